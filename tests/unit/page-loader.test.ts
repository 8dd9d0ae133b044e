import path from "node:path";
import { runInNewContext } from "node:vm";
import { build, type Plugin } from "esbuild";

interface Resources {
  readonly status?: string;
  readonly page?: { readonly path: string };
}

interface Loader {
  loadPage: (address: string) => Promise<Resources | undefined>;
  loadPageSync: (address: string) => Resources | undefined;
}

/** Resolves files that a build copies to `.cache`, and replaces the module `gatsby` by an empty file. */
const gatsby: Plugin = {
  name: "gatsby",
  setup: (bundle) => {
    bundle.onResolve({ filter: /^gatsby$/ }, ({ path: name }) => ({ path: name, namespace: name }));
    bundle.onLoad({ filter: /.*/, namespace: "gatsby" }, () => ({ contents: "" }));
    bundle.onResolve({ filter: /\/\.cache\// }, ({ path: file }) => ({
      path: path.resolve("node_modules/gatsby/cache-dir", `${path.basename(file)}.js`),
    }));
  },
};

let loaderCode: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        require("./src/gatsby/patches/page-loader");
        module.exports = require("./.cache/loader").ProdLoader;`,
      resolveDir: path.resolve("."),
    },
    bundle: true,
    format: "iife",
    globalName: "ProdLoader",
    define: {
      __webpack_hash__: '"1"',
      __BASE_PATH__: '""',
      __PATH_PREFIX__: '""',
      global: "globalThis",
      "process.env.BUILD_STAGE": '"build-javascript"',
    },
    plugins: [gatsby],
    write: false,
    logLevel: "error",
  });
  loaderCode = outputFiles[0]?.text ?? "";
});

/** Addresses of the requests for data. */
let requested: string[];
/** What the host answers: the data of each page, unless `data` replaces it or is null, without a connection. */
let host: { readonly data?: string | null; readonly hasScripts?: boolean };

const dataOf = (name: string) => `/page-data/${name}/page-data.json`;
const appData = "/page-data/app-data.json";

/** Gatsby asks by HEAD whether a page without valid data exists. */
class HeadRequest {
  readonly readyState = 4;
  readonly status = 200;
  readonly open = () => undefined;
  onreadystatechange: () => void = () => undefined;
  send(): void {
    this.onreadystatechange();
  }
}

/** The loader of a document at an address; Gatsby writes `pagePath` into the document. */
function loaderAt(address: string, pagePath: string, code = loaderCode): Loader {
  const fetch = (url: string) => {
    requested.push(url);
    if (url === appData) return Promise.resolve(Response.json({ webpackCompilationHash: "1" }));
    if (host.data === null) return Promise.reject(new TypeError("no connection"));
    const pageOfData = /^\/page-data(\/.*)\/page-data\.json$/.exec(url)?.[1];
    const data = { path: pageOfData, componentChunkName: "page", result: {} };
    return Promise.resolve(new Response(host.data ?? JSON.stringify(data)));
  };
  const browser = { fetch, setTimeout, clearTimeout, AbortController };
  const window = {
    pagePath,
    location: new URL(address, "http://localhost"),
    document: { documentElement: { lang: address.startsWith("/te/") ? "te-IN" : "en-IN" } },
    ___chunkMapping: {},
    ...browser,
  };
  const Loader = runInNewContext(`${code}; ProdLoader`, {
    ...browser,
    window,
    Response,
    XMLHttpRequest: HeadRequest,
    navigator: {},
    console,
    Error,
  }) as new (requires: object, matchPaths: readonly object[]) => Loader;
  const page = () =>
    host.hasScripts === false
      ? Promise.reject(new Error("script"))
      : Promise.resolve({ default: "page" });
  return new Loader({ components: { page, "component---src-templates-item-page-tsx": page } }, []);
}

beforeEach(() => {
  requested = [];
  host = {};
});

test("a page is loaded once by its path, and is in memory for every query", async () => {
  const loader = loaderAt("/bikes?days=3&km=200", "/bikes");
  const page = await loader.loadPage("/bikes?days=3&km=200");
  expect(page).toMatchObject({ page: { path: "/bikes" } });
  expect(loader.loadPageSync("/bikes")).toBe(page);
  for (const address of ["/bikes?", "/bikes?q=zebra"])
    expect(await loader.loadPage(address)).toBe(page);
  expect(requested.filter((address) => address !== appData)).toEqual([dataOf("bikes")]);
});

test("an item of a list in memory is loaded without a request", async () => {
  const loader = loaderAt("/scooters", "/scooters");
  const result = { data: { items: { nodes: [{ path: "/scooters/dio" }] } } };
  host = { data: JSON.stringify({ path: "/scooters", componentChunkName: "page", result }) };
  await loader.loadPage("/scooters");
  requested = [];
  expect(await loader.loadPage("/scooters/dio")).toMatchObject({
    page: { path: "/scooters/dio", webpackCompilationHash: "1" },
  });
  expect(requested).toEqual([]);
});

test("the start names a method that Gatsby's loader no longer has", () => {
  const newerGatsby = loaderCode.replace("fetchPageDataJson(loadObj)", "fetchPageData(loadObj)");
  expect(() => loaderAt("/", "/", newerGatsby)).toThrow("has no fetchPageDataJson");
});

test.each<[what: string, failure: typeof host]>([
  ["without a connection", { data: null }],
  ["for a sign-in page instead of data", { data: "<!doctype html><title>Sign in</title>" }],
  ["for a script that failed", { hasScripts: false }],
])("a failed request is repeated: %s", async (_what, failure) => {
  const loader = loaderAt("/cars", "/cars");
  host = failure;
  expect(await loader.loadPage("/bikes")).toMatchObject({ status: "error" });
  host = {};
  expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
});

describe("the page for unknown addresses", () => {
  test.each([
    ["/nowhere?days=3", "404.html"],
    ["/a%2Fb", "404.html"],
    ["/te/caf%C3%A9", "te/404.html"],
  ])(
    "starts at %s, in the language of the document, with no other data than %s",
    async (...row) => {
      const [address, name] = row;
      const loader = loaderAt(address, "/404.html");
      const page = await loader.loadPage(address);
      expect(page).toMatchObject({ page: { path: "/404.html" } });
      expect(loader.loadPageSync(address)).toBe(page);
      expect(requested.sort()).toEqual([dataOf(name), appData].sort());
    },
  );

  test("does not replace the pages of known addresses", async () => {
    const loader = loaderAt("/nowhere", "/404.html");
    expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
  });
});
