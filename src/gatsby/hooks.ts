import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { configureBundle } from "./bundle/build-config";
import { catalogueNames } from "../catalogue/shop/catalogue-names";
import { type CatalogueData, siteLanguages } from "../data-check/catalogue-data";
import { writeCms } from "../build/cms-files";
import { checkedData } from "../data-check/check-data";
import { warningLines } from "../data-check/data-warnings";
import { DataError } from "../data-check/messages/validation-error";
import { finishBuild } from "../finish";
import { writeAppendedScript } from "../finish/offline/service-worker";
import { removeEarlierBuild } from "../finish/published-files";
import { collectSiteFacts } from "./collect-site-facts";
import { createPagesIn } from "./create-pages";
import { lastPriceChange } from "./last-price-change";
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

/** gatsby-plugin-offline's empty page, which this site's worker never serves. */
const appShell = "/offline-plugin-app-shell-fallback";

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path.startsWith(appShell)) actions.deletePage(page);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  await removeEarlierBuild(publicFolder, path.join(dataFolder, "images"));
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
