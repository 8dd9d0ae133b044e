import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { configureBundle } from "./bundle/build-config";
import { catalogueNames } from "../catalogue/shop/catalogue-names";
import type { Language } from "../catalogue/text/languages";
import { translated } from "../catalogue/text/phrases";
import { type CatalogueData, siteLanguages } from "../data-check/catalogue-data";
import { checkedData } from "../data-check/check-data";
import { notFoundPage } from "../shared/precache-manifest";
import { warningLines } from "../data-check/data-warnings";
import { DataError } from "../data-check/messages/validation-error";
import { finishBuild } from "../finish";
import { writeAppendedScript } from "../finish/offline/service-worker";
import { removeEarlierBuild } from "../finish/published-files";
import { collectSiteFacts } from "./collect-site-facts";
import { lastPriceChange } from "./last-price-change";
import { pageLanguage, planItemPages, planPages, planTours } from "./plan-pages";
import { fieldExtensions, typeDefinitions, wordsId } from "./schema";

const dataFolder = path.resolve("data");
const publicFolder = path.resolve("public");

/** Undefined until the data check has passed. */
let validData: CatalogueData | undefined;

/** Gatsby shows this id above the errors of the data. */
const wrongDataId = "wrong-data";

/** Runs first, so that wrong data never becomes a page. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  reporter.setErrorMap({
    [wrongDataId]: {
      text: ({ message }: DataError) => message,
      type: "API.NODE.VALIDATION",
      category: "USER",
    },
  });
  try {
    validData = await checkedData(dataFolder);
    for (const line of warningLines(validData)) reporter.warn(line);
  } catch (error) {
    if (error instanceof DataError) reporter.panic({ id: wrongDataId, context: error });
    throw error;
  }
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of fieldExtensions) actions.createFieldExtension(extension);
  actions.createTypes(typeDefinitions);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const { actions, createNodeId, createContentDigest } = api;
  if (validData !== undefined) {
    const contentDigest = createContentDigest(validData.words);
    await actions.createNode({
      ...validData.words,
      id: wordsId,
      internal: { type: "Words", contentDigest },
    });
  }
  for (const catalogue of catalogueNames) {
    const file = path.join(dataFolder, `${catalogue}.json`);
    if (!existsSync(file)) continue;
    const day = await lastPriceChange(file);
    const id = createNodeId(`price change of ${catalogue}`);
    await actions.createNode({
      id,
      catalogue,
      day,
      internal: { type: "PriceChange", contentDigest: day },
    });
  }
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  if (validData === undefined) return;
  for (const language of siteLanguages(validData)) await createPagesIn(language, validData, api);
};

/** Templates of pages that each language has, by address without prefix. */
const constantPages = {
  "": "home-page",
  "/upload": "upload-page",
  [notFoundPage]: "not-found-page",
};

async function createPagesIn(
  language: Pick<Language, "code" | "pathPrefix">,
  site: CatalogueData,
  api: CreatePagesArgs,
): Promise<void> {
  const { actions, reporter } = api;
  const graphql = api.graphql.bind(api);
  const languageContext = pageLanguage(language.code, site);
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
            title
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
            awayUntil
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
              id
              duration
              days
              price
              kms
              allowanceKm
              estimated
              kmsEstimated
            }
          }
        }
      }
    `,
    languageContext,
  );
  const { data } = result;
  if (!data) {
    reporter.panic(`The catalogue cannot be queried: ${String(result.errors)}`);
    return;
  }
  const ofType = (type: string) =>
    data.allCatalogueItem.nodes
      .filter(({ internal }) => internal.type === type)
      .map((item) => ({ ...item, picture: item.image.childImageSharp?.resize?.src }));
  const items = {
    bikes: ofType("BikesJson"),
    cars: ofType("CarsJson"),
    hotels: ofType("HotelsJson"),
    taxis: ofType("TaxisJson"),
  };
  const pages = data.allPagesJson.nodes;
  const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
  const translate = (english: string) => translated(site.words, language.code, english);
  const lists = planPages(pages, items, language.code, translate);
  const tours = planTours(data.allPlacesJson.nodes, pages, lists);
  for (const { context, ...page } of lists) {
    const component = template("catalogue-page");
    actions.createPage({ component, ...page, context: { ...context, ...languageContext, tours } });
  }
  const wordsByPage = new Map(lists.map(({ context: { pageId, words } }) => [pageId, words]));
  for (const { context, ...page } of planItemPages(pages, items)) {
    const component = template("item-page");
    const words = wordsByPage.get(context.pageId);
    const itemContext = { ...context, ...languageContext, ...(words && { words }), tours };
    actions.createPage({ component, ...page, context: itemContext });
  }
  const picture = lists[0]?.context.picture;
  for (const [address, name] of Object.entries(constantPages)) {
    const path = language.pathPrefix + address || "/";
    const context = { picture, ...languageContext };
    actions.createPage({ component: template(name), path, context });
  }
}

/** gatsby-plugin-offline's empty page, which this site's worker never serves. */
const appShell = "/offline-plugin-app-shell-fallback";

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path.startsWith(appShell)) actions.deletePage(page);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (api) => {
  const { actions, stage, plugins } = api;
  if (validData !== undefined && stage.endsWith("html")) {
    const facts = await collectSiteFacts(validData, stage === "build-html" ? publicFolder : null);
    const define = plugins.define as (texts: Readonly<Record<string, string>>) => object;
    actions.setWebpackConfig({ plugins: [define({ SITE_FACTS: JSON.stringify(facts) })] });
  }
  configureBundle(api);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  await removeEarlierBuild(publicFolder, path.join(dataFolder, "images"));
  await writeAppendedScript();
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  if (validData === undefined) return;
  reporter.info(await finishBuild(publicFolder, validData));
};
