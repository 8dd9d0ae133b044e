/** @jest-environment node */
import { extraKmRate, parsedRow } from "../../src/catalogue/prices/price-data";
import { itemPagePath, itemSlug } from "../../src/catalogue/addresses/item-address";
import { tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { type CatalogueData, shownPages } from "../../src/data-check/catalogue-data";
import { checkedData } from "../../src/data-check/check-data";
import { textWarnings } from "../../src/data-check/data-warnings";
import { allItemPaths, allPrefixRoutes, routeRules } from "../../src/finish/hosts/host-rules";
import { DataCopy } from "../support/broken-data";
import { makeOddShop } from "../support/odd-shop";

let copy: DataCopy;
let data: CatalogueData;
beforeAll(async () => {
  copy = new DataCopy();
  makeOddShop(copy.folder);
  data = await checkedData(copy.folder);
});
afterAll(() => copy.dispose());

test("a shop can say all of it at once, and nothing looks like a mistake", () => {
  const open = textWarnings(data).filter(({ reason }) => reason === null);
  expect(open.filter(({ rule }) => rule !== "sample-details")).toEqual([]);
});

test("a catalogue that is empty or missing has no page, and nothing leads to it", () => {
  const addresses = [
    ...shownPages(data).map((page) => page.path),
    ...allItemPaths(data),
    ...routeRules(data).flatMap(({ from, to }) => [from, to]),
    ...allPrefixRoutes(data).flatMap(({ prefix, path }) => [prefix, path]),
  ];
  for (const catalogue of ["cars", "taxis"]) {
    const page = data.pages.find((one) => one.catalogue === catalogue);
    expect(page).toBeDefined();
    expect(addresses.filter((address) => address.startsWith(page?.path ?? ""))).toEqual([]);
  }
});

test("the site begins with the first list that there is", () => {
  const bikes = data.pages.find(({ catalogue }) => catalogue === "bikes");
  expect(data.pages[0]?.catalogue).toBe("cars");
  expect(routeRules(data)[0]).toEqual({ from: "/", to: bikes?.path, status: 301 });
});

test("with rooms alone, the site begins with all rooms", () => {
  const rooms = { ...data, bikes: [] };
  const [page] = shownPages(rooms);
  expect(page?.match).toBe("prefix");
  expect(routeRules(rooms)[0]?.to).toBe(`${page?.path ?? ""}${data.business.slug}`);
});

test("its bikes have prices for a trip where they are let by the day", () => {
  const items = data.bikes.map(({ id, name, exceed, priceDetails }) => ({
    jsonId: id,
    name,
    extraKmRate: extraKmRate(exceed, priceDetails),
    priceDetails: priceDetails.map((row) => parsedRow(row, data.business.monthDays)),
  }));
  const totals = (days: number, km: number) => {
    const prices = tripPricesOf(items, { days, km }, true);
    return Object.fromEntries(
      items.map(({ jsonId, name }) => [name, prices.get(jsonId)?.total ?? null]),
    );
  };
  expect(totals(1, 500)).toEqual({
    "Volt One": 599,
    "Step Through": 499 + 380 * 4,
    "Long Hauler 500": 19999,
    "Volt Mini": null,
  });
  expect(totals(31, 0)).toEqual({
    "Volt One": 9999 + 599,
    "Step Through": 7999 + 499,
    "Long Hauler 500": 2 * 19999,
    "Volt Mini": null,
  });
});

test("a third kind is a kind like the others", () => {
  const page = data.pages.find(({ catalogue }) => catalogue === "bikes");
  const kinds = new Set(data.bikes.map(({ filter }) => filter));
  expect([...kinds].sort()).toEqual(Object.keys(page?.labels ?? {}).sort());
  expect(kinds.size).toBeGreaterThan(2);
});

test("addresses of items follow from their names", () => {
  const page = shownPages(data)[0];
  const [bike] = data.bikes;
  if (page === undefined || bike === undefined) throw new Error("There is no bike");
  expect(allItemPaths(data)).toContain(
    itemPagePath(page, { ...bike, slug: itemSlug(bike) }, data.business.slug),
  );
});
