import type { GatsbyNode } from "gatsby";
import path from "node:path";
import { catalogueNames } from "../catalogue/lists/catalogue-names";
import { languages } from "../catalogue/text/languages";
import type { CatalogueData } from "../data-check/catalogue-data";
import { checkedData, checkedJson } from "../data-check/checked-data";
import { warningLines } from "../data-check/data-warnings";
import { DataError } from "../data-check/validation-error";
import { writeAppendedScript } from "./output/service-worker";
import { configureBundle } from "./bundle/build-config";
import { writeCms } from "./cms/cms-files";
import { collectSiteFacts } from "./documents/site-facts";
import { finishBuild } from "./output/finish-build";
import { lastPriceChange } from "./last-price-change";
import { planPages } from "./plan-pages";
import { removeRewritten } from "./output/removed-files";
import { fieldExtensions, typeDefinitions } from "./schema";

const dataFolder = path.resolve("data");
const publicFolder = path.resolve("public");

/** The last data that passed the check; undefined until then. */
let validData: CatalogueData | undefined;

async function readData(
  check: (folder: string) => CatalogueData | Promise<CatalogueData>,
  report: (message: string) => void,
) {
  try {
    validData = await check(dataFolder);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    report(error.message);
  }
  return validData;
}

/** Runs first, so that wrong data never becomes a page. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const data = await readData(checkedData, (message) => reporter.panic(message));
  for (const line of data ? warningLines(data) : []) reporter.warn(line);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of fieldExtensions) actions.createFieldExtension(extension);
  actions.createTypes(typeDefinitions);
};

/** Runs again when data change under `gatsby develop`. Wrong data leave the planned pages as they are. */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const data = await readData(checkedJson, (message) => api.reporter.error(message));
  if (data === undefined) return;
  const priceDays = new Map<string | undefined, string>();
  for (const name of catalogueNames)
    priceDays.set(name, await lastPriceChange(path.join(dataFolder, `${name}.json`)));
  for (const { template, ...page } of languages.flatMap((language) => planPages(data, language))) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    const context = { ...page.context, priceDay: priceDays.get(page.context.catalogue) };
    api.actions.createPage({ ...page, component, context });
  }
};

/** gatsby-plugin-offline's empty page, which this site's worker never serves. */
const appShell = "/offline-plugin-app-shell-fallback";

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path.startsWith(appShell)) actions.deletePage(page);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  await removeRewritten(publicFolder);
  await writeAppendedScript();
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

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  if (validData === undefined) return;
  await writeCms(publicFolder, validData);
  reporter.info(await finishBuild(publicFolder, validData));
};
