import fc from "fast-check";
import { readPageQuery, tripOf } from "../../src/catalogue/lists/page-query";
import {
  enquiredItem,
  enquiryText,
  formatSum,
  formatTripPrice,
} from "../../src/catalogue/prices/enquiry";
import {
  chargeOf,
  extraKmRate,
  parsedRow,
  type PriceRowData,
} from "../../src/catalogue/prices/price-data";
import { tripBadgeText } from "../../src/catalogue/prices/badge-text";
import type { PriceRow } from "../../src/catalogue/prices/item";
import { type Trip, tripPrice } from "../../src/catalogue/prices/trip-price";
import {
  hasTripPrice,
  lowerThanOthers,
  lowestPrice,
  orderedByPrice,
  tripPricesOf,
} from "../../src/catalogue/prices/priced-items";
import { texts } from "../../src/catalogue/text/texts";
import { fixtureData, placesOf } from "../support/fixture-data";

/** A row of a random price list. */
interface RandomRow {
  readonly days: number;
  readonly price: number;
  readonly km: number;
}

/** The lowest price, with extra kilometres, of all combinations of rows that cover the days. */
function bruteForce(rows: readonly RandomRow[], rate: number, { days, km }: Trip): number | null {
  let best = Infinity;
  const search = (daysLeft: number, price: number, allowance: number) => {
    if (daysLeft <= 0) {
      best = Math.min(best, price + rate * Math.max(0, km - allowance));
      return;
    }
    for (const row of rows) {
      search(daysLeft - row.days, price + row.price, allowance + row.km);
    }
  };
  search(days, 0, 0);
  return best === Infinity ? null : best;
}

const randomRow = fc.record({
  days: fc.integer({ min: 1, max: 7 }),
  price: fc.integer({ min: 60, max: 400 }),
  km: fc.integer({ min: 10, max: 60 }),
});
const randomList = fc.uniqueArray(randomRow, {
  minLength: 1,
  maxLength: 4,
  selector: ({ days }) => days,
});
const priceListOf = (list: readonly RandomRow[]) =>
  list.map(({ days, price, km }) =>
    parsedRow({ duration: `${days} days`, price, kms: `${km} km` }),
  );

const anyTariffAndTrip = [
  randomList,
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 0, max: 90 }),
] as const;

test("a trip costs the sum of its parts, and no combination costs less", () => {
  fc.assert(
    fc.property(...anyTariffAndTrip, (list, rate, days, km) => {
      const tariff = { priceList: priceListOf(list), extraKmRate: rate };
      const price = tripPrice(tariff, { days, km });
      expect(price?.total ?? null).toBe(bruteForce(list, rate, { days, km }));
      const rowsTotal =
        price?.parts.reduce((sum, { row, count }) => sum + row.price * count, 0) ?? 0;
      expect(price?.total ?? 0).toBe(rowsTotal + (price?.excessKm ?? 0) * rate);
    }),
    { seed: 9, numRuns: 2000 },
  );
});

const { bikes, cars, places } = fixtureData();
const distantPlaces = [
  { name: "Puri", slug: "puri", km: 440 },
  { name: "Goa", slug: "goa", km: 1000 },
];
const allPlaces = placesOf([...places, ...distantPlaces]);
const items = { bikes, cars } as const;
type Kind = keyof typeof items;

const itemsOf = (kind: Kind) =>
  items[kind].map((item) => ({
    jsonId: item.id,
    name: item.name,
    location: null,
    mileage: null,
    extraKmRate: extraKmRate(item),
    charge: chargeOf(item.carInfo),
    priceDetails: item.priceDetails.map((row) => parsedRow(row)),
  }));

function pricedItem(kind: Kind, id: number, search: string) {
  const item = itemsOf(kind).find(({ jsonId }) => jsonId === id);
  const { trip } = tripOf(readPageQuery(search, allPlaces), allPlaces);
  if (item === undefined || trip === null) throw new Error(`No item ${id} or trip ${search}`);
  return { item, trip, price: tripPricesOf([item], trip).get(id) ?? null };
}

const chargeNote = "incl. ₹500 outstation";
const unknownKmNote = "km: call to ask";

