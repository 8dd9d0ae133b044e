/**
 * Replaces five methods of Gatsby's page loader, which has no options.
 *
 * Gain: a timeout, new requests for pages that failed, no request for a changed query or an item in memory, and items
 * offline without 79 kB of stored data (28 November 2026).
 * Test: `tests/unit/page-loader.test.ts`.
 */
import { findPath } from "../../../.cache/find-path";
import { BaseLoader, type TextAnswer } from "../../../.cache/loader";
import { languageAt } from "../../catalogue/text/languages";
import { notFoundPage } from "../../offline/precache-manifest";
import { itemPageData } from "../../components/item-page/item-page-data";

declare const __webpack_hash__: string;

const { fetchPageDataJson, loadPage, loadPageSync } = BaseLoader.prototype;

/** The address that the host or the worker answered with the 404 page. */
const missingPath = window.pagePath === notFoundPage ? window.location.pathname : null;

const componentChunkName = "component---src-templates-item-page-tsx";

const itemMethods = {
  loadAppData: () => Promise.resolve({ webpackCompilationHash: __webpack_hash__ }),
};

/** The data of an item's page, if it is in a list of this release in memory. */
function itemInMemory(path: string, { pageDb }: BaseLoader) {
  const pages = [...pageDb.values()].flatMap(({ payload }) =>
    payload?.page?.webpackCompilationHash === __webpack_hash__ ? (payload.json ?? []) : [],
  );
  return itemPageData(path, pages);
}

const pathOf = (address: string) => address.replace(/\?.*/, "");

/** The visitor sees "Loading..." for at most this time. */
const dataTimeoutMs = 10_000;

/** Gatsby repeats requests with status 0, so a timeout throws instead. */
async function get(url: string): Promise<TextAnswer> {
  const controller = new window.AbortController();
  const timer = window.setTimeout(() => controller.abort(), dataTimeoutMs);
  try {
    const response = await window.fetch(url, { signal: controller.signal });
    return { status: response.status, responseText: await response.text() };
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    return { status: 0, responseText: "" };
  } finally {
    window.clearTimeout(timer);
  }
}

const methods: Partial<BaseLoader> & ThisType<BaseLoader> = {
  /** Leaves out the query, because Gatsby would load a page again for each query. */
  loadPageSync(address, options) {
    return loadPageSync.call(this, pathOf(address), options);
  },

  /** Deletes failures, which Gatsby caches until the next document. An item in memory needs no request. */
  loadPage(address) {
    const path = findPath(pathOf(address));
    for (const cache of [this.pageDb, this.pageDataDb]) {
      if (cache.get(path)?.status === "error") cache.delete(path);
    }
    const isInMemory = itemInMemory(path, this) !== null;
    const itemLoader = Object.assign(Object.create(this) as BaseLoader, itemMethods);
    return loadPage.call(isInMemory ? itemLoader : this, path);
  },

  /** Adds a timeout. */
  memoizedGet(url) {
    const requests = this.inFlightNetworkRequests;
    const request = requests.get(url) ?? get(url).finally(() => requests.delete(url));
    requests.set(url, request);
    return request;
  },

  /**
   * Items come from a list in memory (docs/decisions/0014-item-pages.md). A missing page gets the data of
   * the 404 page, because offline a request for missing data would fail.
   */
  async fetchPageDataJson(request) {
    const page = itemInMemory(request.pagePath, this);
    if (page !== null)
      return { ...request, status: "success", payload: { ...page, componentChunkName } };
    if (missingPath === null || request.pagePath !== findPath(missingPath))
      return fetchPageDataJson.call(this, request);
    const pagePath = languageAt(missingPath).pathPrefix + notFoundPage;
    const answer = await fetchPageDataJson.call(this, { ...request, pagePath });
    const { payload } = answer;
    return payload ? { ...answer, payload: { ...payload, path: notFoundPage } } : answer;
  },
};

// `gatsby develop` has another loader.
if (process.env.BUILD_STAGE === "build-javascript") {
  for (const name of Object.keys({ ...methods, ...itemMethods }))
    if (!(name in BaseLoader.prototype)) throw new Error(`Gatsby's page loader has no ${name}.`);
  Object.assign(BaseLoader.prototype, methods);
  // Gatsby would write both into every page. The start script and the precache name the files of chunks, so the
  // mapping may be empty.
  window.___webpackCompilationHash = __webpack_hash__;
  window.___chunkMapping = {};
}
