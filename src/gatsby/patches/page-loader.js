/**
 * Replaces four methods of Gatsby's page loader, which has no options (docs/decisions/0009-browser-bundle.md).
 *
 * Gain: a request for data has a timeout; what failed loads again without a reload; a page is loaded once, whatever its
 * query; items open without a network, for 79 kB less than their data would take on each device; the page for unknown
 * addresses starts offline.
 * Test: `tests/unit/page-loader.test.ts` runs Gatsby's own file with these methods.
 */
const { findPath } = require("../../../.cache/find-path");
const { BaseLoader } = require("../../../.cache/loader");
const { english } = require("../../catalogue/text/languages");
const { fetchWithTimeout } = require("../../shared/fetch-with-timeout");
const { itemPageData, listsInMemory } = require("../../components/item-page/item-page-data");

const { fetchPageDataJson, loadPage, loadPageSync } = BaseLoader.prototype;

/** Gatsby's name of the page for unknown addresses. */
const notFound = "/404.html";

/** The address that the host, or offline the worker, has answered with the page for unknown ones. */
const unknown = window.pagePath === notFound ? window.location.pathname : null;

/** The address of that page in the document's language. */
const [language] = window.document.documentElement.lang.split("-");
const notFoundFile = language === english.code ? notFound : `/${language}${notFound}`;

/** Gatsby's name of the script of `src/templates/item-page.tsx`. */
const componentChunkName = "component---src-templates-item-page-tsx";

const pathOf = (address) => address.split("?")[0];

/** How long a page's data may take, in milliseconds; the visitor sees "Loading..." meanwhile. */
const dataTimeoutMs = 10_000;

/** Gatsby requests anew what has failed without a status, but not what took too long. */
async function get(url) {
  // The start script has fetched what the page starts with.
  const early = window.pageData?.[url];
  if (early !== undefined) {
    delete window.pageData[url];
    return { status: 200, responseText: early };
  }
  try {
    const response = await fetchWithTimeout(url, dataTimeoutMs);
    return { status: response.status, responseText: await response.text() };
  } catch (cause) {
    if (cause.name === "AbortError") throw cause;
    return { status: 0, responseText: "" };
  }
}

const methods = {
  /** Gatsby loads a page anew for each query of its address. */
  loadPageSync(address, options) {
    return loadPageSync.call(this, pathOf(address), options);
  },

  /** Gatsby remembers a failure until the document is loaded anew. */
  loadPage(address) {
    const path = findPath(pathOf(address));
    for (const cache of [this.pageDb, this.pageDataDb]) {
      if (cache.get(path)?.status === "error") cache.delete(path);
    }
    return loadPage.call(this, path);
  },

  /** Gatsby's request has no timeout. */
  memoizedGet(url) {
    const requests = this.inFlightNetworkRequests;
    if (!requests.has(url))
      requests.set(
        url,
        get(url).finally(() => requests.delete(url)),
      );
    return requests.get(url);
  },

  /**
   * The page of an item is made of its list where that is in memory (docs/decisions/0014-item-pages.md). An unknown
   * address needs no request for its data, which offline fails.
   */
  fetchPageDataJson(request) {
    const page = itemPageData(request.pagePath, listsInMemory());
    if (page !== null) {
      const payload = { ...page, componentChunkName };
      return Promise.resolve({ ...request, status: "success", payload });
    }
    if (unknown === null || request.pagePath !== findPath(unknown))
      return fetchPageDataJson.call(this, request);
    return fetchPageDataJson.call(this, { ...request, pagePath: notFoundFile }).then((answer) => {
      if (answer.payload) answer.payload.path = notFound;
      return answer;
    });
  },
};

// The preview has another loader.
if (process.env.BUILD_STAGE === "build-javascript") {
  Object.assign(BaseLoader.prototype, methods);
  // Gatsby writes both into every page; the start script and the precache know all files already.
  window.___webpackCompilationHash = __webpack_hash__;
  window.___chunkMapping = {};
}
