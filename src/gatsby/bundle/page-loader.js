/**
 * Mends Gatsby's page loader, which is made for sites whose server renders pages too
 * (docs/decisions/0009-browser-bundle.md).
 */
const { findPath } = require("../../../.cache/find-path");
const { BaseLoader } = require("../../../.cache/loader");
const { itemPageData, listsInMemory } = require("../../components/item-page/item-page-data");

const { fetchPageDataJson, loadPage, loadPageSync } = BaseLoader.prototype;

/** Gatsby's name of the page for unknown addresses. */
const notFound = "/404.html";

/** The address that the host, or offline the worker, has answered with the page for unknown ones. */
const unknown = window.pagePath === notFound ? window.location.pathname : null;

/** A page is the same whatever its address asks: it is loaded once, by its path. */
const pathOf = (address) => address.split("?")[0];

BaseLoader.prototype.loadPageSync = function (address, options) {
  return loadPageSync.call(this, pathOf(address), options);
};

/** What failed is asked for again: the connection may have come back. */
BaseLoader.prototype.loadPage = function (address) {
  const path = findPath(pathOf(address));
  for (const known of [this.pageDb, this.pageDataDb]) {
    if (known.get(path)?.status === "error") known.delete(path);
  }
  return loadPage.call(this, pathOf(address));
};

/**
 * The page of an item is made of its list where that is in memory, so that it opens without a network
 * (docs/decisions/0014-item-pages.md). An address that has no page needs no request for its data, which
 * offline fails.
 */
BaseLoader.prototype.fetchPageDataJson = function (request) {
  const payload = itemPageData(request.pagePath, listsInMemory());
  if (payload !== null) return Promise.resolve({ ...request, status: "success", payload });
  const isUnknown = unknown !== null && request.pagePath === findPath(unknown);
  return fetchPageDataJson.call(this, isUnknown ? { ...request, pagePath: notFound } : request);
};
