import { listSummary } from "../../src/catalogue/prices/price-list";
import {
  durationDays,
  extraKmRate,
  parsedRow,
  parsedRows,
} from "../../src/catalogue/prices/price-data";
import {
  cheapest,
  formatAllowance,
  formatPrice,
  hasEstimates,
  isAllowanceEstimated,
  itemSummary,
  leadingRow,
} from "../../src/catalogue/prices/price-list";
import { formattedRupees } from "../../src/catalogue/text/money";
import { texts } from "../../src/catalogue/text/texts";
import { groupedItem } from "../support/grouped-item";

const row = (duration: string, price: number, estimated = false) =>
  parsedRow({ duration, price, kms: null, estimated });

test.each([
  [0, "₹0"],
  [2799, "₹2,799"],
  [12345678, "₹1,23,45,678"],
])("%d rupees are written %s", (rupees, text) => expect(formattedRupees(rupees)).toBe(text));

describe("price lists", () => {
  test.each([
    ["1 day", 1],
    ["1 week", 7],
    ["4 weeks", 28],
  ])("%p is %p days", (text, days) => expect(durationDays(text)).toBe(days));

  test.each([
    ["never mentions kilometres", {}, [null, null], 0],
    ["has a rate and no allowance", { exceed: "if exceeds Rs.4/KM" }, [null], 4],
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
    const last = parsedRow({ duration: "1 week", price: 9, kms: null, ...fields });
    const rows = [[row("1 day", 5)], [row("1 day", 5), last]];
    expect(hasEstimates(rows.map((priceDetails) => ({ priceDetails })))).toBe(isNeeded);
  });

  const item = (...rows: ReturnType<typeof row>[]) => ({
    priceDetails: parsedRows({ priceDetails: rows }),
  });
  const lowest = (...items: ReturnType<typeof item>[]) => cheapest(items).price;

  test("rows are sorted, so that the price of a day leads, and the cheapest item has the lowest", () => {
    const weekFirst = item(row("1 week", 400), row("1 day", 499));
    expect(leadingRow(weekFirst.priceDetails).price).toBe(499);
    expect(lowest(item(row("1 day", 599)), weekFirst)).toBe(499);
  });

  test("the summary of a list has the number of its items and its lowest price", () => {
    const page = { noun: { one: "bike", many: "bikes" } };
    const summary = listSummary(page, [item(row("1 day", 499)), item(row("1 day", 599))], texts);
    expect(summary).toBe("2 bikes, from ₹499 a day.");
  });

  test("a summary has the first and the last price of an item, with their kilometres", () => {
    const rows = ["1 day", "2 days", "1 week"].map((duration, index) =>
      parsedRow({ duration, price: 500 * (index + 1), kms: index === 1 ? null : "100 km" }),
    );
    const bike = { ...groupedItem(1, "Dio", 0, { priceDetails: rows }), extraKmRate: 3 };
    expect(itemSummary(bike, texts)).toBe("Dio: ₹500 for 1 day, 100 km; ₹1,500 for 1 week, 100 km");
  });

  test("a summary has the mileage of an item instead of the kilometres of its rows", () => {
    const priceDetails = [parsedRow({ duration: "1 day", price: 4000, kms: "100 km" })];
    const taxi = groupedItem(1, "Innova", 0, { mileage: "100Kms/10Hr", priceDetails });
    const summary = itemSummary({ ...taxi, extraKmRate: null }, texts);
    expect(summary).toBe("Innova: ₹4,000 for 1 day, 100Kms/10Hr");
  });

  test("an estimated price is marked", () => {
    expect(formatPrice(row("1 day", 1398, true))).toBe("≈ ₹1,398");
  });

  test.each([
    ["150 km", {}, "150 km"],
    ["150 km", { kmsEstimated: true }, "≈ 150 km"],
    ["300 km", { estimated: true }, "≈ 300 km"],
    [null, { estimated: true }, "km: call to ask"],
  ])("%p with %j is written %p", (kms, fields, expected) => {
    const parsed = parsedRow({ duration: "1 day", price: 1, kms, ...fields });
    expect(formatAllowance(parsed, texts)).toBe(expected);
    expect(isAllowanceEstimated(parsed)).toBe(expected.startsWith("≈"));
  });
});
