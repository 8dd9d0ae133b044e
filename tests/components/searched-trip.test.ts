/** @jest-environment jsdom */
import { noTrip, type TripTexts } from "../../src/catalogue/lists/page-query";
import { searchOf } from "../../src/components/search/searched-list";
import { araku, bike, listProps } from "../support/fixtures";

const { tripIn } = searchOf({ ...listProps, places: [araku], items: [bike] });

test.each<[search: string, typed: Partial<TripTexts>, expected: Partial<TripTexts> | null]>([
  ["zebra", { days: "2" }, null],
  ["3 days", {}, { days: "3" }],
  ["3 days", { days: "91", to: "araku" }, { days: "3" }],
  ["40 km", {}, { days: "1", km: "40", to: "" }],
  ["40 km", { days: "2", to: "araku" }, { days: "2", km: "40", to: "" }],
  ["to araku", {}, { days: "1", km: "", to: "araku" }],
  ["to araku", { days: "2", km: "40" }, { days: "2", km: "", to: "araku" }],
  // The prices without a trip are for one day.
  ["1 day", {}, null],
  ["1 day", { days: "3" }, { days: "1" }],
])("the search %p replaces the typed texts %j by %j", (q, typed, expected) => {
  expect(tripIn({ ...noTrip, ...typed, q })).toEqual(expected);
});
