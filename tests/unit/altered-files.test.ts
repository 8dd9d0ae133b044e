/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { browserFiles } from "../../src/finish/built-files";
import { precacheManifest } from "../../src/finish/offline/precache-files";
import { allItemPaths } from "../../src/finish/hosts/host-rules";
import { completeServiceWorker } from "../../src/finish/offline/service-worker";
import { fixtureData } from "../support/fixture-data";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "altered-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shop = fixtureData();
const [bikes] = shop.pages.filter(({ catalogue }) => catalogue === "bikes");
const data = { ...shop, pages: bikes ? [{ ...bikes, path: "/bikes" }] : [] };
const styles = `/styles.${"a".repeat(8)}.css`;
const font = "/static/site.woff2";
const page = `<picture><source srcSet="/static/d/1/dio.avif 336w,/static/d/2/dio.avif 672w"/></picture>`;
const pageData = JSON.stringify({ componentChunkName: "component---list" });

/** Files of a build that the finishing steps read, as Gatsby and its plugins write them. */
const build: Readonly<Record<string, string>> = {
  "bikes/index.html": page,
  "bikes.html": page,
  "404.html": page,
  "page-data/bikes/page-data.json": pageData,
  "page-data/404.html/page-data.json": JSON.stringify({ result: { data: {} } }),
  "page-data/app-data.json": "{}",
  "webpack.stats.json": JSON.stringify({
    namedChunkGroups: { app: { assets: [{ name: "app-1a.js" }, { name: styles.slice(1) }] } },
  }),
  "manifest.webmanifest": "{}",
  "sw.js": "the plugin's worker",
  "app-1a.js": "",
  "mark.svg": "",
  [styles.slice(1)]: "@font-face{src:url(/static/site.woff2)}a{top:0}",
  "static/site.woff2": "",
  "static/d/2/dio.avif": "",
};

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** Steps that read written files. */
const steps = {
  "browser files": () => browserFiles(folder),
  "precache manifest": () => precacheManifest(folder, ["/bikes"], data),
};

test.each(Object.entries(steps))("%s: reads unaltered files", async (_name, step) => {
  write(build);
  await expect(step()).resolves.toBeDefined();
});

test.each<[keyof typeof steps, string, string | RegExp, string, string]>([
  ["browser files", "webpack.stats.json", ".css", ".js", "style sheet"],
  ["precache manifest", "bikes.html", /\.avif \d+w/g, ".webp 1x", "picture of 672 px"],
  ["precache manifest", "bikes.html", "672w", "700w", "picture of 672 px"],
  ["browser files", styles.slice(1), "woff2", "woff", "font"],
])("%s: %s without %p fails the build", async (step, name, part, replacement, missing) => {
  const content = build[name] ?? "";
  const altered = content.replace(part, replacement);
  expect(altered).not.toBe(content);
  write({ ...build, [name]: altered });
  const failure = await steps[step]().then(
    () => "",
    (cause: unknown) => String(cause),
  );
  expect(failure).toContain(name);
  expect(failure).toContain(missing);
});

test("the precache manifest is inserted into the service worker, before the code of gatsby-plugin-offline", async () => {
  write(build);
  const manifest = await steps["precache manifest"]();
  await completeServiceWorker(folder, manifest);
  expect(read("sw.js")).toBe(
    `self.precacheManifest=${JSON.stringify(manifest)};\n${build["sw.js"]}`,
  );
});

test("a picture smaller than the cached size is not cached", async () => {
  write({ ...build, "bikes.html": page.replace(/,[^"]*672w/, "") });
  expect(Object.keys((await steps["precache manifest"]()).pictures)).toEqual([]);
});

test("the manifest has the list, its picture, the addresses of its items and the files that every page needs", async () => {
  write(build);
  const { files, ...others } = await precacheManifest(folder, ["/bikes"], data);
  expect(others).toMatchObject({
    pages: ["/bikes"],
    items: Object.fromEntries(allItemPaths(data).map((item) => [item, 0])),
    // The start of the SHA-256 of an empty file.
    pictures: { "/static/d/2/dio.avif": "47DEQpj8" },
  });
  expect(Object.keys(others.pictures)).toHaveLength(1);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["/app-1a.js", styles, font, "/404.html"]),
  );
});
