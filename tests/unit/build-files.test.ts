import { createHash } from "node:crypto";
import { readFileSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { filesBelow } from "../../src/gatsby/output/built-files";
import { fixtureData, fixtureText } from "../support/fixture-data";
import { project, read, run, write } from "../support/project";

const publicFiles = async () => {
  const folder = path.join(project, "public");
  return (await filesBelow(folder)).map((file) => path.relative(folder, file)).sort();
};
const texts = (names: readonly string[], text = "") =>
  Object.fromEntries(names.map((name) => [`public/${name}`, text]));

const shop = fixtureData();

interface Page {
  readonly path: string;
  readonly component: string;
  readonly context: { readonly language?: string; readonly priceDay?: string };
}

const days = { bikes: "2026-01-31", cars: "2026-02-28", hotels: "2026-03-31", taxis: "2026-04-30" };

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
  expect(warnings.map(([action]) => action)).not.toContain("panic");
  expect(warnings.at(-1)?.[1]).toContain("sample contact details");
});

test("every page has its template, language and day of its prices, also after a wrong change of the data", async () => {
  for (const [name, day] of Object.entries(days))
    utimesSync(path.join(project, `data/${name}.json`), new Date(day), new Date(day));
  const created = await run("createPages");
  const pages = created.map(([, page]) => page as Page);
  const factsOf = (address: string) => {
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
  expect(error?.[0]).toBe("error");
  expect(kept).toEqual(created);
});

test("the schema is that of the file with the names of the catalogues; the offline plugin's page is no page", async () => {
  const created = await run("createSchemaCustomization");
  expect(created.at(-1)).toEqual([
    "createTypes",
    ["type Item { id: Int! }", "enum CatalogueName { bikes cars hotels taxis }"],
  ]);
  expect(created).toContainEqual([
    "createFieldExtension",
    expect.objectContaining({ name: "translated" }),
  ]);
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

/** The value of a variable of nginx, which depends on another variable. */
function mapped(variable: string, text: string): string | undefined {
  const [, lines = ""] =
    RegExp(`map \\S+ \\${variable} {\n([^]*?)\n}`).exec(read("nginx/cache.conf")) ?? [];
  const rows = [...lines.matchAll(/^ {2}(?:"~(.*)"|default) "?(.*?)"?;$/gm)];
  const isMatch = (pattern = "$^") => RegExp(pattern).test(text);
  const [, , value] = rows.find(([, pattern]) => isMatch(pattern)) ?? rows[0] ?? [];
  return value;
}

interface Workbox {
  readonly getManifest: (options: object) => Promise<{ readonly manifestEntries: object }>;
}

test("a build ends with pages for every host, the worker's files, compressed copies, forms and nginx's rules", async () => {
  const { getManifest } = jest.requireActual<Workbox>("workbox-build");
  // esbuild reads the working directory when it is loaded.
  const { knownAddresses, precachedFiles } = jest.requireActual<
    typeof import("../../src/gatsby/output/service-worker")
  >("../../src/gatsby/output/service-worker");
  const long = "Bikes ".repeat(100);
  const rooms = "hotel-booking-in-vizag-classic";
  const pages = ["visakha-rentals", `te/${rooms}`, "hi/upload"];
  const stored = [
    ...["404.html", "hi/404.html", "app-0123abcd.js", "long.css", "static/site.woff2", "mark.svg"],
    ...["page-data/app-data.json", "page-data/te/404.html/page-data.json", "manifest.webmanifest"],
    ...pages.flatMap((page) => [`${page}/index.html`, `page-data/${page}/page-data.json`]),
  ];
  const fetched = [
    ...["index.html", "te/index.html", "visakha-rentals/dio/index.html", "idb-keyval-iife.min.js"],
    ...["page-data/index/page-data.json", "static/dio.avif", "sitemap-0.xml", "favicon.ico"],
  ];
  const removed = [
    ...["webpack.stats.json", "chunk-map.json", "_gatsby/image/a.json", "~partytown/a.js"],
    "admin/old.js",
  ];
  rmSync(path.join(project, "public"), { recursive: true });
  write(texts([...stored, ...fetched, ...removed], long));
  write({ "public/404.html": "x".repeat(511), "public/mark.svg": "x".repeat(512) });
  const { manifestEntries } = await getManifest({
    globDirectory: "public",
    globPatterns: precachedFiles(shop),
    modifyURLPrefix: { "": "stored/" },
  });
  const list = JSON.stringify(manifestEntries);
  const worker = `self.__precacheManifest = ${list}.concat(self.__precacheManifest || []);`;
  write({ "public/sw.js": worker });
  expect(await run("onPostBuild")).toEqual([["info", expect.stringMatching(/^15 files/)]]);

  const [, json = "", rest] =
    /^self\.precacheManifest=(.*);\n(.*)$/.exec(read("public/sw.js")) ?? [];
  expect(rest).toBe(worker);
  const digests = stored.map((file) => {
    const digest = createHash("sha256")
      .update(read(`public/${file}`))
      .digest("base64");
    return [`/${file.replace("/index.html", "")}`, digest.slice(0, 8)] as const;
  });
  expect(JSON.parse(json)).toEqual({ ...knownAddresses(shop), files: Object.fromEntries(digests) });

  const flat = [...pages, "te", "visakha-rentals/dio"].map((page) => `${page}.html`);
  const compressed = [...stored, ...fetched, ...flat, "sw.js", "admin/config.json"].filter(
    (file) => !/^404|woff2|avif|ico$/.test(file),
  );
  const expected = [
    ...["404.html", "static/site.woff2", "static/dio.avif", "favicon.ico", "robots.txt"],
    ...["admin/assets/encoder.wasm", "admin/index.html", "admin/start.js"],
    ...compressed.flatMap((file) => ["", ".br", ".gz"].map((ending) => file + ending)),
  ];
  const files = (await publicFiles()).filter((file) => !file.startsWith("admin/chunks/"));
  expect(files).toEqual(expected.sort());
  for (const file of compressed.map((name) => path.join(project, "public", name)))
    expect([
      brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file)),
      gunzipSync(readFileSync(`${file}.gz`)).equals(readFileSync(file)),
    ]).toEqual([true, true]);
  expect(read("public/robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap-index.xml\n",
  );
  expect(read("public/admin/start.js")).toMatch(
    /^import\("leaflet"\);import\("\.\/chunks\/\w+\.js"\);$/m,
  );
  expect(JSON.parse(read("public/admin/config.json"))).toMatchObject({
    backend: { repo: "your-name/your-repository" },
  });
});

const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";
const site = expect.stringMatching(/^default-src 'self'; .*; frame-ancestors 'none'$/) as string;

test.each([
  ["$site_older_files", "/static/dio.avif", "before/public"],
  ["$site_older_files", "/bikes/app-0123abcd.js", "public"],
  ["$site_file_cache", "/styles.0123abcd.css", immutable],
  ["$site_file_cache", "/workbox-v4.3.1/workbox-sw.js", immutable],
  ["$site_file_cache", "/idb-keyval-3.2.0-iife.min.js", immutable],
  ["$site_file_cache", "/sw.js", revalidated],
  ["$site_cache_control", "404", "no-store"],
  ["$site_cache_control", "503", "no-store"],
  ["$site_cache_control", "304", "$site_file_cache"],
  ["$site_policy", "/admin", "frame-ancestors 'none'"],
  ["$site_policy", "/admin/start.js", "frame-ancestors 'none'"],
  ["$site_policy", "/administration", site],
])("nginx's %s of %s is %s", (variable, text, value) => {
  expect(mapped(variable, text)).toEqual(value);
});

test("nginx redirects roots with their query, and answers below prefixes with lists and 404 pages", () => {
  const routes = read("nginx/routes.conf");
  const files = "try_files $uri $uri.html $uri/index.html";
  for (const text of [
    "location = /te/ {\n  return 301 /te/visakha-rentals$is_args$args;\n}\n",
    `location ^~ /hotel-booking-in-vizag- {\n  ${files} /hotel-booking-in-vizag-visakha-rentals.html;\n}\n`,
    `location ^~ /hi/ {\n  ${files} =404;\n  error_page 404 /hi/404.html;\n}\n`,
  ])
    expect(routes).toContain(text);
  // The roots, the rooms and their three brands, and the languages other than English.
  expect(routes.match(/^location/gm)).toHaveLength(5 + 3 * 4 + 2);
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
});
