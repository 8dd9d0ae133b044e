import { existsSync } from "node:fs";
import { itemPagePath, listPagePath } from "../../src/catalogue/addresses/page-paths";
import { itemPageData } from "../../src/components/item-page/item-page-data";
import { builtGraph, builtPage, builtPageData, data, publicFolder } from "../support/built-site";

const { siteUrl, slug } = data.business;
const items = data.pages.flatMap((page) =>
  data[page.catalogue].map((item) => ({
    page,
    item,
    address: itemPagePath(page, item, slug),
  })),
);

const lists = data.pages.map((page) => {
  const { result } = builtPageData(listPagePath(page, slug));
  return result;
});

describe.each(items)("$address", ({ item, address }) => {
  const $ = builtPage(address);

  test("shows the item, links to chat and call, and all its pictures with their names, and describes them", () => {
    expect($("h1").text()).toBe(item.name);
    for (const link of ["https://wa.me/", "tel:"])
      expect($(`main a[href^='${link}']`).length).toBeGreaterThan(0);
    const { pictures = [] } = item;
    const names = [item.name, ...pictures.map(({ alt = item.name }) => alt)];
    const shown = $("main article ul img").get();
    expect(shown.map((picture) => $(picture).attr("alt"))).toEqual(
      names.map((name) => expect.stringContaining(name) as string),
    );
    const described = new Set(builtGraph(address)[1]?.image as readonly string[]);
    expect(described.size).toBe(names.length);
    for (const picture of described) {
      expect(existsSync(publicFolder + picture.slice(siteUrl.length))).toBe(true);
    }
  });

  test("has the data that its list gives, if the list is in memory", () => {
    const served = builtPageData(address);
    // The served file has no undefined fields.
    const derived = JSON.parse(JSON.stringify(itemPageData(address, lists))) as typeof served;
    // Only documents have the picture of shared links.
    const result = { data: { ...served.result.data, shared: expect.anything() as unknown } };
    expect(derived).toMatchObject({ path: served.path, result });
    const shown = ["address", "tours", "language", "words", "isByNight"];
    const fieldsOf = (context: object) =>
      Object.entries(context).filter(([name]) => shown.includes(name));
    expect(Object.fromEntries(fieldsOf(derived.result.pageContext))).toEqual(
      Object.fromEntries(fieldsOf(served.result.pageContext)),
    );
    expect(itemPageData(address, [])).toBeNull();
  });
});
