import {
  cheapest,
  formatAllowances,
  hasEstimates,
  isAllowanceEstimated,
  itemSummary,
  leadingRow,
  listSummary,
} from "../../src/catalogue/prices/price-list";
import {
  durationDays,
  extraKmRate,
  parsedRow,
  parsedRows,
} from "../../src/catalogue/prices/price-data";
import { formattedRupees } from "../../src/catalogue/text/money";
import { texts } from "../../src/catalogue/text/texts";
import { itemWith, row, translated } from "../support/item";

test.each([
  [0, "₹0"],
  [2799, "₹2,799"],
  [12345678, "₹1,23,45,678"],
])("%d rupees are written %s", (rupees, text) => expect(formattedRupees(rupees)).toBe(text));

const day = row("1 day", 500, "100 km");

test.each([
  ["1 week", 7],
  ["4 weeks", 28],
])("%p is %p days", (text, days) => expect(durationDays(text)).toBe(days));

test.each(["0 days", "120 days", "1 day ago"])("%p is no duration", (text) =>
  expect(() => durationDays(text)).toThrow(RangeError),
);

test.each([
  ["never mentions kilometres", {}, [null, null], 0],
  ["has a rate and no allowance", { exceed: "if exceeds Rs.14/KM" }, [null], 14],
  ["has a note without kilometres", { exceed: "Please call us" }, [null], 0],
  ["has a package", { mileage: "100Kms/10Hr" }, [null], null],
  ["has an allowance in one row", {}, ["100 km", null], null],
])("an item that %s (%j, rows with %j) has the rate %p", (_what, item, kms, rate) => {
  const priceDetails = kms.map((rowKms) => ({ duration: "1 day", price: 9, kms: rowKms }));
  expect(extraKmRate({ ...item, priceDetails })).toBe(rate);
});

test.each([
  [{}, false],
  [{ estimated: true }, true],
  [{ kms: "100 km", kmsEstimated: true }, true],
])("a row with %j, even the last of a list, needs the note about ≈: %p", (fields, isNeeded) => {
  const last = parsedRow({ duration: "1 week", price: 9, ...fields });
  const rows = [[day], [day, last]];
  expect(hasEstimates(rows.map((priceDetails) => ({ priceDetails })))).toBe(isNeeded);
});

test("rows are sorted, so that the price of a day leads, and the cheapest item has the lowest", () => {
  const weekFirst = { priceDetails: [row("1 week", 400), row("1 day", 499)] };
  const sorted = { priceDetails: parsedRows(weekFirst) };
  expect(leadingRow(sorted.priceDetails).price).toBe(499);
  expect(cheapest([itemWith({ price: 599 }), sorted]).price).toBe(499);
});

test.each([
  [[599, 499], "2 bikes, from ₹499 a day."],
  [[1499], "1 bike, from ₹1,499 a day."],
])("the summary of a list with the prices %j is %s", (prices, summary) => {
  const page = { noun: { one: "bike", many: "bikes" } };
  const items = prices.map((price) => itemWith({ price }));
  expect(listSummary(page, items, texts)).toBe(summary);
});

const week = row("1 week", 3000);
test.each([
  ["its only price", {}, "₹500 for 1 day, 100 km"],
  [
    "its last price",
    { priceDetails: [day, row("2 days", 1000), week] },
    "₹500 for 1 day, 100 km; ₹3,000 for 1 week",
  ],
  [
    "its package instead of kilometres",
    { mileage: "100Kms/10Hr" },
    "₹500 for 1 day, «100Kms/10Hr»",
  ],
])("the summary of an item has %s", (_what, fields, summary) => {
  const item = itemWith({ name: "Dio", priceDetails: [day], ...fields });
  expect(itemSummary(item, translated)).toBe(`«Dio»: ${summary}`);
});

test.each([
  [{ kmsEstimated: true }, "≈ 100 km", "≈ 350 km"],
  [{ estimated: true }, "≈ 100 km", "≈ 350 km"],
  [{}, "100 km", "350 km"],
  [{ allowanceKm: null, estimated: true }, "km: call to ask", "km: call to ask"],
])("a row with %j includes %s, and beside others %s", (fields, alone, sum) => {
  const part = { row: { ...day, ...fields }, count: 1 };
  const parts = [{ row: row("1 week", 9, "125 km"), count: 2 }, part];
  expect([[part], parts].map((all) => formatAllowances(all, texts))).toEqual([alone, sum]);
  expect(isAllowanceEstimated(part.row)).toBe(alone.startsWith("≈"));
});
