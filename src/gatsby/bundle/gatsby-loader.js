/**
 * Mends Gatsby's page loader, which is made for sites whose server renders pages too
 * (docs/decisions/0009-browser-bundle.md).
 */
const { findPath } = require("../../../.cache/find-path");
const { BaseLoader, ProdLoader } = require("../../../.cache/loader");
const { english } = require("../../catalogue/text/languages");
const { fetchWithTimeout } = require("../../shared/fetch-with-timeout");
const { itemPageData, listsInMemory } = require("../../components/item-page/item-page-data");

// Gatsby writes both into every page. Each page's start script fetches all its scripts; a prefetched page needs none.
window.___webpackCompilationHash = __webpack_hash__;
window.___chunkMapping = {};

const { fetchPageDataJson, loadPage, loadPageDataJson, loadPageSync } = BaseLoader.prototype;

/** Gatsby's name of the page for unknown addresses. */
const notFound = "/404.html";

/** The address that the host, or offline the worker, has answered with the page for unknown ones. */
const unknown = window.pagePath === notFound ? window.location.pathname : null;

/** The address of that page in the document's language. */
const [language] = window.document.documentElement.lang.split("-");
const notFoundFile = language === english.code ? notFound : `/${language}${notFound}`;

/** A page is the same whatever its query: it is loaded once, by its path. */
const pathOf = (address) => address.split("?")[0];

BaseLoader.prototype.loadPageSync = function (address, options) {
  return loadPageSync.call(this, pathOf(address), options);
};

/** What failed is requested again: the connection may have come back. */
BaseLoader.prototype.loadPage = function (address) {
  const path = findPath(pathOf(address));
  for (const cache of [this.pageDb, this.pageDataDb]) {
    if (cache.get(path)?.status === "error") cache.delete(path);
  }
  return loadPage.call(this, pathOf(address));
};

/** How long a page's data may take, in milliseconds; the visitor sees "Loading..." meanwhile. */
const dataTimeoutMs = 10_000;

/**
 * Gatsby requests anew what has failed without a status, but not what took too long. What the page starts with
 * is there by then.
 */
async function get(url) {
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

/** Gatsby's own request has no timeout. */
BaseLoader.prototype.memoizedGet = function (url) {
  const requests = this.inFlightNetworkRequests;
  if (!requests.has(url))
    requests.set(
      url,
      get(url).finally(() => requests.delete(url)),
    );
  return requests.get(url);
};

/** Where Gatsby finds no data it would look for a document by a request of its own, without a timeout. */
ProdLoader.prototype.loadPageDataJson = loadPageDataJson;

/**
 * The page of an item is made of its list where that is in memory, so that it opens without a network
 * (docs/decisions/0014-item-pages.md). An address that has no page needs no request for its data, which
 * offline fails.
 */
BaseLoader.prototype.fetchPageDataJson = function (request) {
  const payload = itemPageData(request.pagePath, listsInMemory());
  if (payload !== null) return Promise.resolve({ ...request, status: "success", payload });
  if (unknown === null || request.pagePath !== findPath(unknown))
    return fetchPageDataJson.call(this, request);
  return fetchPageDataJson.call(this, { ...request, pagePath: notFoundFile }).then((answer) => {
    if (answer.payload) answer.payload.path = notFound;
    return answer;
  });
};