/** Computed by hand from the price lists of the example shop. A trip to Araku and back has 224 km. */
test.each<[Kind, number, string, string, string, string | null]>([
  ["bikes", 1, "?days=1", "1 day", "₹499", "120 km"],
  // 5 days and 1 day cost less than a week, and include 500 + 120 km.
  ["bikes", 1, "?days=6", "6 days", "₹2,749", "620 km"],
  ["bikes", 1, "?days=14", "14 days", "₹5,598", "1,400 km"],
  // 120 km are included; 104 cost ₹3 each.
  ["bikes", 1, "?to=araku", "1 day", "≈ ₹811", "≈ 224 km"],
  // A week includes 700 km and costs ₹2,799; a day with 760 extra km costs less.
  ["bikes", 1, "?to=puri", "1 day", "₹2,779", "880 km"],
  // Without a known allowance, the price of a trip with kilometres is a minimum.
  ["bikes", 4, "?days=1", "1 day", "₹599", unknownKmNote],
  ["bikes", 4, "?to=araku", "1 day", "from ₹599", unknownKmNote],
  // At ₹5 for a km, a day with 1,880 extra km costs ₹10,099; four weeks with 2,000 km cost less.
  ["bikes", 8, "?to=goa", "1 day", "₹9,799", "2,000 km"],
  // Its price for a day is exact, all other prices are approximate.
  ["bikes", 10, "?days=2", "2 days", "≈ ₹1,198", "≈ 240 km"],
  // With an approximate allowance, the price of a trip with kilometres is approximate.
  ["bikes", 14, "?days=1", "1 day", "₹1,199", "≈ 150 km"],
  ["bikes", 14, "?days=1&km=100", "1 day", "≈ ₹1,199", "100 km"],
  // Nothing mentions its kilometres, so the price contains all.
  ["bikes", 103, "?days=2", "2 days", "₹1,598", null],
  ["bikes", 103, "?days=1&km=300", "1 day", "₹799", null],
  // A charge beyond 50 km.
  ["cars", 1, "?days=1&km=50", "1 day", "₹1,499", "50 km"],
  ["cars", 1, "?days=1&km=51", "1 day", "₹1,999", chargeNote],
  ["cars", 1, "?to=araku", "1 day", "≈ ₹2,143", chargeNote],
  // The charge is due once for a trip.
  ["cars", 1, "?to=araku&days=2", "2 days", "₹3,498", chargeNote],
])("the stone of %s %d with %s has %p, %p and %p", (kind, id, search, label, figure, note) => {
  const { item, trip, price } = pricedItem(kind, id, search);
  const stone = tripBadgeText(item, trip, price, texts);
  expect([stone.label, [stone.before, stone.value].filter(Boolean).join(" "), stone.note]).toEqual([
    label,
    figure,
    note,
  ]);
  const priceText = note === chargeNote ? `${figure} ${chargeNote}` : figure;
  expect(formatTripPrice(price, texts)).toBe(priceText);
  const chat = enquiryText("Hi", [enquiredItem(item, price, texts)], trip, texts);
  expect(chat.startsWith(`Hi: ${item.name}, ${priceText} (${label}`)).toBe(true);
  expect(chat.endsWith("How many km are included?")).toBe(note === unknownKmNote);
  const [terms, sum = figure] = (price && formatSum(price, item.extraKmRate ?? 0, texts)) ?? [];
  expect(sum).toBe(figure);
  expect(terms?.includes(" + outstation ₹500") ?? false).toBe(note === chargeNote);
});

type PricedItem = Parameters<typeof tripPricesOf>[0][number];
const row = (duration: string, price: number, kms: string | null = "100 km") =>
  parsedRow({ duration, price, kms });
const pricedBy = (jsonId: number, rate: number | null, ...priceDetails: PriceRow[]) => ({
  jsonId,
  extraKmRate: rate,
  priceDetails,
});
const day = (jsonId: number, price: number, kms?: string | null) =>
  pricedBy(jsonId, 3, row("1 day", price, kms));
const week = (jsonId: number, price: number) => pricedBy(jsonId, 3, row("1 week", price));
const dearByTheDay = pricedBy(1, 1, row("1 day", 600, "500 km"));
const cheapByTheDay = pricedBy(2, 9, row("1 day", 500));
const charged = { ...day(1, 500), charge: { rupees: 90, beyondKm: 50 } };

