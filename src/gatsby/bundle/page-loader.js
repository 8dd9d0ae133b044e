/**
 * Mends Gatsby's page loader, which is made for sites whose server renders pages too
 * (docs/decisions/0009-browser-bundle.md).
 */
const { BaseLoader } = require("../../../.cache/loader");

const { loadPage, loadPageSync } = BaseLoader.prototype;

/** A page is the same whatever its address asks: it is loaded once, by its path. */
const pathOf = (address) => address.split("?")[0];

BaseLoader.prototype.loadPageSync = function (address, options) {
  return loadPageSync.call(this, pathOf(address), options);
};

BaseLoader.prototype.loadPage = function (address) {
  return loadPage.call(this, pathOf(address));
};
