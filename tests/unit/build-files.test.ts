import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesBelow } from "../../src/gatsby/output/built-files";
import { fixtureData, fixtureFolder } from "../support/fixture-data";

const root = process.cwd();

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
const read = (file: string) => fs.readFileSync(file, "utf8");
const filled = (files: readonly string[], text = "") =>
  Object.fromEntries(files.map((file) => [`public/${file}`, text]));
const publicFiles = async () =>
  (await filesBelow("public")).map((file) => path.relative("public", file)).sort();
const digestOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Each test runs in a small project with the data of the example shop. */
beforeEach(() => {
  jest.resetModules();
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), "project-")));
  fs.cpSync(fixtureFolder, "data", { recursive: true });
  fs.cpSync(path.join(root, "data/schema"), "data/schema", { recursive: true });
  const assets = "node_modules/@sveltia/cms/npm/assets";
  write({
    "src/start/before-paint.ts": "export {};\ndocument.title = '' as string;",
    "src/start/redirect-script.ts": "export {};\nlocation.reload();",
    "src/offline/worker/main.ts": "export {};\nfetch('/');",
    "src/gatsby/schema.graphql": "type Item { id: Int! }",
    // The first package is not installed.
    "src/gatsby/cms/cms-start.ts": "import('leaflet'); import('../../start/before-paint');",
    "static/admin/index.html": "forms",
    [`${assets}/encoder.wasm`]: "",
    [`${assets}/encoder.js.map`]: "",
    ".cache/empty": "",
  });
});

afterEach(() => {
  const project = process.cwd();
  process.chdir(root);
  fs.rmSync(project, { recursive: true });
});

type Hooks = Record<keyof typeof import("../../src/gatsby/hooks"), (api: object) => unknown>;
type Call = readonly [action: string, ...values: unknown[]];

/** Runs a hook as Gatsby does, and returns what the hook reported and created, in order. */
async function run(name: keyof Hooks, given: object = {}): Promise<Call[]> {
  const calls: Call[] = [];
  const record = (...call: Call) => void calls.push(call);
  const recorder = new Proxy({}, { get: (_target, action) => record.bind(null, String(action)) });
  const hooks = jest.requireActual<Hooks>("../../src/gatsby/hooks");
  await hooks[name]({ reporter: recorder, actions: recorder, ...given });
  return calls;
}

test("wrong data stop a build; every page of right data has its template, language and day of its prices, also after a wrong change", async () => {
  const words = read("data/words.json");
  write({ "data/words.json": "[" });
  const message = expect.stringContaining("words.json: no valid JSON") as string;
  expect(await run("onPreInit")).toEqual([["panic", message]]);
  expect(await run("createPages")).toEqual([["error", message]]);
  expect(await run("onPostBuild")).toEqual([]);
  write({ "data/words.json": words });
  const missing = expect.stringContaining("no such picture") as string;
  expect(await run("onPreInit")).toEqual([["panic", missing]]);
  const day = "2026-01-31";
  fs.utimesSync("data/hotels.json", new Date(day), new Date(day));
  const created = await run("createPages");
  const page = expect.objectContaining({
    path: "/te/hotel-booking-in-vizag-classic",
    component: path.resolve("src/templates/catalogue-page.tsx"),
    context: expect.objectContaining({ language: "te", priceDay: day }) as object,
  }) as object;
  expect(created).toContainEqual(["createPage", page]);
  write({ "data/words.json": "[" });
  expect(await run("createPages")).toEqual([["error", message], ...created]);
});

test("a build begins without what Gatsby does not remove of an earlier build and without the offline plugin's page, and with the worker's script", async () => {
  const managed = ["404.html", "bikes/index.html", "static/0123/0a1b/dio.avif", "te/404.html"];
  const old = [
    ...["app-01234567.js", "app-01234567.js.LICENSE.txt", "styles.01234567.css", "sw.js"],
    "static/site-01234567.woff2",
    ...["bikes.html", "bikes.html.br", "bikes/index.html.gz", "te/removed-item.html"],
  ];
  write(filled([...managed, ...old]));
  await run("onPreBuild");
  expect(await publicFiles()).toEqual(managed);
  const fallback = { path: "/offline-plugin-app-shell-fallback/" };
  expect(await run("onCreatePage", { page: fallback })).toEqual([["deletePage", fallback]]);
  expect(await run("onCreatePage", { page: { path: "/bikes" } })).toEqual([]);
  expect(read(".cache/worker.js")).toMatch(/^\(\(\)=>\{.*fetch\("\/"\);?\}\)\(\);$/);
});

type Worker = typeof import("../../src/gatsby/output/service-worker");
type Scripts = typeof import("../../src/gatsby/documents/bundled-script");
type Workbox = Record<"getManifest", (options: object) => Promise<{ manifestEntries: object }>>;

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

/** Ends the build of these files; returns what Workbox and gatsby-plugin-offline write as the worker. */
async function endBuild(): Promise<string> {
  const { precachedFiles } = jest.requireActual<Worker>("../../src/gatsby/output/service-worker");
  const { getManifest } = jest.requireActual<Workbox>("workbox-build");
  write(filled([...stored, ...fetched, ...removed, "admin/old.js"], "Bikes ".repeat(100)));
  write({ "public/404.html": "x".repeat(511), "public/mark.svg": "x".repeat(512) });
  const globPatterns = precachedFiles(fixtureData());
  const modifyURLPrefix = { "": "stored/" };
  const found = await getManifest({ globDirectory: "public", globPatterns, modifyURLPrefix });
  const worker = `self.__precacheManifest = ${JSON.stringify(found.manifestEntries)}.concat();`;
  write({ "public/sw.js": worker });
  await run("createPages");
  expect(await run("onPostBuild")).toEqual([["info", expect.stringMatching(/^15 files/)]]);
  return worker;
}

