/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { builtScripts } from "../../src/finish/built-pages";
import { writeStartScripts } from "../../src/finish/pages/start-scripts";
import { precacheManifest } from "../../src/finish/offline/precache-files";
import { writePageStyles } from "../../src/finish/pages/page-styles";
import { withSearchTags } from "../../src/finish/search-engines/search-tags";
import { policyOf, writePolicyIntoPages } from "../../src/finish/pages/security-policy";
import { manifestIcons } from "../../src/finish/search-engines/site-icons";
import { allItemPaths } from "../../src/finish/hosts/host-rules";
import { finishServiceWorker } from "../../src/finish/offline/service-worker";
import { fixtureTexts } from "../support/fixture-data";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "altered-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shop = fixtureTexts();
const [bikes] = shop.pages.filter(({ catalogue }) => catalogue === "bikes");
const data = { ...shop, pages: bikes ? [{ ...bikes, path: "/bikes" }] : [] };
const styles = `/styles.${"a".repeat(8)}.css`;
const font = "/static/site.woff2";
const page = `<html><head><meta charSet="utf-8"/><title data-gatsby-head="true">Bikes</title><meta name="description" content="16 bikes"/><script data-start="">start()</script><style data-href="${styles}" data-identity="gatsby-global-css">a{top:0}</style></head><body><picture class="card"><source srcSet="/static/d/1/dio.avif 336w,/static/d/2/dio.avif 672w"/></picture><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/bikes";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___webpackCompilationHash="0a1b";</script><script src="/app.js" async=""></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
const pageData = JSON.stringify({ componentChunkName: "component---list" });

/** A build as Gatsby and its plugins write it, as far as the finishing steps read it. */
const build: Readonly<Record<string, string>> = {
  "bikes/index.html": page,
  "bikes.html": page,
  "404.html": page,
  "page-data/bikes/page-data.json": pageData,
  "page-data/404.html/page-data.json": JSON.stringify({ result: { data: {} } }),
  "page-data/app-data.json": "{}",
  "webpack.stats.json": JSON.stringify({
    assetsByChunkName: { "component---list": ["shared.js", "list.js"] },
    namedChunkGroups: { app: { assets: [{ name: "app.js" }] } },
  }),
  "manifest.webmanifest": "{}",
  ...Object.fromEntries(manifestIcons.map(({ src }) => [src, ""])),
  "sw.js":
    'self.__precacheManifest = [\n{"url":"app-1.js"}\n].concat(self.__precacheManifest || []);',
  "app.js": "",
  "word-mark.svg": "",
  "favicon.svg": "",
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

const offline = {
  version: "1",
  home: "/bikes",
  languages: [],
  pages: [],
  items: {},
  redirects: [],
  prefixes: [],
  files: {},
  pictures: {},
};
const tags = {
  url: "https://a.in/bikes",
  picture: "https://a.in/share.jpg",
  graph: {},
  business: "Shop",
  code: "en",
  alternates: [],
};

/** Every step that edits written files by their content, or reads there what the site needs. */
const steps = {
  "page styles": () => writePageStyles(folder),
  "start scripts": () =>
    writeStartScripts(folder, [styles, font], () => ({ redirects: [], prefixes: [] })),
  "search tags": async () => {
    const file = "bikes/index.html";
    return Promise.resolve(withSearchTags(read(file), path.join(folder, file), tags));
  },
  policy: () => policyOf(folder),
  "policy in pages": () => writePolicyIntoPages(folder, "default-src 'self'"),
  scripts: () => builtScripts(folder),
  "precache manifest": () => precacheManifest(folder, ["/bikes"], [styles, font], data),
  worker: () => finishServiceWorker(folder, offline),
};

test.each(Object.entries(steps))("%s: files as they are written are taken", async (_name, step) => {
  write(build);
  await expect(step()).resolves.not.toThrow();
});

test.each<[keyof typeof steps, string, string | RegExp, string, string]>([
  ["page styles", "bikes/index.html", "gatsby-global-css", "", "styles"],
  ["page styles", "bikes/index.html", 'class="card"', "", "class"],
  ["start scripts", "bikes/index.html", "window.pagePath=", "window.page=", "path of its own"],
  ["start scripts", "bikes/index.html", 'async=""', "defer", "script"],
  [
    "start scripts",
    "bikes/index.html",
    /<!-- slice-end[^>]*>/,
    "",
    "scripts between Gatsby's marks",
  ],
  ["start scripts", "webpack.stats.json", "component---list", "list", "component---list"],
  ["start scripts", "bikes/index.html", "CompilationHash", "Hash", "hash of the compilation"],
  ["start scripts", "bikes/index.html", "data-start", "data-first", "data-start"],
  ["search tags", "bikes/index.html", "</head>", "", "</head>"],
  ["search tags", "bikes/index.html", "</body>", "", "</body>"],
  ["search tags", "bikes/index.html", /<title.*<\/title>/, "", "title"],
  ["search tags", "bikes/index.html", 'name="description"', 'name="about"', "description"],
  ["policy", "bikes/index.html", /<script(?! src).*?<\/script>/g, "", "inline script"],
  ["policy in pages", "bikes/index.html", "charSet", "charset", "charSet"],
  ["scripts", "webpack.stats.json", "namedChunkGroups", "chunks", "groups of scripts"],
  ["scripts", "webpack.stats.json", "app.js", "app.css", "script"],
  ["precache manifest", "bikes.html", /\.avif \d+w/g, ".webp 1x", "picture of 672 px"],
  ["precache manifest", "bikes.html", "672w", "700w", "picture of 672 px"],
  ["page styles", styles.slice(1), "woff2", "woff", "font"],
  ["worker", "sw.js", "__precacheManifest = [", "precache = [", "precache manifest"],
])("%s: %s without %p stops the build", async (step, name, part, by, what) => {
  const content = build[name] ?? "";
  const altered = content.replace(part, by);
  expect(altered).not.toBe(content);
  write({ ...build, [name]: altered });
  const failure = await steps[step]().then(
    () => "",
    (cause: unknown) => String(cause),
  );
  expect(failure).toContain(name);
  expect(failure).toContain(what);
});

test.each<[keyof typeof steps, string, string]>([["page styles", styles, "style sheet"]])(
  "%s: a build without %s is stopped",
  async (step, name, what) => {
    write(build);
    rmSync(path.join(folder, name), { recursive: true });
    await expect(steps[step]()).rejects.toThrow(what);
  },
);

test("the page at the root asks for the data that Gatsby writes for it", async () => {
  const root = page.replace('pagePath="/bikes"', 'pagePath="/"');
  write({ ...build, "index.html": root, "page-data/index/page-data.json": pageData });
  await steps["start scripts"]();
  expect(read("index.html")).toContain(" /page-data/index/page-data.json ");
});

test("what is cached offline is in front of the worker, in place of the plugin's own list", async () => {
  write(build);
  await finishServiceWorker(folder, offline);
  const [list, own, plugin] = read("sw.js").split("\n");
  expect(list).toBe(`self.precacheManifest=${JSON.stringify(offline)};`);
  expect(own).toContain('addEventListener("fetch"');
  expect(plugin).toBe("self.__precacheManifest = [].concat(self.__precacheManifest || []);");
});

test("a picture that is smaller than what is cached offline stops nothing", async () => {
  write({ ...build, "bikes.html": page.replace(/,[^"]*672w/, "") });
  expect(Object.keys((await steps["precache manifest"]()).pictures)).toEqual([]);
});

test("a list is cached with its pictures, and the addresses of its items lead to it", async () => {
  write(build);
  const { files, ...others } = await precacheManifest(folder, ["/bikes"], [styles, font], data);
  expect(others).toMatchObject({
    pages: ["/bikes"],
    items: Object.fromEntries(allItemPaths(data).map((item) => [item, 0])),
    pictures: { "/static/d/2/dio.avif": 0 },
  });
  expect(Object.keys(others.pictures)).toHaveLength(1);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["/app.js", styles, font, "/404.html"]),
  );
});

test("structured data is no inline script, which a policy would have to allow", async () => {
  write(build);
  const before = await policyOf(folder);
  write({ "bikes/index.html": withSearchTags(page, "page", tags) });
  expect(await policyOf(folder)).toBe(before);
});

test("search tags hold any name", () => {
  const named = { ...tags, business: 'Visakha "Best" & <Co>', graph: { name: "</script>" } };
  const once = withSearchTags(page, "page", named);
  expect(once).toContain(
    '<meta property="og:site_name" content="Visakha &quot;Best&quot; &amp; &lt;Co>"/>',
  );
  expect(once).toContain('{"name":"\\u003c/script>"}</script>');
  expect(withSearchTags(page, "page", { ...named, graph: null })).not.toContain("ld+json");
});

test("a page asks for the scripts that templates share at once with its own", async () => {
  write(build);
  await steps["start scripts"]();
  const addresses = /data-files="([^"]+)"/.exec(read("bikes/index.html"))?.[1]?.split(" ");
  expect(addresses).toEqual([
    styles,
    font,
    "/page-data/bikes/page-data.json",
    "/page-data/app-data.json",
    "/app.js",
    "/shared.js",
    "/list.js",
  ]);
});
