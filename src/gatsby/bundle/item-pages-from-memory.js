/**
 * Makes Gatsby's loader look into memory before it asks the network for the page of an item: a list that
 * a visitor has seen holds its data already (docs/decisions/0014-item-pages.md). Nor is the version of
 * the site asked for again, which the loader does for each page: such a page is of the list's version.
 */
const { findPath } = require("../../../.cache/find-path");
const { BaseLoader } = require("../../../.cache/loader");
const { itemPageData, listsInMemory } = require("../../components/item-page/item-page-data");

const { fetchPageDataJson, loadAppData, loadPage } = BaseLoader.prototype;

/** What the loader last learned of the site's version. */
let version;
/** Whether the page that is just being loaded is made of a list in memory. */
let isFromMemory = false;

const dataInMemory = (pagePath) => itemPageData(pagePath, listsInMemory());

BaseLoader.prototype.fetchPageDataJson = function (request) {
  const payload = dataInMemory(request.pagePath);
  return payload === null
    ? fetchPageDataJson.call(this, request)
    : Promise.resolve({ ...request, status: "success", payload });
};

BaseLoader.prototype.loadAppData = function (retries) {
  if (isFromMemory) return Promise.resolve(version);
  return loadAppData.call(this, retries).then((answer) => {
    version = answer;
    return answer;
  });
};

BaseLoader.prototype.loadPage = function (rawPath) {
  isFromMemory = version !== undefined && dataInMemory(findPath(rawPath)) !== null;
  try {
    return loadPage.call(this, rawPath);
  } finally {
    isFromMemory = false;
  }
};
