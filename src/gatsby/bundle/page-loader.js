/**
 * Mends Gatsby's page loader, which is made for sites whose server renders pages too
 * (docs/decisions/0009-browser-bundle.md).
 */
const { findPath } = require("../../../.cache/find-path");
const { BaseLoader } = require("../../../.cache/loader");

const { loadPage, loadPageSync } = BaseLoader.prototype;

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
