import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { hashedAddress } from "../../src/gatsby/hosts/host-rules";
import { filesBelow } from "../../src/gatsby/output/built-files";
import { fixtureData, fixtureText } from "../support/fixture-data";
import { run, write } from "../support/project";

const read = (file: string) => readFileSync(file, "utf8");
const shop = fixtureData();
const publicFiles = async () =>
  (await filesBelow("public")).map((file) => path.relative("public", file)).sort();
const texts = (names: readonly string[], text = "") =>
  Object.fromEntries(names.map((name) => [`public/${name}`, text]));
const digestOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("wrong data stop a build, create no page and write nothing; likely mistakes are warnings", async () => {
  write({ "data/words.json": "[" });
  const message = expect.stringContaining("words.json: no valid JSON") as string;
  expect(await run("onPreInit")).toEqual([["panic", message]]);
  expect(await run("createPages")).toEqual([["error", message]]);
  expect(await run("onPostBuild")).toEqual([]);
  write({ "data/words.json": fixtureText("words") });
  const missing = expect.stringContaining("no such picture") as string;
  expect(await run("onPreInit")).toEqual([["panic", missing]]);
  const pixels = { width: 800, height: 600, channels: 3, background: "#fff" } as const;
  const picture = await sharp({ create: pixels }).jpeg().toBuffer();
  for (const file of JSON.stringify(shop).match(/images\/[\w.-]+/g) ?? [])
    write({ [`data/${file}`]: picture });
  const warnings = await run("onPreInit");
  expect(new Set(warnings.map(([action]) => action))).toEqual(new Set(["warn"]));
  expect(warnings.at(-1)?.[1]).toContain("sample contact details");
});

test("every page has its template, language and day of its prices, also after a wrong change of the data", async () => {
  const days = { bikes: "2026-01-31", cars: "2026-02-28", hotels: "2026-03-31" };
  for (const [name, day] of Object.entries(days))
    utimesSync(`data/${name}.json`, new Date(day), new Date(day));
  const created = await run("createPages");
  const factsOf = (address: string) => {
    type Page = Record<"path" | "component", string> & { context: Record<string, string> };
    const pages = created.map(([, page]) => page as Page);
    const { component, context } = pages.find((page) => page.path === address) ?? {};
    return [component, context?.language, context?.priceDay];
  };
  const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
  expect(
    ["/visakha-rentals", "/te/hotel-booking-in-vizag-classic", "/hi/404.html"].map(factsOf),
  ).toEqual([
    [template("catalogue-page"), undefined, days.bikes],
    [template("catalogue-page"), "te", days.hotels],
    [template("not-found-page"), "hi", days.bikes],
  ]);
  write({ "data/words.json": "[" });
  const [error, ...kept] = await run("createPages");
  expect([error?.[0], kept]).toEqual(["error", created]);
});

test("the schema is that of the file with the names of the catalogues; the offline plugin's page is no page", async () => {
  const created = await run("createSchemaCustomization");
  const types = ["type Item { id: Int! }", "enum CatalogueName { bikes cars hotels taxis }"];
  expect(created.at(-1)).toEqual(["createTypes", types]);
  const extension = expect.objectContaining({ name: "translated" }) as object;
  expect(created).toContainEqual(["createFieldExtension", extension]);
  const fallback = { path: "/offline-plugin-app-shell-fallback/" };
  expect(await run("onCreatePage", { page: fallback })).toEqual([["deletePage", fallback]]);
  expect(await run("onCreatePage", { page: { path: "/bikes" } })).toEqual([]);
});

test("a build begins without what Gatsby does not remove of an earlier build, and with the worker's script", async () => {
  const managed = ["404.html", "bikes/index.html", "static/0123/0a1b/dio.avif", "te/404.html"];
  const old = [
    ...["app-01234567.js", "app-01234567.js.LICENSE.txt", "styles.01234567.css", "sw.js"],
    "static/site-01234567.woff2",
    ...["bikes.html", "bikes.html.br", "bikes/index.html.gz", "te/removed-item.html"],
  ];
  write(texts([...managed, ...old]));
  await run("onPreBuild");
  expect(await publicFiles()).toEqual(managed);
  expect(read(".cache/worker.js")).toMatch(/^\(\(\)=>\{.*fetch\("\/"\);?\}\)\(\);$/);
});

interface Workbox {
  readonly getManifest: (options: object) => Promise<{ readonly manifestEntries: object }>;
}

