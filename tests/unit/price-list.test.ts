/** @jest-environment node */
import { listSummary } from "../../src/catalogue/lists/list-summary";
import {
  durationDays,
  extraKmRate,
  includedKm,
  parsedRow,
  parsedRows,
} from "../../src/catalogue/prices/price-data";
import {
  cheapest,
  formatAllowance,
  formatPrice,
  isAllowanceEstimated,
  itemSummary,
  leadingRow,
  unlimitedKm,
} from "../../src/catalogue/prices/price-list";
import { formattedRupees } from "../../src/catalogue/text/money";
import { texts } from "../../src/catalogue/text/texts";
import { groupedItem } from "../support/grouped-item";

const row = (duration: string, price: number, estimated = false) =>
  parsedRow({ id: 1, duration, price, kms: null, estimated });

test.each([
  [0, "₹0"],
  [499, "₹499"],
  [2799, "₹2,799"],
  [105000, "₹1,05,000"],
  [12345678, "₹1,23,45,678"],
])("%d rupees are written %s", (rupees, text) => expect(formattedRupees(rupees)).toBe(text));

describe("price lists", () => {
  test.each<[text: string, days: number | null]>([
    ["1 day", 1],
    ["1 week", 7],
    ["4 weeks", 28],
    ...["", "day", "0 days", "1.5 days", "-1 day", "1 month", "2 nights", "half day"].map(
      (text): [string, null] => [text, null],
    ),
  ])("%p is %p days", (text, days) => {
    if (days === null) expect(() => durationDays(text)).toThrow(RangeError);
    else expect(durationDays(text)).toBe(days);
  });

  test("included kilometres are a number, unlimited or unknown; other texts are errors", () => {
    expect(includedKm("2000 km")).toBe(2000);
    expect(includedKm(null)).toBeNull();
    expect(includedKm("Unlimited km")).toBe(unlimitedKm);
    expect(includedKm("unlimited")).toBe(unlimitedKm);
    expect(() => includedKm("far")).toThrow(RangeError);
    expect(() => includedKm("Unlimited fun")).toThrow(RangeError);
  });

  test.each([
    ["never mentions kilometres", {}, [null, null], 0, [unlimitedKm, unlimitedKm]],
    ["has a rate and no allowance", { exceed: "if exceeds Rs.4/KM" }, [null], 4, [null]],
    ["has a note without kilometres", { exceed: "Please call us" }, [null], 0, [unlimitedKm]],
    ["has a package", { mileage: "100Kms/10Hr" }, [null], null, [null]],
    ["has unlimited rows", {}, ["Unlimited km", "unlimited"], 0, [unlimitedKm, unlimitedKm]],
    ["has an unlimited row", {}, ["Unlimited km", null], null, [unlimitedKm, null]],
    ["has an allowance in one row", {}, ["100 km", null], null, [100, null]],
  ])("an item that %s (%j, rows with %j) has the rate %p", (_what, item, kms, rate, allowances) => {
    const rowOf = (rowKms: string | null) => ({
      id: 1,
      duration: "1 day",
      price: 9,
      kms: rowKms,
    });
    const itemWithRows = { ...item, priceDetails: kms.map(rowOf) };
    expect(extraKmRate(itemWithRows)).toBe(rate);
    expect(parsedRows(itemWithRows).map(({ allowanceKm }) => allowanceKm)).toEqual(allowances);
  });

  test("the leading row is the row for a day, or else the cheapest row", () => {
    const leading = (...rows: ReturnType<typeof row>[]) => leadingRow(rows).price;
    expect(leading(row("1 week", 400), row("1 day", 499))).toBe(499);
    expect(leading(row("1 week", 2799), row("2 days", 998))).toBe(998);
  });

  const item = (...priceDetails: ReturnType<typeof row>[]) => ({ priceDetails });
  const lowest = (...items: ReturnType<typeof item>[]) => cheapest(items).row.price;

  test("the cheapest item has the lowest leading row; prices for a day have priority", () => {
    expect(lowest(item(row("1 day", 599)), item(row("1 day", 499)))).toBe(499);
    expect(lowest(item(row("1 week", 99)), item(row("1 day", 499)))).toBe(499);
    expect(lowest(item(row("1 week", 2999)), item(row("4 weeks", 2500)))).toBe(2500);
  });

  test("without an item or a row there is no leading row", () => {
    expect(() => leadingRow([])).toThrow(RangeError);
    expect(() => cheapest([])).toThrow(RangeError);
  });

  test("an item that is away is the cheapest only if every item is away", () => {
    const away = { ...item(row("1 day", 399)), awayUntil: "2099-01-01" };
    expect(lowest(away, item(row("1 day", 499)))).toBe(499);
    expect(lowest(away)).toBe(399);
  });

  test("the summary of a list names the duration of its lowest price", () => {
    const page = { noun: { one: "bike", many: "bikes" } };
    const summary = (duration: string) =>
      listSummary(page, [item(row(duration, 499)), item(row(duration, 599))], texts);
    expect(summary("1 day")).toBe("2 bikes, from ₹499 a day.");
    expect(summary("4 weeks")).toBe("2 bikes, from ₹499 for 4 weeks.");
  });

  test("a summary has the mileage of an item instead of the kilometres of its rows", () => {
    const priceDetails = [parsedRow({ id: 1, duration: "1 day", price: 4000, kms: "100 km" })];
    const taxi = groupedItem(1, "Innova", 0, { mileage: "100Kms/10Hr", priceDetails });
    const summary = itemSummary({ ...taxi, extraKmRate: null }, texts);
    expect(summary).toBe("Innova: ₹4,000 for 1 day, 100Kms/10Hr");
  });

  test("an estimated price is marked", () => {
    expect(formatPrice(row("1 day", 1398, true))).toBe("≈ ₹1,398");
    expect(formatPrice(row("1 day", 1398))).toBe("₹1,398");
  });

  test.each([
    ["150 km", {}, "150 km"],
    ["150 km", { kmsEstimated: true }, "≈ 150 km"],
    ["300 km", { estimated: true }, "≈ 300 km"],
    ["Unlimited km", { estimated: true }, "Unlimited km"],
    [null, { estimated: true }, "km: call to ask"],
  ])("%p with %j is written %p", (kms, fields, expected) => {
    const parsed = parsedRow({ id: 1, duration: "1 day", price: 1, kms, ...fields });
    expect(formatAllowance(parsed, texts)).toBe(expected);
    expect(isAllowanceEstimated(parsed)).toBe(expected.startsWith("≈"));
  });
});
