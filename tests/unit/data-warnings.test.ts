/** @jest-environment node */
import type { CatalogueData } from "../../src/data-check/catalogue-data";
import { type DataWarning, dataWarnings, warningLine } from "../../src/data-check/data-warnings";
import { exampleShop } from "../support/checked-errors";

interface Item {
  acknowledged?: Record<string, string>;
  priceDetails: { price: number; duration: string; kms: string | null }[];
}
interface Shop {
  bikes: Item[];
  cars: Item[];
  hotels: Item[];
  business: object;
}

/** Warnings of some rules, after a change of the example shop. */
function warnings(rules: RegExp, change: (shop: Shop) => void = () => undefined): DataWarning[] {
  const shop = structuredClone(exampleShop);
  change(shop as unknown as Shop);
  return dataWarnings(shop as unknown as CatalogueData).filter(({ rule }) => rules.test(rule));
}
const aboutPrices = /longer|unusual/;
const setPrice = (items: Item[], row: number, price: number) =>
  Object.assign(items[0]?.priceDetails[row] ?? {}, { price });

test("prices as they usually are look right, one row or ten", () => {
  expect(warnings(aboutPrices)).toEqual([]);
});

test("a price for an hour says nothing of what is usual for a day", () => {
  const found = warnings(/unusual/, ({ bikes }) => {
    for (const { priceDetails } of bikes)
      priceDetails.unshift({ duration: "1 hour", price: 120, kms: null });
  });
  expect(found).toEqual([]);
});

test.each<[keyof Omit<Shop, "business">, number, number, string, string]>([
  ["bikes", 4, 1700, "longer-costs-less", "₹1,700 for 5 days is less than ₹1,800 for 4 days"],
  [
    "bikes",
    6,
    69990,
    "unusual-price",
    "₹69,990 for 4 weeks is far from what is usual here, about ₹499 a day",
  ],
  ["hotels", 0, 9990, "unusual-price", "₹9,990 for 1 day is far from what is usual"],
  ["cars", 0, 149, "unusual-price", "₹149 for 1 day is far from what is usual"],
])("%s, row %d for %d: %s", (file, row, price, rule, message) => {
  const found = warnings(aboutPrices, (shop) => setPrice(shop[file], row, price));
  expect(found.map((warning) => warning.rule)).toEqual([rule]);
  expect(found[0]?.message).toContain(message);
  expect(found[0]?.place).toMatch(new RegExp(`^${file}\\.json › id 1 `));
  expect(found.map(warningLine).join()).toContain(`"acknowledged": { "${rule}"`);
});

test.each([
  [4.9, []],
  [5, ["unusual-price"]],
])("a price %s times the usual one: %j", (factor, expected) => {
  const found = warnings(/unusual/, ({ hotels }) => {
    for (const { priceDetails } of hotels) for (const row of priceDetails) row.price = 1000;
    setPrice(hotels, 0, 1000 * factor);
  });
  expect(found.map(({ rule }) => rule)).toEqual(expected);
});

test("a warning that is acknowledged has its reason and no other", () => {
  const found = warnings(aboutPrices, ({ bikes }) => {
    setPrice(bikes, 4, 1700);
    setPrice(bikes, 6, 69990);
    Object.assign(bikes[0] ?? {}, { acknowledged: { "longer-costs-less": "weekend offer" } });
  });
  expect(found.map(({ rule, reason }) => [rule, reason])).toEqual([
    ["longer-costs-less", "weekend offer"],
    ["unusual-price", null],
  ]);
});

test("sample contact details are a warning until they are replaced or acknowledged", () => {
  const reasons = (change?: (shop: Shop) => void) =>
    warnings(/sample/, change).map(({ reason }) => reason);
  expect(reasons()).toEqual([null]);
  const acknowledged = { "sample-details": "demonstration" };
  expect(reasons(({ business }) => Object.assign(business, { acknowledged }))).toEqual([
    "demonstration",
  ]);
  const real = { phones: ["+91 98765 43210"], siteUrl: "https://shop.in", footer: [] };
  expect(reasons(({ business }) => Object.assign(business, real))).toEqual([]);
});