test("a build ends with flat pages, the worker's digests, compressed copies, the owner's forms and nginx's rules", async () => {
  const { getManifest } = jest.requireActual<Workbox>("workbox-build");
  type Worker = typeof import("../../src/gatsby/output/service-worker");
  const worker = jest.requireActual<Worker>("../../src/gatsby/output/service-worker");
  const long = "Bikes ".repeat(100);
  const pages = ["visakha-rentals", "te/hotel-booking-in-vizag-classic", "hi/upload"];
  const stored = [
    ...["404.html", "hi/404.html", "app-0123abcd.js", "long.css", "static/site.woff2", "mark.svg"],
    ...["page-data/app-data.json", "page-data/te/404.html/page-data.json", "manifest.webmanifest"],
    ...pages.flatMap((page) => [`${page}/index.html`, `page-data/${page}/page-data.json`]),
  ];
  const fetched = [
    ...["index.html", "te/index.html", "visakha-rentals/dio/index.html", "idb-keyval-iife.min.js"],
    ...["page-data/index/page-data.json", "static/dio.avif", "sitemap-0.xml", "favicon.ico"],
  ];
  const removed = ["webpack.stats.json", "chunk-map.json", "_gatsby/a.json", "~partytown/a.js"];
  write(texts([...stored, ...fetched, ...removed, "admin/old.js"], long));
  write({ "public/404.html": "x".repeat(511), "public/mark.svg": "x".repeat(512) });
  const { manifestEntries } = await getManifest({
    globDirectory: "public",
    globPatterns: worker.precachedFiles(shop),
    modifyURLPrefix: { "": "stored/" },
  });
  const script = `self.__precacheManifest = ${JSON.stringify(manifestEntries)}.concat();`;
  write({ "public/sw.js": script });
  await run("createPages");
  expect(await run("onPostBuild")).toEqual([["info", expect.stringMatching(/^15 files/)]]);

  const [, json = "", rest] =
    /^self\.precacheManifest=(.*);\n(.*)$/.exec(read("public/sw.js")) ?? [];
  const digests = stored.map((file) => [
    `/${file.replace("/index.html", "")}`,
    digestOf(read(`public/${file}`)).slice(0, 8),
  ]);
  const manifest = { ...worker.knownAddresses(shop), files: Object.fromEntries(digests) as object };
  expect([JSON.parse(json), rest]).toEqual([manifest, script]);

  const flat = [...pages, "te", "visakha-rentals/dio"].map((page) => `${page}.html`);
  const forms = [
    "admin/config.json",
    "admin/index.html",
    "admin/start.js",
    "admin/assets/encoder.wasm",
  ];
  const published = [...stored, ...fetched, ...flat, ...forms, "sw.js", "robots.txt"];
  const isCopied = (file: string) => !/^404|woff2|avif|ico|wasm|start|admin.*html|txt$/.test(file);
  const copies = published.filter(isCopied).flatMap((file) => [`${file}.br`, `${file}.gz`]);
  const files = (await publicFiles()).filter((file) => !file.startsWith("admin/chunks/"));
  expect(files).toEqual([...published, ...copies].sort());
  for (const copy of copies) {
    const decode = copy.endsWith("br") ? brotliDecompressSync : gunzipSync;
    const content = decode(readFileSync(path.join("public", copy)));
    expect(content.equals(readFileSync(path.join("public", copy.slice(0, -3))))).toBe(true);
  }
  expect(read("public/admin/start.js")).toMatch(
    /^import\("leaflet"\);import\("\.\/chunks\/\w+\.js"\)/,
  );
  const config = JSON.parse(read("public/admin/config.json")) as object;
  expect(config).toMatchObject({ backend: { repo: "your-name/your-repository" } });
  expect(read("public/robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap-index.xml\n",
  );

  const [policy] = /default-src[^"]*/.exec(read("nginx/cache.conf")) ?? [];
  expect(policy).toMatch(
    /^default-src 'self'; script-src 'self'( 'sha256-\S+'){2};.*; frame-ancestors 'none'$/,
  );
  expect(read("nginx/cache.conf")).toBe(`map $uri $site_older_files {
  default public;
  "~${hashedAddress.source}" before/public;
}
map $uri $site_file_cache {
  default "public, max-age=0, must-revalidate";
  "~${hashedAddress.source}" "public, max-age=31536000, immutable";
}
map $status $site_cache_control {
  default $site_file_cache;
  "~^[45]" "no-store";
}
map $uri $site_policy {
  default "${policy}";
  "~^\\/admin(?:\\/|$)" "frame-ancestors 'none'";
}
`);
  expect(read("nginx/headers.conf").split(" always;\n")).toEqual([
    'add_header Content-Security-Policy "$site_policy"',
    'add_header Strict-Transport-Security "max-age=31536000"',
    'add_header X-Content-Type-Options "nosniff"',
    'add_header X-Frame-Options "DENY"',
    'add_header Referrer-Policy "strict-origin-when-cross-origin"',
    'add_header Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()"',
    'add_header Cross-Origin-Opener-Policy "same-origin"',
    "",
  ]);
  const routes = read("nginx/routes.conf").split(/(?<=\n}\n)/);
  const tried = "try_files $uri $uri.html $uri/index.html";
  expect(routes).toEqual(
    expect.arrayContaining([
      "location = /te/ {\n  return 301 /te/visakha-rentals$is_args$args;\n}\n",
      `location ^~ /hotel-booking-in-vizag- {\n  ${tried} /hotel-booking-in-vizag-visakha-rentals.html;\n}\n`,
      `location ^~ /hi/ {\n  ${tried} =404;\n  error_page 404 /hi/404.html;\n}\n`,
    ]),
  );
  // The roots, the rooms and their three brands, and the languages other than English.
  expect(routes).toHaveLength(5 + 3 * 4 + 2);
});

/** The facts of the site that a stage of the build defines, if any. */
async function factsAt(stage: string) {
  const loader = (name: string) => (options: object) => ({ name, ...options });
  const loaders = Object.fromEntries(
    ["css", "miniCssExtract", "postcss", "url"].map((name) => [name, loader(name)]),
  );
  const plugins = { define: (values: object) => values };
  const getConfig = () => ({
    cache: {},
    module: { rules: [{ oneOf: [] }] },
    plugins: [],
    optimization: { splitChunks: { cacheGroups: { shared: {} } } },
    resolve: {},
  });
  const calls = await run("onCreateWebpackConfig", { stage, loaders, plugins, getConfig });
  const { setWebpackConfig } = Object.fromEntries(calls) as Record<
    string,
    { plugins: [{ SITE_FACTS: string }] } | undefined
  >;
  return JSON.parse(setWebpackConfig?.plugins[0].SITE_FACTS ?? "null") as {
    readonly inlineScripts: object;
  } | null;
}

test("the renderer gets the facts of the site once the data are valid, and the preview those without files", async () => {
  expect(await factsAt("build-html")).toBeNull();
  await run("createPages");
  expect(await factsAt("build-javascript")).toBeNull();
  const assets = ["runtime.js", "styles.01234567.css", "app.js"].map((name) => ({ name }));
  const namedChunkGroups = { app: { assets }, list: { assets: [{ name: "list.js" }] } };
  write({
    "public/styles.01234567.css": "@font-face{src:url(/static/site-01234567.woff2)}",
    "public/webpack.stats.json": JSON.stringify({ namedChunkGroups }),
  });
  const home = "/visakha-rentals";
  const routeTo = (path: string) =>
    expect.arrayContaining([{ prefix: `${path}/`, path }]) as object;
  const facts = {
    business: shop.business,
    home,
    day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) as string,
    routes: { en: routeTo(home), te: routeTo(`/te${home}`), hi: routeTo(`/hi${home}`) },
    inlineScripts: {
      start: expect.stringMatching(/^\(\(\)=>\{.*document\.title=.*\}\)\(\);$/) as string,
      redirect: expect.stringMatching(/^\(\(\)=>\{.*location\.reload\(\);?\}\)\(\);$/) as string,
    },
    icons: { bike: "<path d='bike'/>", car: "<path d='car'/>" },
    policy: null,
    files: {
      styles: "/styles.01234567.css",
      font: "/static/site-01234567.woff2",
      scripts: { app: ["/runtime.js", "/app.js"], list: ["/list.js"] },
    },
  };
  expect(await factsAt("build-html")).toEqual(facts);
  jest.replaceProperty(process, "env", { ...process.env, POLICY_IN_PAGES: "true" });
  const preview = await factsAt("develop-html");
  const scripts = Object.values(preview?.inlineScripts ?? {});
  const digests = scripts.map((script) => `'sha256-${digestOf(script)}'`).sort();
  const policy =
    `default-src 'self'; script-src 'self' ${digests.join(" ")}; ` +
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src https://www.google.com; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'";
  expect(preview).toEqual({ ...facts, files: null, policy });
  write({ "public/styles.01234567.css": "" });
  await expect(factsAt("build-html")).rejects.toThrow("styles.01234567.css has no font");
  write({ "public/webpack.stats.json": '{ "namedChunkGroups": {} }' });
  await expect(factsAt("build-html")).rejects.toThrow("webpack.stats.json has no style sheet");
});
