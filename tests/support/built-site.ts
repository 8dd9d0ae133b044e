import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
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

/** The list pages that the data asks for, by the rules of the specification. */
export const listPages = readData<PageRow[]>("pages").flatMap(
  ({ path: address, match, catalogue, title }) => {
    const items = readData<{ readonly brand?: string }[]>(catalogue);
    const page = { path: address, title, items: items.length, data: catalogue, brand: null };
    if (match === "exact") return [page];
    const brands = [...new Set(items.flatMap(({ brand }) => brand ?? []))];
    const { slug } = readData<{ readonly slug: string }>("business");
    return [
      { ...page, path: address + slug },
      ...brands.map((brand) => ({
        ...page,
        path: address + brand,
        items: items.filter((item) => item.brand === brand).length,
        brand,
      })),
    ];
  },
);

/** Addresses of the pages of all items. */
export const itemPaths = allItemPaths(checkedTexts("data"));

/** Every page of the site but those of items, the error page included. */
export const allPages = [...listPages.map(({ path: address }) => address), "/upload", "/404"];

/** One item's page below each page that items have their addresses below: what differs in kind. */
export const itemPageKinds = [
  ...new Map(
    itemPaths.map((address) => [address.slice(0, address.lastIndexOf("/")), address]),
  ).values(),
];
