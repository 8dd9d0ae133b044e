/** @jest-environment node */
import type { CatalogueData, CatalogueName } from "../../src/data-check/catalogue-data";
import { dataWarnings, sampleWarnings, warningLine } from "../../src/data-check/data-warnings";
import { fixtureData } from "../support/fixture-data";

const exampleShop = fixtureData();

type Mutable<Value> = { -readonly [Key in keyof Value]: Mutable<Value[Key]> };
type MutableShop = Mutable<CatalogueData>;
const mutableShop = () => structuredClone(exampleShop) as MutableShop;

/** Warnings about the example shop after a change. */
function warnings(change: (shop: MutableShop) => void): string[] {
  const shop = mutableShop();
  change(shop);
  return dataWarnings(shop).map(warningLine);
}
const setPrice = (items: MutableShop[CatalogueName], rowIndex: number, price: number) =>
  Object.assign(items[0]?.priceDetails[rowIndex] ?? {}, { price });

test("usual prices have no warnings", () => {
  expect(dataWarnings(exampleShop)).toEqual([]);
});

test("the price of a single item has no warning", () => {
  expect(warnings((shop) => (shop.cars = shop.cars.slice(0, 1)))).toEqual([]);
});

test("prices for an hour do not change the usual price for a day", () => {
  const found = warnings(({ bikes }) => {
    for (const { priceDetails } of bikes)
      priceDetails.unshift({ id: 99, duration: "1 hour", price: 120, kms: null });
  });
  expect(found).toEqual([]);
});

test.each<[CatalogueName, number, number, string]>([
  ["bikes", 4, 1700, "₹1,700 for 5 days is less than ₹1,800 for 4 days"],
  ["bikes", 6, 69990, "₹69,990 for 4 weeks is far from what others like it cost, ₹6,999 to ₹9,799"],
  ["bikes", 6, 14000, "₹14,000 for 4 weeks is more than the same days cost at ₹499 for 1 day"],
  ["hotels", 0, 9990, "₹9,990 for 1 day is far from what others"],
  ["cars", 0, 149, "₹149 for 1 day is far from what others"],
])("%s, the row at index %d for ₹%d has the warning %s", (file, row, price, message) => {
  const found = warnings((shop) => setPrice(shop[file], row, price));
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(new RegExp(`^${file}\\.json › id 1: “.+”: `));
});

test.each([
  [2.9, 0],
  [3, 1],
])("a price %s times the usual price has %d warnings", (factor, count) => {
  const found = warnings(({ hotels }) => {
    for (const { priceDetails } of hotels) for (const row of priceDetails) row.price = 1000;
    setPrice(hotels, 0, 1000 * factor);
  });
  expect(found).toHaveLength(count);
});

test.each<[number, number, RegExp | null]>([
  [499, 90, /: ₹90 for 1 day was ₹499 until now$/],
  [499, 1, /was ₹499/],
  [499, 1497, /₹1,497 for 1 day was ₹499/],
  [499, 300, null],
  [499, 529, null],
  [90, 90, null],
])("a price that was ₹%d and becomes ₹%d has the warning %p", (was, price, message) => {
  const [published, shop] = [mutableShop(), mutableShop()];
  setPrice(published.bikes, 0, was);
  setPrice(shop.bikes, 0, price);
  // A price is compared with its own past: it does not matter that other bikes cost ten times as much.
  for (const { bikes } of [shop, published]) {
    for (const bike of bikes.slice(1)) setPrice([bike], 0, 4990);
  }
  const found = dataWarnings(shop, published).map((warning) => warning.message);
  const unusual = found.filter((text) => !text.includes("is less than"));
  expect(unusual).toEqual(message === null ? [] : [expect.stringMatching(message)]);
});

test.each<[string, string, number, boolean]>([
  ["1 night", "1 week", 900, true],
  ["1 night", "1 day", 900, false],
  ["2 nights", "3 nights", 900, true],
  ["1 trip", "1 day", 900, false],
])("₹1,000 for %s beside %s for ₹%d warns: %p", (shorter, longer, price, isExpected) => {
  const found = warnings(({ hotels }) => {
    const rows = [
      { id: 1, duration: shorter, price: 1000, kms: null },
      { id: 2, duration: longer, price, kms: null },
    ];
    Object.assign(hotels[0] ?? {}, { priceDetails: rows });
  });
  expect(found.some((line) => line.includes("is less than"))).toBe(isExpected);
});

test.each<[string, (shop: CatalogueData) => object, RegExp]>([
  [
    "a question twice",
    ({ business }) => {
      const [first] = business.questions ?? [];
      const again = { ...first, question: first?.question.toUpperCase() ?? "" };
      return { business: { ...business, questions: [first, again] } };
    },
    /^the question “.+” is there twice$/,
  ],
  [
    "a name of two places",
    ({ places: [first, second, ...others] }) => ({
      places: [first, { ...second, alsoCalled: [first?.name] }, ...others],
    }),
    /is a name of two places$/,
  ],
  [
    "a kind spelled in two ways",
    ({ bikes: [first, ...others] }) => ({ bikes: [{ ...first, filter: "scooter" }, ...others] }),
    /“scooter”.*“scooty”|“scooty”.*“scooter”/,
  ],
  [
    "places, if no price list has kilometres",
    (shop) =>
      Object.fromEntries(
        (["bikes", "cars", "taxis"] as const).map((name) => [
          name,
          shop[name].map((item) => ({
            ...item,
            priceDetails: item.priceDetails.map((row) => ({ ...row, kms: null })),
          })),
        ]),
      ),
    /^visitors do not see the places/,
  ],
  [
    "a location that no longer names a place",
    ({ places, taxis: [first, ...others] }) => ({
      places: places.slice(1),
      taxis: [{ ...first, location: places[0]?.name }, ...others],
    }),
    /^no place is called/,
  ],
  [
    "a title without its translations",
    ({ pages: [first, ...others], words }) => ({
      pages: [{ ...first, title: "New title" }, ...others],
      words: { ...words, phrases: { ...words.phrases, [first?.title ?? ""]: { te: "x" } } },
    }),
    /^“New title” is not translated/,
  ],
])("%s is a warning", (_what, change, message) => {
  const found = dataWarnings({ ...exampleShop, ...change(exampleShop) }, exampleShop);
  expect(found.map((warning) => warning.message)).toEqual([expect.stringMatching(message)]);
});

test("a changed value has a warning until it is published", () => {
  const shop = mutableShop();
  setPrice(shop.bikes, 4, 1700);
  expect(dataWarnings(shop, exampleShop)).toHaveLength(1);
  expect(dataWarnings(shop, shop)).toEqual([]);
});

test("sample contact details are a warning until they are replaced", () => {
  expect(sampleWarnings(exampleShop)).toHaveLength(1);
  const real = { phones: ["+91 98765 43210"], siteUrl: "https://shop.in", footer: [] };
  const business = { ...exampleShop.business, ...real };
  expect(sampleWarnings({ ...exampleShop, business })).toEqual([]);
});
