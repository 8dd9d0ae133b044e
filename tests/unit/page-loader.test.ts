/** @jest-environment jsdom */
import type { BaseLoader } from "../../.cache/loader";

interface GatsbyLoader {
  readonly BaseLoader: { readonly prototype: object };
  readonly ProdLoader: new (requires: object, matchPaths: readonly object[]) => BaseLoader;
}

Object.assign(globalThis, { __webpack_hash__: "1", __BASE_PATH__: "", __PATH_PREFIX__: "" });
process.env.BUILD_STAGE = "build-javascript";

/** What the host answers: the data of each page, unless `text` replaces it. */
let host: {
  readonly text?: () => Promise<string>;
  readonly release?: string;
  readonly script?: () => Promise<object>;
};
/** Addresses of the requests for data. */
let requested: string[];

beforeEach(() => {
  host = {};
  requested = [];
});

const dataOf = (name: string) => `/page-data/${name}/page-data.json`;
const appData = "/page-data/app-data.json";
const noAnswer = () => Promise.reject(new TypeError("no connection"));

function fetchData(url: string, { signal }: { readonly signal: AbortSignal }) {
  requested.push(url);
  const path = /^\/page-data(\/.*)\/page-data\.json$/.exec(url)?.[1];
  const app = { webpackCompilationHash: host.release ?? "1" };
  const data = url === appData ? app : { path, componentChunkName: "page", result: {} };
  const replaced = url === appData ? undefined : host.text?.();
  const aborted = new Promise((_resolve, reject) => {
    const error = Object.assign(new Error("timeout"), { name: "AbortError" });
    signal.addEventListener("abort", () => reject(error));
  });
  const text = replaced ?? Promise.resolve(JSON.stringify(data));
  return Promise.resolve({ status: 200, text: () => Promise.race([text, aborted]) });
}

/** Gatsby's loader, started in a document at an address; Gatsby writes `pagePath` into the document. */
function loaderAt(address: string, pagePath: string, missingMethod = ""): BaseLoader {
  window.history.replaceState(null, "", address);
  Object.assign(window, { pagePath, fetch: fetchData });
  const script = () => host.script?.() ?? Promise.resolve({ default: "page" });
  const components = { page: script, "component---src-templates-item-page-tsx": script };
  jest.resetModules();
  const gatsby = jest.requireActual<GatsbyLoader>("gatsby/cache-dir/loader");
  Reflect.deleteProperty(gatsby.BaseLoader.prototype, missingMethod);
  jest.requireActual("../../src/gatsby/patches/page-loader");
  return new gatsby.ProdLoader({ components }, []);
}

test("a page is loaded once by its path, and is in memory for every query", async () => {
  const loader = loaderAt("/bikes?days=3&km=200", "/bikes");
  const addresses = ["/bikes?days=3&km=200", "/cars"];
  const [page] = await Promise.all(addresses.map((address) => loader.loadPage(address)));
  expect(page).toMatchObject({ page: { path: "/bikes" } });
  expect(loader.loadPageSync("/bikes")).toBe(page);
  for (const address of ["/bikes?", "/bikes?q=zebra"])
    expect(await loader.loadPage(address)).toBe(page);
  expect(requested).toEqual([appData, dataOf("bikes"), dataOf("cars")]);
  expect(window).toMatchObject({ ___webpackCompilationHash: "1", ___chunkMapping: {} });
});

test.each([
  ["of this release is loaded without a request", "1", []],
  ["of another release is requested", "2", [appData, dataOf("scooters/dio")]],
])("an item of a list in memory %s", async (_how, release, expected) => {
  const loader = loaderAt("/cars", "/cars");
  await loader.loadPage("/cars");
  const result = { data: { items: { nodes: [{ path: "/scooters/dio" }] } } };
  const list = JSON.stringify({ path: "/scooters", componentChunkName: "page", result });
  host = { release, text: () => Promise.resolve(list) };
  await loader.loadPage("/scooters");
  host = {};
  requested = [];
  expect(await loader.loadPage("/scooters/dio")).toMatchObject({
    page: { path: "/scooters/dio", webpackCompilationHash: "1" },
  });
  expect(requested).toEqual(expected);
});

test("the start names a method that Gatsby's loader no longer has", () => {
  expect(() => loaderAt("/", "/", "fetchPageDataJson")).toThrow("has no fetchPageDataJson");
});

test.each<[what: string, failure: typeof host]>([
  ["without a connection", { text: noAnswer }],
  ["for a script that failed", { script: noAnswer }],
])("a failed request is repeated: %s", async (_what, failure) => {
  const loader = loaderAt("/cars", "/cars");
  host = failure;
  expect(await loader.loadPage("/bikes")).toMatchObject({ status: "error" });
  host = {};
  expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
});

test("a request without a whole answer ends after ten seconds, and only the visitor repeats it", async () => {
  jest.useFakeTimers();
  const loader = loaderAt("/cars", "/cars");
  host = { text: () => new Promise(() => undefined) };
  let failure: unknown;
  loader.fetchPageDataJson({ pagePath: "/bikes" }).catch((error: unknown) => (failure = error));
  await jest.advanceTimersByTimeAsync(9999);
  expect(failure).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ name: "AbortError" });
  expect(requested).toEqual([dataOf("bikes")]);
  host = {};
  expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
});

test.each([
  ["/nowhere?days=3", "404.html"],
  ["/a%2Fb", "404.html"],
  ["/te/caf%C3%A9", "te/404.html"],
])(
  "the page for unknown addresses starts at %s, in its language, with no other data than %s",
  async (...row) => {
    const [address, name] = row;
    const loader = loaderAt(address, "/404.html");
    const page = await loader.loadPage(address);
    expect(page).toMatchObject({ page: { path: "/404.html" } });
    expect(loader.loadPageSync(address)).toBe(page);
    expect(requested).toEqual([appData, dataOf(name)]);
    expect(await loader.loadPage("/bikes")).toMatchObject({ page: { path: "/bikes" } });
  },
);
