/** @jest-environment node */
import { siteLanguages } from "../../src/data-check/catalogue-data";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import sharp from "sharp";
import {
  allPages,
  builtPage,
  business,
  data,
  homePath,
  itemPaths,
  languagePrefixes,
  listPages,
  publicFolder,
} from "../support/built-site";

const { siteUrl } = business;

const read = (file: string) => readFileSync(path.join(publicFolder, file), "utf8");

interface Thing {
  readonly "@type": string | string[];
  readonly "@id"?: string;
  readonly [name: string]: unknown;
}

/** Other pages have no card, because they use the card of their English page. */
const isEnglish = (address: string) =>
  !languagePrefixes.some((prefix) => address.startsWith(`${prefix}/`));

const graphOf = (address: string) => {
  const scripts = builtPage(address)("script[type='application/ld+json']");
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts.text()) as { "@context": string; "@graph": Thing[] };
};
const thingOf = (address: string, type: string) =>
  graphOf(address)["@graph"].find((candidate) => candidate["@type"] === type);

test.each([...listPages.map(({ path: list }) => list), ...itemPaths].filter(isEnglish))(
  "%s has a card with its own picture for shared links",
  async (address) => {
    const $ = builtPage(address);
    const property = (name: string) => $(`meta[property="og:${name}"]`).attr("content");
    expect($("meta[name='twitter:card']").attr("content")).toBe("summary_large_image");
    const picture = property("image") ?? "";
    expect(picture).toBe(`${siteUrl}/share${address}.jpg`);
    const { width, height, format } = await sharp(
      path.join(publicFolder, picture.slice(siteUrl.length)),
    ).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  },
);

test("only pages below the home page have breadcrumbs", () => {
  expect(thingOf(homePath, "BreadcrumbList")).toBeUndefined();
  for (const { path: address } of listPages.slice(1)) {
    const [name] = builtPage(address)("title").text().split(` | ${business.name}`);
    expect(thingOf(address, "BreadcrumbList")?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: business.name, item: siteUrl + homePath },
      { "@type": "ListItem", position: 2, name, item: siteUrl + address },
    ]);
  }
});

test("the sitemap has all lists and items in all languages, and robots.txt names it", () => {
  const $ = cheerio.load(read("sitemap-0.xml"), { xml: true });
  const listed = $("url")
    .map((_, url) => $(url).children("loc").text())
    .get();
  const lists = allPages.filter((address) => !["/upload", "/404"].includes(address));
  const languages = siteLanguages(data);
  const inAllLanguages = languages.flatMap(({ pathPrefix }) =>
    lists.map((address) => pathPrefix + address),
  );
  expect(listed.sort()).toEqual(
    [...inAllLanguages, ...itemPaths].map((address) => siteUrl + address).sort(),
  );
  const others = $("url").first().find("[hreflang]");
  expect(others.map((_, link) => $(link).attr("hreflang")).get()).toEqual(
    languages.length > 1 ? [...languages.map(({ code }) => code), "x-default"] : [],
  );
  expect(read("sitemap-index.xml")).toContain(`<loc>${siteUrl}/sitemap-0.xml</loc>`);
  expect(read("robots.txt").split("\n")).toEqual(
    expect.arrayContaining(["Allow: /", `Sitemap: ${siteUrl}/sitemap-index.xml`]),
  );
});

test("the manifest has icons for every launcher", () => {
  const manifest = JSON.parse(read("manifest.webmanifest")) as {
    readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "192x192 maskable",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of manifest.icons) {
    expect(existsSync(path.join(publicFolder, src.split("?")[0] ?? ""))).toBe(true);
  }
});
