import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type BundleRule, pluginList, shortenClassNames } from "./bundle/bundle-rules";
import { catalogueNames } from "../catalogue/shop/catalogue-names";
import type { CatalogueData } from "../data-check/catalogue-data";
import { checkedData } from "../data-check/check-data";
import { textWarnings, warningLine } from "../data-check/data-warnings";
import { DataError } from "../data-check/messages/validation-error";
import { pageAddresses, writeFlatPages } from "../finish/pages/flat-pages";
import { shortenInlineScripts } from "../finish/pages/inline-scripts";
import { deferScripts } from "../finish/pages/late-scripts";
import { writePageStyles } from "../finish/pages/page-styles";
import { writeHostFiles } from "../finish/hosts/host-files";
import { allItemPaths, routeRules } from "../finish/hosts/host-rules";
import { stripNulBytes } from "../finish/pages/nul-bytes";
import { precacheManifest } from "../finish/offline/precache-files";
import { writeOfflineWorker } from "./bundle/offline-worker";
import { guardDevelopServer } from "./develop-guard";
import { lastPriceChange } from "./last-price-change";
import { planItemPages } from "./plan-item-pages";
import { planPages } from "./plan-pages";
import { planTours } from "./plan-tours";
import { precompress } from "../finish/pages/precompress";
import {
  removeEarlierBundle,
  removeEarlierCopies,
  removeUnpublished,
} from "../finish/published-files";
import { fieldExtensions, typeDefinitions } from "./schema";
import { policyOf, securityHeaders, writePolicyIntoPages } from "../finish/pages/security-policy";
import { writeRobots, writeSearchTags } from "../finish/search-engines/search-tags";
import { finishServiceWorker } from "../finish/offline/service-worker";
import { writeIcons } from "../finish/search-engines/site-icons";
import { appIcon, writeFavicon } from "../brand/mark-icons";
import { writeSiteFont } from "../brand/site-font";
import { writeWordMark } from "../brand/word-mark";

const dataFolder = path.resolve("data");
const publicFolder = path.resolve("public");

/** How long a script or style chunk may take to load, in milliseconds (specification, section 7). */
const chunkLoadTimeoutMs = 120_000;

/** The data of this build, once it is known to be right. */
let checked: CatalogueData | undefined;

/** Checks the data before anything else runs, so that wrong data never becomes a page. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (process.env.gatsby_executing_command === "develop") guardDevelopServer();
  try {
    const data = await checkedData(dataFolder);
    checked = data;
    for (const warning of textWarnings(data)) {
      if (warning.reason === null) reporter.warn(warningLine(warning));
    }
    await Promise.all([
      writeSiteFont(dataFolder, path.resolve("src/styles/fonts/site.woff2")),
      writeWordMark(data.business.name, path.resolve("static/word-mark.svg")),
      writeFavicon(data.business.name, path.resolve("static/favicon.svg")),
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

/** Says of each catalogue how old its prices are. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ actions, createNodeId }) => {
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
  const { actions, reporter } = api;
  const graphql = api.graphql.bind(api);
  const result = await graphql<Queries.PlannedCatalogueQuery>(`
    query PlannedCatalogue {
      businessJson {
        slug
      }
      allPlacesJson {
        nodes {
          slug
          name
          alsoCalled
        }
      }
      allPagesJson(sort: { place: ASC }) {
        nodes {
          jsonId
          path
          match
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
        }
      }
      allProseJson {
        nodes {
          jsonId
          path
        }
      }
      allCatalogueItem(sort: { place: ASC }) {
        nodes {
          internal {
            type
          }
          id
          jsonId
          name
          slug
          brand
          filter
          location
          mileage
          exceed
          carInfo
          priceDetails {
            id
            duration
            hours
            price
            kms
            allowanceKm
            estimated
            kmsEstimated
          }
        }
      }
    }
  `);
  const { data } = result;
  if (!data?.businessJson) {
    reporter.panic(`The catalogue cannot be queried: ${String(result.errors)}`);
    return;
  }
  const ofType = (type: string) =>
    data.allCatalogueItem.nodes.filter(({ internal }) => internal.type === type);
  const items = {
    bikes: ofType("BikesJson"),
    cars: ofType("CarsJson"),
    hotels: ofType("HotelsJson"),
    taxis: ofType("TaxisJson"),
  };
  const pages = data.allPagesJson.nodes;
  const { slug } = data.businessJson;
  const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
  const lists = planPages(pages, items, slug);
  const tours = planTours(data.allPlacesJson.nodes, pages, lists);
  for (const { context, ...page } of lists) {
    const component = template("catalogue-page");
    actions.createPage({ component, ...page, context: { ...context, tours } });
  }
  for (const { context, ...page } of planItemPages(pages, items, slug)) {
    const component = template("item-page");
    actions.createPage({ component, ...page, context: { ...context, tours } });
  }
  for (const { path: address, jsonId } of data.allProseJson.nodes) {
    const context = { pageId: jsonId };
    actions.createPage({ component: template("prose-page"), path: address, context });
  }
};

/** The offline plugin's empty page, which this site's worker never answers. */
const appShell = "/offline-plugin-app-shell-fallback";

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path.startsWith(appShell)) actions.deletePage(page);
};

interface BundleConfig {
  devtool: string | false;
  module: { rules: BundleRule[] };
  resolve: { alias: Record<string, string> };
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { actions, stage } = api;
  actions.setWebpackConfig({ output: { chunkLoadTimeout: chunkLoadTimeoutMs } });
  // Settings that are lists are joined when they are merged; these take the place of Gatsby's own.
  const config = (api.getConfig as () => BundleConfig)();
  if (stage === "build-javascript") {
    config.devtool = false;
    Object.assign(config.resolve.alias, pluginList);
  }
  // The preview keeps the names in the files.
  if (stage !== "develop" && stage !== "develop-html") shortenClassNames(config.module.rules);
  actions.replaceWebpackConfig(config);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = () => removeEarlierBundle(publicFolder);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  await stripNulBytes(publicFolder);
  await removeEarlierCopies(publicFolder, {
    pictures: path.join(dataFolder, "images"),
    unchanged: path.resolve("static"),
  });
  const addresses = await pageAddresses(publicFolder);
  await writePageStyles(publicFolder);
  await deferScripts(publicFolder);
  await shortenInlineScripts(publicFolder);
  if (checked !== undefined) {
    await writeSearchTags(publicFolder, addresses, checked);
    await writeRobots(publicFolder, checked.business.siteUrl);
  }
  const policy = await policyOf(publicFolder);
  if (process.env.POLICY_IN_PAGES !== undefined) await writePolicyIntoPages(publicFolder, policy);
  await writeFlatPages(publicFolder, addresses);
  if (checked !== undefined) {
    await writeIcons(await appIcon(checked.business.name), publicFolder);
    const items = new Set(allItemPaths(checked));
    const pages = addresses.filter((address) => !items.has(address));
    const list = await precacheManifest(publicFolder, pages, checked);
    await finishServiceWorker(publicFolder, list);
    const cached = Object.keys(list.files).length + Object.keys(list.pictures).length;
    reporter.info(`${cached} files are cached for offline use (version ${list.version})`);
    await writeHostFiles(publicFolder, path.resolve("hosting/generated"), {
      routes: routeRules(checked),
      headers: securityHeaders(policy),
      addresses,
    });
  }
  await removeUnpublished(publicFolder);
  await precompress(publicFolder);
};
