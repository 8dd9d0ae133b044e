import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { browserAliases } from "./browser-bundle";
import type { CatalogueData } from "./catalogue-data";
import { checkedData } from "./check-data";
import { DataError } from "./fault";
import { writeFlatPages } from "./flat-pages";
import { delayScripts } from "./late-scripts";
import { writeOfflineList } from "./offline-list";
import { writeOfflineWorker } from "./offline-worker";
import { type ItemNodes, planPages } from "./plan-pages";
import { sampleDetailsWarning } from "./sample-details";
import { precompress } from "./precompress";
import { fieldExtensions, typeDefinitions } from "./schema";
import { writeSiteFont } from "./site-font";
import { chunkLoadTimeoutMs } from "./time-limits";
import { writeWordMark } from "./word-mark";

const dataFolder = path.resolve("data");

/** The data of this build, once it is known to be right. */
let checked: CatalogueData | undefined;

/** Checks the data before anything else runs, so that wrong data never becomes a page. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  try {
    const data = await checkedData(dataFolder);
    checked = data;
    const warning = sampleDetailsWarning(data.business);
    if (warning !== null) reporter.warn(warning);
    await Promise.all([
      writeSiteFont(dataFolder, path.resolve("src/styles/fonts/site.woff2")),
      writeWordMark(data.business.name, path.resolve("static/word-mark.svg")),
    ]);
  } catch (error) {
    if (error instanceof DataError) reporter.panic(error.message);
    throw error;
  }
};

/** Bundles the worker's code before gatsby-plugin-offline, whose onPostBuild comes first, needs it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = writeOfflineWorker;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of fieldExtensions) actions.createFieldExtension(extension);
  actions.createTypes(typeDefinitions);
};

/** Performs what `planPages` decided. */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const { actions, reporter } = api;
  const graphql = api.graphql.bind(api);
  const result = await graphql<Queries.PlannedCatalogueQuery>(`
    query PlannedCatalogue {
      businessJson {
        slug
      }
      allPagesJson(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          path
          match
          catalogue
          title
        }
      }
      bikes: allBikesJson(sort: { jsonId: ASC }) {
        nodes {
          id
          name
          brand
        }
      }
      cars: allCarsJson(sort: { jsonId: ASC }) {
        nodes {
          id
          name
          brand
        }
      }
      hotels: allHotelsJson(sort: { jsonId: ASC }) {
        nodes {
          id
          name
          brand
        }
      }
      taxis: allTaxisJson(sort: { jsonId: ASC }) {
        nodes {
          id
          name
          brand
        }
      }
    }
  `);
  const { data } = result;
  if (!data?.businessJson) {
    reporter.panic(`The catalogue cannot be queried: ${String(result.errors)}`);
    return;
  }
  const { bikes, cars, hotels, taxis } = data;
  const items: ItemNodes = {
    bikes: bikes.nodes,
    cars: cars.nodes,
    hotels: hotels.nodes,
    taxis: taxis.nodes,
  };
  const component = path.resolve("src/templates/catalogue-page.tsx");
  for (const page of planPages(data.allPagesJson.nodes, items, data.businessJson.slug)) {
    actions.createPage({ component, ...page });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  actions.setWebpackConfig({
    output: { chunkLoadTimeout: chunkLoadTimeoutMs },
    resolve: { alias: stage === "build-javascript" ? browserAliases : {} },
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix, reporter }) => {
  const publicFolder = path.resolve("public");
  await delayScripts(publicFolder, pathPrefix);
  const addresses = await writeFlatPages(publicFolder);
  if (checked !== undefined) {
    const list = await writeOfflineList(publicFolder, addresses, checked, pathPrefix);
    const kept = Object.keys(list.files).length + Object.keys(list.pictures).length;
    reporter.info(`${kept} files are kept for offline use (version ${list.version})`);
  }
  await precompress(publicFolder);
};
