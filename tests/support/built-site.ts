import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import { itemPagePath, listPagePath } from "../../src/catalogue/addresses/page-paths";
import { allPages as allPagesOf, type CatalogueName } from "../../src/data-check/catalogue-data";
import { translations } from "../../src/catalogue/text/languages";
import { checkedJson } from "../../src/data-check/checked-data";
import { placesOf } from "./fixture-data";
import type { BuiltPage } from "../../src/gatsby/search-engines/described-page";

/** Folder of the finished build, which `npm test` writes before the tests. */
export const publicFolder = path.resolve("public");

/** A page of the build, parsed. */
export function builtPage(address: string): cheerio.CheerioAPI {
  return cheerio.load(readFileSync(path.join(publicFolder, `${address.slice(1)}.html`), "utf8"));
}

/** Gatsby's data of a page of the build. */
export function builtPageData(address: string) {
  const file = path.join(publicFolder, "page-data", address, "page-data.json");
  return JSON.parse(readFileSync(file, "utf8")) as {
    readonly path: string;
    readonly result: Required<BuiltPage>;
  };
}

/** The shipped data. */
export const data = checkedJson("data");

export const { business } = data;

/** The list pages that the specification requires for this data. */
export const listPages = data.pages.flatMap((page) => {
  const { match, catalogue, title, link, tab } = page;
  const brands = match === "exact" ? [] : data[catalogue].flatMap(({ brand }) => brand ?? []);
  return [null, ...new Set(brands)].map((brand) => {
    const items = data[catalogue].filter((item) => brand === null || item.brand === brand).length;
    const path = listPagePath(page, brand ?? business.slug);
    return { path, title, link, tab: tab?.label ?? null, items, data: catalogue, brand };
  });
});

/** Lists of a whole catalogue, to which every page has a link. */
export const wholeLists = listPages.filter(({ brand }) => brand === null);

/**
 * The list of a whole catalogue.
 *
 * @throws Error when the data has no such list
 */
export function listOf(catalogue: CatalogueName): (typeof listPages)[number] {
  const list = wholeLists.find((page) => page.data === catalogue);
  if (list === undefined) throw new Error(`The data has no list of ${catalogue}`);
  return list;
}

/** The lists that have a tab, with its label, in the order of the tabs. */
export const tabLists = wholeLists.flatMap(({ path: address, tab }) =>
  tab === null ? [] : [{ path: address, label: tab }],
);

/** The list to which `/` redirects. */
export const homePath = listPages[0]?.path ?? "";

/** Addresses of the pages of all items. */
export const itemPaths = allPagesOf(data).flatMap((page) =>
  data[page.catalogue].map((item) => itemPagePath(page, item, business.slug)),
);

/** Destinations of trips, in the owner's order. */
export const places = placesOf(data.places);

/** Path prefixes of the languages other than English. */
export const languagePrefixes = translations.map(({ pathPrefix }) => pathPrefix);

/** English pages, including the 404 page, without the pages of items. */
export const allPages = [...listPages.map(({ path }) => path), "/upload", "/404"];

/** For each English list, the page of one of its items. */
export const itemPageKinds = [
  ...new Map(
    itemPaths
      .filter((address) => !languagePrefixes.some((prefix) => address.startsWith(`${prefix}/`)))
      .map((address) => [address.slice(0, address.lastIndexOf("/")), address]),
  ).values(),
];

const [brandList] = listPages.filter(({ brand }) => brand !== null);

/** A list, a list with groups, and the list of a brand. */
export const listKinds = [listOf("bikes"), listOf("hotels"), ...(brandList ? [brandList] : [])].map(
  ({ path: address }) => address,
);

/** One page of each kind, for tests of what all pages have in common. */
export const pageKinds = [
  ...listKinds,
  itemPageKinds[0] ?? homePath,
  `${homePath}?list=1-2-3`,
  "/upload",
  "/404",
];

/** Each kind of page in one of the languages, which take turns. */
const kindsIn = (prefixes: readonly string[]) =>
  pageKinds.map((address, index) => (prefixes[index % prefixes.length] ?? "") + address);

/** Each kind of page in a further language. */
export const translatedKinds = kindsIn(languagePrefixes);

/** Each kind of page once, for tests that take long; English is one of the languages. */
export const kindsOnce = kindsIn([...languagePrefixes, ""]);
