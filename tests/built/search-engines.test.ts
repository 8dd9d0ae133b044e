import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import { languages } from "../../src/catalogue/text/languages";
import { business, itemPaths, listPages, publicFolder } from "../support/built-site";

const { siteUrl } = business;

const read = (file: string) => readFileSync(path.join(publicFolder, file), "utf8");

test("the sitemap has all lists and items in all languages", () => {
  const $ = cheerio.load(read("sitemap-0.xml"), { xml: true });
  const addresses = $("url > loc")
    .get()
    .map((loc) => $(loc).text());
  const lists = languages.flatMap(({ pathPrefix }) =>
    listPages.map(({ path: list }) => pathPrefix + list),
  );
  expect(addresses.sort()).toEqual(
    [...lists, ...itemPaths].map((address) => siteUrl + address).sort(),
  );
  const alternates = $("url").first().find("[hreflang]");
  expect(alternates.map((_, link) => $(link).attr("hreflang")).get()).toEqual([
    ...languages.map(({ code }) => code),
    "x-default",
  ]);
  expect(read("sitemap-index.xml")).toContain(`<loc>${siteUrl}/sitemap-0.xml</loc>`);
});
