/** @jest-environment node */
import {
  type CatalogueData,
  type CatalogueName,
  shownPages,
} from "../../src/data-check/catalogue-data";
import { allItemPaths, routeRules } from "../../src/build/hosts/host-rules";
import { fixtureData } from "../support/fixture-data";

const shop = fixtureData();
const shopWithout = (...empty: readonly CatalogueName[]): CatalogueData => ({
  ...shop,
  ...Object.fromEntries(empty.map((name) => [name, []])),
});

test("nothing leads to a catalogue without items", () => {
  const empty = ["cars", "hotels"] as const;
  const data = shopWithout(...empty);
  const addresses = [
    ...shownPages(data).map((page) => page.path),
    ...allItemPaths(data),
    ...routeRules(data).flatMap(({ from, to }) => [from, to]),
  ];
  const pathsOf = (catalogues: readonly string[]) =>
    shop.pages.filter(({ catalogue }) => catalogues.includes(catalogue)).map(({ path }) => path);
  const isReached = (path: string) => addresses.some((address) => address.startsWith(path));
  expect(pathsOf(empty).map(isReached)).toEqual([false, false]);
  expect(pathsOf(["bikes", "taxis"]).map(isReached)).toEqual([true, true]);
});

test.each<[CatalogueName[], string, string]>([
  [[], "the first list", "/visakha-rentals"],
  [["bikes"], "the first list that has items", "/car-rental-in-vizag"],
  [["bikes", "cars", "taxis"], "the list of all rooms", "/hotel-booking-in-vizag-visakha-rentals"],
])("without items in %j, the root leads to %s", (empty, _what, to) => {
  expect(routeRules(shopWithout(...empty))[0]).toEqual({ from: "/", to, status: 301 });
});
