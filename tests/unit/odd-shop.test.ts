/** @jest-environment node */
import { extraKmRate, parsedRow, parsedRows } from "../../src/catalogue/prices/price-data";
import { itemStone } from "../../src/catalogue/prices/stone-text";
import { hasTripPrice, tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { texts } from "../../src/catalogue/text/texts";
import { type CatalogueData, type ItemData, shownPages } from "../../src/data-check/catalogue-data";
import { checkedData } from "../../src/data-check/check-data";
import { dataWarnings } from "../../src/data-check/data-warnings";
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
  expect(dataWarnings(data)).toEqual([]);
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

const pricedItems = (items: readonly ItemData[]) =>
  items.map((item) => ({
    jsonId: item.id,
    name: item.name,
    mileage: null,
    extraKmRate: extraKmRate(item),
    priceDetails: parsedRows(item),
  }));

test("its bikes have prices for a trip where they are let by the day", () => {
  const items = pricedItems(data.bikes);
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
    "Backwater Queen": 2900,
  });
  expect(totals(31, 0)).toEqual({
    "Volt One": 9999 + 599,
    "Step Through": 7999 + 499,
    "Long Hauler 500": 2 * 19999,
    "Volt Mini": null,
    "Backwater Queen": 31 * 2900,
  });
});

test("nights and trips are no days that a trip could be made of", () => {
  const [room] = pricedItems(data.hotels);
  if (room === undefined) throw new Error("There is no room");
  const nights = { ...room, priceDetails: room.priceDetails.filter(({ hours }) => hours === 0) };
  expect(hasTripPrice(nights)).toBe(false);
  expect(itemStone(nights, texts)).toEqual({ head: "1 night", face: "₹1,200", foot: null });
  // A week beside them is no price of two days, unless a day has one.
  const week = parsedRow({ id: 9, duration: "1 week", price: 5940, kms: null });
  const totals = [nights, room].map(({ priceDetails, ...item }) =>
    tripPricesOf([{ ...item, priceDetails: [...priceDetails, week] }], { days: 2, km: 0 }, true),
  );
  expect(totals.map((prices) => prices.get(room.jsonId)?.total)).toEqual([undefined, 4000]);
});
