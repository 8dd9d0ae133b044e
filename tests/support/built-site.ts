import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import { itemsPerPage, pagesOfList } from "../../src/catalogue/page-paths";
import type { CatalogueName } from "../../src/data-check/catalogue-data";
import { checkedTexts } from "../../src/data-check/check-data";
import { allItemPaths } from "../../src/finish/host-rules";
import { readData } from "./shipped-data";

/** Folder of the finished build; `npm test` makes it before the tests run. */
export const publicFolder = path.resolve("public");

/** A page of the build, parsed. */
export function builtPage(address: string): cheerio.CheerioAPI {
  return cheerio.load(readFileSync(path.join(publicFolder, `${address.slice(1)}.html`), "utf8"));
}

interface PageRow {
  readonly path: string;
  readonly match: "exact" | "prefix";
  readonly catalogue: CatalogueName;
  readonly title: string;
}

/** What the built pages say of the business, as `data/business.json` has it. */
export const business = readData<{
  readonly name: string;
  readonly slug: string;
  readonly siteUrl: string;
  readonly phones: readonly string[];
  readonly chatText: string;
}>("business");

/** A number as links dial it. */
export const dialled = (phone: string) => phone.replace(/[^+\d]/g, "");

/** The list pages that the data asks for, by the rules of the specification; of a long list the first. */
export const listPages = readData<PageRow[]>("pages").flatMap(
  ({ path: address, match, catalogue, title }) => {
    const items = readData<{ readonly brand?: string }[]>(catalogue);
    const list = (listPath: string, brand: string | null) => {
      const { length: count } = items.filter((item) => brand === null || item.brand === brand);
      const pages = pagesOfList(listPath, count);
      const shown = Math.min(count, itemsPerPage);
      return { path: listPath, title, items: shown, count, pages, data: catalogue, brand };
    };
    if (items.length === 0) return [];
    if (match === "exact") return [list(address, null)];
    const brands = [...new Set(items.flatMap(({ brand }) => brand ?? []))];
    return [
      list(address + business.slug, null),
      ...brands.map((brand) => list(address + brand, brand)),
    ];
  },
);

/**
 * The list with an address.
 *
 * @throws Error where the data makes none there
 */
export function listAt(address: string): (typeof listPages)[number] {
  const list = listPages.find(({ path: listPath }) => listPath === address);
  if (list === undefined) throw new Error(`There is no list at ${address}`);
  return list;
}

/** The list that the site begins with. */
export const homePath = listPages[0]?.path ?? "";

/** Lists of a whole catalogue, to which every page leads. */
export const wholeLists = listPages.filter(({ brand }) => brand === null);

/** Addresses of the pages of all items. */
export const itemPaths = allItemPaths(checkedTexts("data"));

/** Every page of the site but those of items, the error page included. */
export const allPages = [...listPages.flatMap(({ pages }) => pages), "/upload", "/404"];

/** One item's page below each page that items have their addresses below: what differs in kind. */
export const itemPageKinds = [
  ...new Map(
    itemPaths.map((address) => [address.slice(0, address.lastIndexOf("/")), address]),
  ).values(),
];