test("the worker has the files that it stores, by their digests, and the addresses of all languages", async () => {
  const worker = await endBuild();
  const [, json = "", rest] =
    /^self\.precacheManifest=(.*);\n(.*)$/.exec(read("public/sw.js")) ?? [];
  const lists = ["", "/te", "/hi"].map((prefix) => `${prefix}/visakha-rentals`);
  const digests = stored.map((file) => [
    `/${file.replace("/index.html", "")}`,
    digestOf(read(`public/${file}`)).slice(0, 8),
  ]);
  expect(rest).toBe(worker);
  expect(JSON.parse(json)).toEqual({
    roots: { "": lists[0], "/te": lists[1], "/hi": lists[2] },
    pages: expect.arrayContaining(["/upload", "/te/upload", ...lists]) as unknown,
    prefixes: expect.arrayContaining([
      ...lists.map((list) => ({ prefix: `${list}/`, path: list })),
      ...["/", "/te/", "/hi/"].map((prefix) => ({ prefix, path: `${prefix}404.html` })),
    ]) as unknown,
    files: Object.fromEntries(digests) as unknown,
  });
});

test("a build ends with flat pages, compressed copies and the owner's forms", async () => {
  await endBuild();
  const flat = [...pages, "te", "visakha-rentals/dio"].map((page) => `${page}.html`);
  const forms = ["config.json", "index.html", "start.js", "assets/encoder.wasm"];
  const published = [...stored, ...fetched, ...flat, ...forms.map((file) => `admin/${file}`)];
  published.push("sw.js", "robots.txt");
  const isCopied = (file: string) => !/^404|woff2|avif|ico|wasm|start|admin.*html|txt$/.test(file);
  const copies = published.filter(isCopied).flatMap((file) => [`${file}.br`, `${file}.gz`]);
  const files = (await publicFiles()).filter((file) => !file.startsWith("admin/chunks/"));
  expect(files).toEqual([...published, ...copies].sort());
  for (const copy of copies.map((file) => path.join("public", file))) {
    const decode = copy.endsWith("br") ? brotliDecompressSync : gunzipSync;
    expect(String(decode(fs.readFileSync(copy)))).toBe(read(copy.slice(0, -3)));
  }
  expect(read("public/admin/start.js")).toContain('import("leaflet");import("./chunks/');
  expect(read("public/admin/config.json")).toContain('"repo":"your-name/your-repository"');
  expect(read("public/robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap-index.xml\n",
  );
});

test("nginx gives each address its policy, its cache and its redirect", async () => {
  await endBuild();
  const { inlineScripts } = jest.requireActual<Scripts>(
    "../../src/gatsby/documents/bundled-script",
  );
  const { start, redirect } = await inlineScripts();
  expect([start.includes("title"), redirect.includes("reload")]).toEqual([true, true]);
  const scripts = [start, redirect].map((text) => `'sha256-${digestOf(text)}'`);
  const policy =
    `default-src 'self'; script-src 'self' ${scripts.sort().join(" ")}; ` +
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src https://www.google.com; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
  const maps = read("nginx/cache.conf");
  /** What nginx reads in a map for an address or a status. */
  const mapped = (name: string, key: string) => {
    const [, lines = ""] = new RegExp(`map \\S+ \\$${name} \\{\n([^]*?)\n\\}`).exec(maps) ?? [];
    const rows = [...lines.matchAll(/^ {2}(?:default|"~(.*?)") "?(.*?)"?;$/gm)].reverse();
    return rows.find(([, pattern = ""]) => new RegExp(pattern).test(key))?.[2];
  };
  const revalidated = "public, max-age=0, must-revalidate";
  const immutable = "public, max-age=31536000, immutable";
  for (const [address, files, cache, itsPolicy] of [
    ["/bikes", "public", revalidated, policy],
    ["/app-0123abcd.js", "before/public", immutable, policy],
    ["/admin", "public", revalidated, "frame-ancestors 'none'"],
    ["/admin/start.js", "public", revalidated, "frame-ancestors 'none'"],
    ["/administration", "public", revalidated, policy],
  ] as const) {
    const names = ["site_older_files", "site_file_cache", "site_policy"];
    expect([address, ...names.map((name) => mapped(name, address))]).toEqual([
      ...[address, files, cache, itsPolicy],
    ]);
  }
  expect(["200", "404", "500"].map((status) => mapped("site_cache_control", status))).toEqual([
    ...["$site_file_cache", "no-store", "no-store"],
  ]);
  expect(read("nginx/headers.conf").match(/(?<=add_header ).*(?= always;\n)/g)).toEqual([
    'Content-Security-Policy "$site_policy"',
    'Strict-Transport-Security "max-age=31536000"',
    'X-Content-Type-Options "nosniff"',
    'X-Frame-Options "DENY"',
    'Referrer-Policy "strict-origin-when-cross-origin"',
    'Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()"',
    'Cross-Origin-Opener-Policy "same-origin"',
  ]);
  const routes = read("nginx/routes.conf").split(/(?<=\n}\n)/);
  const tried = "  try_files $uri $uri.html $uri/index.html";
  const room = "/hotel-booking-in-vizag-";
  expect(routes).toEqual(
    expect.arrayContaining([
      "location = /te/ {\n  return 301 /te/visakha-rentals$is_args$args;\n}\n",
      `location ^~ ${room} {\n${tried} ${room}visakha-rentals.html;\n}\n`,
      `location ^~ /hi/ {\n${tried} =404;\n  error_page 404 /hi/404.html;\n}\n`,
    ]),
  );
  // The roots, the rooms and their three brands, and the languages other than English.
  expect(routes).toHaveLength(5 + 3 * 4 + 2);
});
