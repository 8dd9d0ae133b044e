import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { byCatalogue } from "../catalogue/lists/catalogue-names";
import { english, type Language, type PageLanguage } from "../catalogue/text/languages";
import { translated } from "../catalogue/text/phrases";
import type { CatalogueData } from "../data-check/catalogue-data";
import { notFoundPage } from "../offline/precache-manifest";
import { planItemPages, planPages, planTours } from "./plan-pages";
import { itemType } from "./schema";

/** Templates of pages that each language has, by address without prefix. */
const constantPages = {
  "": "home-page",
  "/upload": "upload-page",
  [notFoundPage]: "not-found-page",
};

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** Creates all pages of a language. */
export async function createPagesIn(
  { code, pathPrefix }: Pick<Language, "code" | "pathPrefix">,
  site: CatalogueData,
  api: CreatePagesArgs,
): Promise<void> {
  const { createPage } = api.actions;
  const languageContext = code === english.code ? {} : { language: code };
  const { pages, places, items } = await plannedCatalogue(api, languageContext);
  const translate = (english: string) => translated(site.words, code, english);
  const lists = planPages(pages, items, code, translate);
  const tours = planTours(places, pages, lists);
  for (const { context, ...page } of lists) {
    const component = template("catalogue-page");
    createPage({ component, ...page, context: { ...context, ...languageContext, tours } });
  }
  const wordsByPage = new Map(lists.map(({ context: { pageId, words } }) => [pageId, words]));
  for (const { context, ...page } of planItemPages(pages, items)) {
    const component = template("item-page");
    const words = wordsByPage.get(context.pageId);
    const itemContext = { ...context, ...languageContext, ...(words && { words }), tours };
    createPage({ component, ...page, context: itemContext });
  }
  const picture = lists[0]?.context.picture;
  for (const [address, name] of Object.entries(constantPages)) {
    const context = { picture, ...languageContext };
    createPage({ component: template(name), path: pathPrefix + address || "/", context });
  }
}

/** The data that decides which pages there are; texts are in the language of the context. */
async function plannedCatalogue(api: CreatePagesArgs, context: PageLanguage) {
  const graphql = api.graphql.bind(api);
  const result = await graphql<Queries.PlannedCatalogueQuery>(
    `
      query PlannedCatalogue {
        allPlacesJson {
          nodes {
            slug
            name
            alsoCalled
          }
        }
        allPagesJson(sort: { position: ASC }) {
          nodes {
            jsonId
            path
            prefix
            catalogue
            link
            groupBy
            labels {
              value
              text
            }
            groupNotes {
              value
              text
            }
            maxNights
          }
        }
        allCatalogueItem(sort: { position: ASC }) {
          nodes {
            internal {
              type
            }
            id
            jsonId
            name
            path
            brand
            filter
            location
            groupNote
            mileage
            seats
            exceed
            carInfo
            image {
              childImageSharp {
                resize(
                  width: 1200
                  height: 630
                  fit: COVER
                  cropFocus: ENTROPY
                  toFormat: JPG
                  quality: 80
                ) {
                  src
                }
              }
            }
            priceDetails {
              duration
              days
              price
              allowanceKm
              estimated
              kmsEstimated
            }
          }
        }
      }
    `,
    context,
  );
  const { data } = result;
  if (!data) throw new Error(`The catalogue cannot be queried: ${String(result.errors)}`);
  return {
    pages: data.allPagesJson.nodes,
    places: data.allPlacesJson.nodes,
    items: byCatalogue((name) =>
      data.allCatalogueItem.nodes
        .filter(({ internal }) => internal.type === itemType(name))
        .map((item) => ({ ...item, picture: item.image.childImageSharp?.resize?.src })),
    ),
  };
}