test.each<[what: string, items: PricedItem[], trip: Trip | null, ids: number[], lowest: number[]]>([
  ["their price of a day", [dearByTheDay, cheapByTheDay], null, [2, 1], []],
  ["their price for the trip", [dearByTheDay, cheapByTheDay], { days: 1, km: 300 }, [1, 2], [1]],
  ["the list if they cost the same", [week(1, 9), week(2, 9)], { days: 1, km: 0 }, [1, 2], []],
  [
    "their prices, without a price last and never the lowest",
    [pricedBy(1, null, row("1 day", 1)), day(2, 500), day(3, 400), day(4, 400)],
    { days: 1, km: 0 },
    [3, 4, 2, 1],
    [3, 4],
  ],
  [
    "their prices, of which a price without another to compare is not the lowest",
    [pricedBy(1, null, row("1 day", 600)), day(2, 500)],
    { days: 1, km: 0 },
    [2, 1],
    [],
  ],
  ["their prices with a charge", [charged, day(2, 580)], { days: 1, km: 60 }, [2, 1], [2]],
  [
    // “From ₹100” may be more than ₹400.
    "their prices, minimum prices last, even if one of them may be the lowest",
    [day(1, 100, null), day(2, 500, "300 km"), day(3, 400, "300 km")],
    { days: 1, km: 300 },
    [3, 2, 1],
    [],
  ],
  [
    "their prices, minimum prices last, below which another is the lowest",
    [day(1, 600, null), day(2, 500, "300 km")],
    { days: 1, km: 300 },
    [2, 1],
    [2],
  ],
])("items are in the order of %s", (_what, items, trip, ids, lowest) => {
  const prices = trip ? tripPricesOf(items, trip) : new Map<number, null>();
  expect(orderedByPrice(items, prices).map(({ jsonId }) => jsonId)).toEqual(ids);
  expect(lowerThanOthers(prices, ids)).toEqual(lowest);
});

test("an item without a rate for extra kilometres has no trip price, and a trip with too many days none to compare", () => {
  const room = pricedBy(1, null, row("1 day", 999));
  const bike = day(2, 500);
  expect([room, bike].map(hasTripPrice)).toEqual([false, true]);
  const prices = tripPricesOf([room, bike], { days: 8, km: 0 }, 7);
  expect([...prices]).toEqual([[2, null]]);
  expect([room, bike].map((item) => lowestPrice(item, prices))).toEqual([999, null]);
  expect(tripPricesOf([bike], { days: 7, km: 0 }, 7).get(2)?.total).toBe(3500);
});

test.each([
  [false, "₹599 for 1 day"],
  [true, "≈ ₹599 for 1 day"],
])("without a trip the chat has the price of a day, estimated: %p, as %p", (estimated, price) => {
  const priceDetails = [{ ...row("1 day", 599), estimated }];
  const item = { name: "Dio", location: null, priceDetails };
  expect(enquiredItem(item, undefined, texts).price).toBe(price);
});

test("the stone with the lowest price says so, before a charge", () => {
  const { item, trip, price } = pricedItem("cars", 1, "?to=araku");
  const noteOf = (tripPriceOfItem: typeof price) =>
    tripBadgeText(item, trip, tripPriceOfItem, texts, true).note;
  expect(noteOf(price)).toBe(`Lowest, ${chargeNote}`);
  expect(noteOf(price && { ...price, charge: 0 })).toBe("Lowest");
});

describe("the calculation of a trip's price", () => {
  const day = { duration: "1 day", price: 499, kms: "120 km" };
  const week = { duration: "1 week", price: 2799, kms: "700 km" };
  test.each<[what: string, rows: PriceRowData[], trip: Trip, sum: string | null, charge?: number]>([
    ["one row", [{ ...week, kms: null }], { days: 7, km: 9 }, null],
    ["one row twice", [week], { days: 14, km: 0 }, "2 × 1 week at ₹2,799 = ₹5,598"],
    [
      "two rows, one of them approximate",
      [{ ...week, estimated: true }, day],
      { days: 8, km: 0 },
      "1 week ≈ ₹2,799 + 1 day ₹499 ≈ ₹3,298",
    ],
    ["more km", [week], { days: 7, km: 750 }, "1 week ₹2,799 + 50 km × ₹3 = ₹2,949"],
    [
      "too few approximate km",
      [{ ...day, kmsEstimated: true }],
      { days: 1, km: 170 },
      "1 day (≈ 120 km) ₹499 + ≈ 50 km × ₹3 ≈ ₹649",
    ],
    ["a charge", [day], { days: 1, km: 90 }, "1 day ₹499 + outstation ₹500 = ₹999", 500],
  ])(
    "with %s is written out if it has more than one term",
    (_what, rows, trip, sum, rupees = 0) => {
      const priceList = rows.map(parsedRow);
      const charge = { rupees, beyondKm: 50 };
      const price = tripPrice({ priceList, extraKmRate: 3, charge }, trip);
      expect((price && formatSum(price, 3, texts))?.join(" ") ?? null).toBe(sum);
    },
  );
});

test.each([
  ["Outstation charge beyond 50 km inside the city: Rs.500", { rupees: 500, beyondKm: 50 }],
  ["Five seats", null],
  [null, null],
])("the charge in the note %j is %j", (note, charge) => expect(chargeOf(note)).toEqual(charge));
