/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pagesOfList } from "../../src/catalogue/addresses/page-paths";
import { precacheManifest } from "../../src/finish/offline/precache-files";
import { fixtureTexts } from "../support/fixture-data";

const data = fixtureTexts();
const [list] = data.pages.flatMap(({ path: address, match }) => (match === "exact" ? address : []));
const home = list ?? "";
const listPages = pagesOfList(home, 140);
const script = "/app-aaaaaaaaaaaaaaaaaaaa.js";
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

const pictureOf = (address: string) =>
  `/static/${"a".repeat(32)}/1/${listPages.indexOf(address)}.avif`;

beforeAll(() => {
  write(
    "webpack.stats.json",
    JSON.stringify({ namedChunkGroups: { app: { assets: [{ name: script.slice(1) }] } } }),
  );
  write(script, "x");
  write("page-data/app-data.json", "{}");
  for (const name of ["word-mark.svg", "favicon.svg", "manifest.webmanifest"]) write(name, "x");
  for (const file of [font, print, "/icons/icon-any-192x192.png"]) write(file, "x");
  write(styles, `@font-face{src:url(${font}) format("woff2")}`);
  write("404.html", `${head}no page`);
  write("page-data/404.html/page-data.json", JSON.stringify({ result: { data: {} } }));
  for (const [index, address] of listPages.entries()) {
    write(`${address}.html`, `${head}<source srcset="${pictureOf(address)} 672w">`);
    write(pictureOf(address), "x");
    const nodes = [{ slug: `item-${index}`, brand: null }];
    const result = {
      data: { page: { path: home, match: "exact" }, items: { nodes } },
      pageContext: { listPages },
    };
    write(`page-data${address}/page-data.json`, JSON.stringify({ result }));
  }
});

test("of each list the first page is cached with its pictures, and leads on to the others", async () => {
  const { pages, partial, items, pictures, files } = await precacheManifest(
    folder,
    listPages,
    data,
  );
  expect(pages).toEqual([home]);
  expect(partial).toEqual([home]);
  expect(items).toEqual({ [`${home}/item-0`]: 0 });
  expect(Object.keys(pictures)).toEqual([pictureOf(home)]);
  for (const file of [script, styles, print, font]) expect(files).toHaveProperty([file]);
  expect(files).toHaveProperty(["/404.html"]);
  expect(files).not.toHaveProperty([listPages[1] ?? ""]);
});
