/** @jest-environment node */
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
        require("./src/build/patches/page-loader");
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

/** Methods and addresses of the requests. */
let requested: string[];
/** Addresses that the host answers; for others there is no connection. */
let served: Set<string>;
/** What the host sends instead of data. */
let damaged: string | null;
/** Whether the scripts of pages can be loaded. */
let areScriptsServed: boolean;

const dataOf = (name: string) => `/page-data/${name}/page-data.json`;

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
function loaderAt(address: string, pagePath: string): Loader {
  const fetch = (url: string) => {
    requested.push(`GET ${url}`);
    if (!served.has(url)) return Promise.reject(new TypeError("no connection"));
    const pageOfData = /^\/page-data(\/.*)\/page-data\.json$/.exec(url)?.[1];
    const data =
      pageOfData === undefined
        ? { webpackCompilationHash: "1" }
        : { path: pageOfData, componentChunkName: "page", result: {} };
    const text = pageOfData === undefined ? null : damaged;
    return Promise.resolve(new Response(text ?? JSON.stringify(data)));
  };
  const language = address.startsWith("/te/") ? "te" : "en";
  const browser = { fetch, setTimeout, clearTimeout, AbortController };
  const window = {
    pagePath,
    location: new URL(address, "http://localhost"),
    document: { documentElement: { lang: `${language}-IN` } },
    ___chunkMapping: {},
    ...browser,
  };
  const Loader = runInNewContext(`${loaderCode}; ProdLoader`, {
    ...browser,
    window,
    Response,
    XMLHttpRequest: HeadRequest,
    navigator: {},
    console,
    Error,
  }) as new (requires: object, matchPaths: readonly object[]) => Loader;
  const page = () =>
    areScriptsServed ? Promise.resolve({ default: "page" }) : Promise.reject(new Error("script"));
  return new Loader({ components: { page } }, []);
}

beforeEach(() => {
  requested = [];
  areScriptsServed = true;
  damaged = null;
  served = new Set(["/page-data/app-data.json", dataOf("bikes"), dataOf("404.html")]);
});

describe("a page is the same with any query", () => {
  test.each(["/bikes?days=3&km=200", "/bikes?utm_source=wa", "/bikes?"])(
    "%s is loaded once by its path, and is in memory for every query",
    async (address) => {
      const loader = loaderAt(address, "/bikes");
      const page = await loader.loadPage(address);
      expect(page).toMatchObject({ page: { path: "/bikes" } });
      expect(loader.loadPageSync("/bikes")).toBe(page);
      expect(await loader.loadPage("/bikes?q=zebra")).toBe(page);
      expect(requested.filter((request) => request.includes("bikes"))).toEqual([
        `GET ${dataOf("bikes")}`,
      ]);
    },
  );
});

describe("a failed request is repeated", () => {
  test("for data", async () => {
    const loader = loaderAt("/cars", "/cars");
    expect(await loader.loadPage("/bikes")).toBeDefined();
    expect(await loader.loadPage("/rooms")).toMatchObject({ status: "error" });
    served.add(dataOf("rooms"));
    expect(await loader.loadPage("/rooms")).toMatchObject({ page: { path: "/rooms" } });
  });

  test.each([
    ["a sign-in page", "<!doctype html><title>Sign in</title>"],
    ["data cut in half", '{"path":"/bikes","componentChunkName":"pa'],
    ["an empty file", ""],
  ])("for %s instead of data", async (_what, text) => {
    const loader = loaderAt("/cars", "/cars");
    damaged = text;
    expect(await loader.loadPage("/bikes")).toMatchObject({ status: "error" });
    damaged = null;
    expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
  });

  test("for a script", async () => {
    const loader = loaderAt("/cars", "/cars");
    areScriptsServed = false;
    expect(await loader.loadPage("/bikes")).toMatchObject({ status: "error" });
    areScriptsServed = true;
    expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
  });
});

describe("the page for unknown addresses", () => {
  test.each(["/nowhere", "/nowhere?days=3", "/-E0-A4-A", "/caf%C3%A9", "/a%2Fb"])(
    "starts at %s without a request for data of the address",
    async (address) => {
      const loader = loaderAt(address, "/404.html");
      const page = await loader.loadPage(address);
      expect(page).toMatchObject({ page: { path: "/404.html" } });
      expect(loader.loadPageSync(address)).toBe(page);
      expect(requested.sort()).toEqual(
        [`GET ${dataOf("404.html")}`, "GET /page-data/app-data.json"].sort(),
      );
    },
  );

  test("has the language of the document", async () => {
    served.add(dataOf("te/404.html"));
    await loaderAt("/te/nowhere", "/404.html").loadPage("/te/nowhere");
    expect(requested).toContain(`GET ${dataOf("te/404.html")}`);
    expect(requested).not.toContain(`GET ${dataOf("404.html")}`);
  });

  test("does not replace the pages of known addresses", async () => {
    const loader = loaderAt("/nowhere", "/404.html");
    expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
  });
});
