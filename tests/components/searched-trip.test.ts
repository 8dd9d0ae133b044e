/** @jest-environment jsdom */
// First, because they replace the words of the search.
import { araku, bike, business, listProps, room } from "../support/fixtures";
import { noTrip, type TripTexts } from "../../src/catalogue/lists/page-query";
import { searchOf } from "../../src/components/search/searched-list";

const boat = { ...room, extraKmRate: 0 };
const taxi = { ...bike, jsonId: 3, extraKmRate: null };
const content = {
  ...listProps,
  page: { ...listProps.page, maxNights: 7 },
  business: { ...business, englishAddress: ["Old fort"] },
  places: [araku],
  items: [bike, room],
};

test.each<[search: string, typed: Partial<TripTexts>, Partial<TripTexts> | null, items?: object]>([
  ["zebra", { days: "2" }, null],
  ["3 days", { days: "91", to: "araku" }, { days: "3" }],
  ["40 km", { days: "2", to: "araku" }, { days: "2", km: "40", to: "" }],
  ["to araku", {}, { days: "1", km: "", to: "araku" }],
  ["to araku", { days: "2", km: "40" }, { days: "2", km: "", to: "araku" }],
  // The prices without a trip are for one day.
  ["1 day 0 km", {}, null],
  ["1 day", { days: "3" }, { days: "1" }],
  ["1 day", { km: "40" }, { days: "1" }],
  ["1 day", { to: "araku" }, { days: "1" }],
  ["3 days 40 km", {}, { days: "3" }, { items: [boat, taxi] }],
  ["3 days 40 km", {}, null, { items: [taxi] }],
])("the search %p replaces the typed texts %j by %j", (...row) => {
  const [q, typed, expected, items] = row;
  const { tripIn } = searchOf({ ...content, ...items });
  expect(tripIn({ ...noTrip, ...typed, q })).toEqual(expected);
});

test.each([
  ["zebra old fort near the station, Town", 1, ["zebra"]],
  ["Town to Araku", 2, []],
  // The prices are ₹998 and, for more nights than have a price, none.
  ["under 997 for 2 days", 0, []],
  ["under 9999 for 8 days", 1, []],
])("the shop's address and the price of the trip: %p finds %i, and leaves out %j", (...row) => {
  const [search, count, leftOut] = row;
  const answer = searchOf(content).find(search);
  expect([answer.positions.size, answer.leftOut]).toEqual([count, leftOut]);
});
