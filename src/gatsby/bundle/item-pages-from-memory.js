/**
 * Makes Gatsby's loader look into memory before it asks the network for the data of an item's page: a
 * list that a visitor has seen holds it already (docs/decisions/0014-item-pages.md).
 */
const { BaseLoader } = require("../../../.cache/loader");
const { itemPageData, listsInMemory } = require("../../components/item-page/item-page-data");

const { fetchPageDataJson } = BaseLoader.prototype;

BaseLoader.prototype.fetchPageDataJson = function (request) {
  const payload = itemPageData(request.pagePath, listsInMemory());
  return payload === null
    ? fetchPageDataJson.call(this, request)
    : Promise.resolve({ ...request, status: "success", payload });
};
