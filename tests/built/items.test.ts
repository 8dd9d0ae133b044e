import { existsSync } from "node:fs";
import { itemPagePath, listPagePath } from "../../src/catalogue/addresses/page-paths";
import { itemPageData } from "../../src/components/item-page/item-page-data";
import { builtPage, builtPageData, data, publicFolder } from "../support/built-site";

const { siteUrl, slug } = data.business;
const items = data.pages.flatMap((page) =>
  data[page.catalogue].map((item) => ({ item, address: itemPagePath(page, item, slug) })),
);
const lists = data.pages.map((page) => builtPageData(listPagePath(page, slug)).result);

describe.each(items)("$address", ({ item, address }) => {
  const $ = builtPage(address);

  test("shows the item and all its pictures, and describes them to search engines", () => {
    expect($("h1").text()).toBe(item.name);
    const count = 1 + (item.pictures?.length ?? 0);
    expect($("main article ul img")).toHaveLength(count);
    const described = JSON.parse($("script[type='application/ld+json']").text()) as {
      readonly "@graph": readonly [unknown, { readonly image: readonly string[] }];
    };
    const pictures = new Set(described["@graph"][1].image);
    expect(pictures.size).toBe(count);
    for (const picture of pictures)
      expect(existsSync(publicFolder + picture.slice(siteUrl.length))).toBe(true);
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
      shown.map((name) => Reflect.get(context, name) as unknown);
    expect(fieldsOf(derived.result.pageContext)).toEqual(fieldsOf(served.result.pageContext));
    expect(itemPageData(address, [])).toBeNull();
  });
});
