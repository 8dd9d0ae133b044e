/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pagesOfList } from "../../src/catalogue/page-paths";
import { precacheManifest } from "../../src/finish/precache-manifest";
import { fixtureTexts } from "../support/fixture-data";

const data = fixtureTexts();
const [list] = data.pages.flatMap(({ path: address, match }) => (match === "exact" ? address : []));
const home = list ?? "";
const listPages = pagesOfList(home, 140);
const script = "/app-aaaaaaaaaaaaaaaaaaaa.js";
const pageBytes = 3000;
const font = "/static/site.woff2";
const styles = `/styles.${"b".repeat(20)}.css`;
const print = `/print-${"c".repeat(20)}.css`;
const head = [styles, print].map((file) => `<link href="${file}">`).join("");

const folder = mkdtempSync(path.join(os.tmpdir(), "offline-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** Figures that no compression makes smaller. */
const noise = (bytes: number) => randomBytes(bytes).toString("base64").slice(0, bytes);
const pictureOf = (address: string) =>
  `/static/${"a".repeat(32)}/1/${listPages.indexOf(address)}.avif`;

beforeAll(() => {
  write(
    "webpack.stats.json",
    JSON.stringify({ namedChunkGroups: { app: { assets: [{ name: script.slice(1) }] } } }),
  );
  write(script, noise(500));
  write("page-data/app-data.json", "{}");
  for (const name of ["word-mark.svg", "favicon.svg", "manifest.webmanifest"]) write(name, "x");
  for (const file of [font, print, "/icons/icon-any-192x192.png"]) write(file, "x");
  write(styles, `@font-face{src:url(${font}) format("woff2")}`);
  write("404.html", `${head}no page`);
  write("page-data/404.html/page-data.json", JSON.stringify({ result: { data: {} } }));
  for (const [index, address] of listPages.entries()) {
    write(
      `${address}.html`,
      `${head}<source srcset="${pictureOf(address)} 672w">${noise(pageBytes)}`,
    );
    write(pictureOf(address), randomBytes(1000));
    const nodes = [{ slug: `item-${index}`, brand: null }];
    const result = {
      data: { page: { path: home, match: "exact" }, items: { nodes } },
      pageContext: { listPages },
    };
    write(`page-data${address}/page-data.json`, JSON.stringify({ result }));
  }
});

const within = (budget: number) => precacheManifest(folder, listPages, data, "", budget);

test("with a budget for everything every page is cached, and each item's list is known", async () => {
  const { pages, partial, items, pictures } = await within(1_000_000);
  expect(pages).toEqual(listPages);
  expect(partial).toEqual([]);
  expect(items).toEqual(
    Object.fromEntries(listPages.map((_, index) => [`${home}/item-${index}`, index])),
  );
  expect(Object.keys(pictures)).toEqual(listPages.map(pictureOf));
});

test("a long list is cached from its beginning, as far as the budget goes, page by page with its pictures", async () => {
  const { pages, partial, items, pictures, files } = await within(3 * pageBytes);
  expect(pages).toEqual(listPages.slice(0, pages.length));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThan(listPages.length);
  expect(partial).toEqual([home]);
  expect(Object.keys(items)).toHaveLength(pages.length);
  expect(Object.keys(pictures)).toEqual(pages.map(pictureOf));
  for (const file of [script, styles, print, font]) expect(files).toHaveProperty([file]);
  expect(files).toHaveProperty(["/404.html"]);
});

test("what every page needs and the first page come before any picture", async () => {
  const { pages, pictures } = await within(pageBytes + 400);
  expect(pages).toEqual([home]);
  expect(pictures).toEqual({});
});
