/** @jest-environment node */
import fc from "fast-check";
import { parsedRow, type PriceRowData } from "../../src/catalogue/prices/price-data";
import type { PriceRow } from "../../src/catalogue/prices/item";
import { type Trip, tripPrice } from "../../src/catalogue/prices/tariff";
import {
  hasTripPrice,
  lowerThanOthers,
  lowestPrice,
  orderedByPrice,
  tripPricesOf,
} from "../../src/catalogue/prices/trip-prices";

/** A row of a random price list: text, whole days that it covers, rupees, and kilometres. */
interface RandomRow {
  readonly duration: string;
  readonly days: number;
  readonly price: number;
  /** Infinitely many where they have no limit. */
  readonly km: number;
}

/**
 * Tries every combination of rows, as a definition would: rows that cover the days, in any order, and
 * then further rows for their kilometres. A row shorter than a day is in none of them.
 */
function bruteForce(rows: readonly RandomRow[], rate: number, { days, km }: Trip): number | null {
  const usable = rows.filter((row) => row.days > 0);
  let best = Infinity;
  const search = (left: number, price: number, allowed: number) => {
    if (left <= 0) best = Math.min(best, price + rate * Math.max(0, km - allowed));
    if (price >= best || (left <= 0 && allowed >= km)) return;
    for (const row of usable) {
      search(left - row.days, price + row.price, allowed + row.km);
    }
  };
  search(days, 0, 0);
  return best === Infinity ? null : best;
}

const lengths: readonly (readonly [string, number])[] = [
  ["1 hour", 0],
  ["12 hours", 0],
  ["half day", 0],
  ["1 day", 1],
  ["24 hours", 1],
  ["36 hours", 1],
  ["2 days", 2],
  ["72 hours", 3],
  ["5 days", 5],
  ["1 week", 7],
];
const randomRow = fc
  .record({
    length: fc.constantFrom(...lengths),
    price: fc.integer({ min: 60, max: 400 }),
    km: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 10, max: 60 }) },
      { weight: 1, arbitrary: fc.constant(Infinity) },
    ),
  })
  .map(({ length: [duration, days], price, km }): RandomRow => ({ duration, days, price, km }));
const randomList = fc.uniqueArray(randomRow, {
  minLength: 1,
  maxLength: 4,
  selector: ({ duration }) => duration,
});
const priceListOf = (list: readonly RandomRow[]) =>
  list.map(({ duration, price, km }, id) =>
    parsedRow({ id, duration, price, kms: km === Infinity ? "Unlimited km" : `${km} km` }),
  );

const anyTrip = [
  randomList,
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 0, max: 90 }),
] as const;

test("agrees with trying every combination, for any price list, and its parts add up to it", () => {
  fc.assert(
    fc.property(...anyTrip, (list, rate, days, km) => {
      const tariff = { priceList: priceListOf(list), extraKmRate: rate, canCombineRows: true };
      const found = tripPrice(tariff, { days, km });
      expect(found?.total ?? null).toBe(bruteForce(list, rate, { days, km }));
      const rows = found?.parts.reduce((sum, { row, count }) => sum + row.price * count, 0) ?? 0;
      expect(found?.total ?? 0).toBe(rows + (found?.excessKm ?? 0) * rate);
      const exact = list
        .filter((row) => row.days === days && row.duration !== "36 hours")
        .map((row) => row.price + rate * Math.max(0, km - row.km) - (found?.total ?? 0));
      expect(found?.saving?.rupees ?? 0).toBe(exact.length === 0 ? 0 : Math.min(...exact));
    }),
    { seed: 9, numRuns: 2000 },
  );
});

test("where rows must not be combined, a row for these whole days and no other is the price", () => {
  fc.assert(
    fc.property(...anyTrip, (list, rate, days, km) => {
      const tariff = { priceList: priceListOf(list), extraKmRate: rate, canCombineRows: false };
      const exact = list
        .filter((row) => row.days === days && row.duration !== "36 hours")
        .map((row) => row.price + rate * Math.max(0, km - row.km));
      const expected = exact.length === 0 ? null : Math.min(...exact);
      expect(tripPrice(tariff, { days, km })?.total ?? null).toBe(expected);
    }),
    { seed: 9 },
  );
});

test("of two ways that cost the same the one with more kilometres is taken", () => {
  const priceList = [
    parsedRow({ id: 1, duration: "1 day", price: 100, kms: "100 km" }),
    parsedRow({ id: 2, duration: "2 days", price: 150, kms: "150 km" }),
  ];
  const tariff = { priceList, extraKmRate: 1, canCombineRows: true };
  const [{ row, count } = {}, ...others] = tripPrice(tariff, { days: 1, km: 150 })?.parts ?? [];
  expect([row?.duration, count, others.length]).toEqual(["2 days", 1, 0]);
});

describe("a list", () => {
  const row = (duration: string, price: number, more: Partial<PriceRowData> = {}): PriceRow =>
    parsedRow({ id: 1, duration, price, kms: "100 km", ...more });
  const item = (jsonId: number, rate: number | null, ...priceDetails: PriceRow[]) => ({
    jsonId,
    extraKmRate: rate,
    priceDetails,
    charge: null as Queries.Charge | null,
  });
  const trip = { days: 1, km: 150 };

  test("prices a trip with every item that has a rate, and with no other", () => {
    const room = item(2, null, row("1 day", 999));
    const taxi = item(3, null, row("1 day", 2500));
    const prices = tripPricesOf([item(1, 3, row("1 day", 500)), room, taxi], trip, true);
    expect([...prices].map(([id, price]) => [id, price?.total])).toEqual([[1, 650]]);
    expect([room, taxi].map(hasTripPrice)).toEqual([false, false]);
  });

  test("makes no trip of nights, nor of the weeks beside them", () => {
    const free = { kms: "Unlimited km" };
    const nights = item(1, 0, row("1 night", 1200, free));
    expect(hasTripPrice(nights)).toBe(false);
    const total = (...rows: PriceRow[]) => {
      const priceDetails = [...nights.priceDetails, ...rows, row("1 week", 5940, free)];
      return tripPricesOf([{ ...nights, priceDetails }], { days: 2, km: 0 }, true).get(1)?.total;
    };
    expect([total(), total(row("1 day", 2000, free))]).toEqual([undefined, 4000]);
  });

  test("never takes one item's price for another's that is charged in another way", () => {
    const alike = row("1 day", 500);
    const items = [
      item(1, 3, alike),
      item(2, 5, alike),
      item(3, 3, row("1 day", 500, { kms: "150 km" })),
      item(4, 3, row("1 day", 500, { kms: null })),
      item(5, 3, { ...alike, estimated: true }),
      item(6, 3, { ...alike, kmsEstimated: true }),
      item(7, 3, { ...alike, price: 501 }),
      item(8, 3, row("2 days", 500)),
      item(9, 3, row("1 day", 500, { kms: "Unlimited km" })),
      { ...item(10, 3, alike), charge: { rupees: 500, beyondKm: 100 } },
      { ...item(11, 3, alike), charge: { rupees: 500, beyondKm: 200 } },
    ];
    const prices = tripPricesOf(items, trip, true);
    for (const { jsonId, extraKmRate: own, priceDetails, charge } of items) {
      const alone = { priceList: priceDetails, extraKmRate: own ?? NaN, charge };
      expect(prices.get(jsonId)).toEqual(tripPrice({ ...alone, canCombineRows: true }, trip));
    }
  });

  test("is ordered by the day without a trip, by the trip's price with one", () => {
    const dearByTheDay = item(1, 1, row("1 day", 600, { kms: "500 km" }));
    const cheapByTheDay = item(2, 9, row("1 day", 500));
    const list = [dearByTheDay, cheapByTheDay];
    const ids = (ordered: typeof list) => ordered.map(({ jsonId }) => jsonId);
    expect(ids(orderedByPrice(list, null))).toEqual([2, 1]);
    const prices = tripPricesOf(list, { days: 1, km: 300 }, true);
    expect(ids(orderedByPrice(list, prices))).toEqual([1, 2]);
    expect(ids(list)).toEqual([1, 2]);
  });

  test("is ordered by the day where an item has no price for one", () => {
    const list = [
      item(1, 3, row("1 day", 500)),
      item(2, 3, row("1 week", 2800)),
      item(3, 3, row("2 days", 1200)),
    ];
    expect(orderedByPrice(list, null).map(({ jsonId }) => jsonId)).toEqual([2, 1, 3]);
  });

  test("keeps its order among equal prices, and puts what only a call can price last", () => {
    const week = (id: number) => item(id, 3, row("1 week", 4000));
    const list = [week(1), week(2), item(3, 3, row("1 day", 500)), week(4)];
    const prices = tripPricesOf(list, trip, false);
    expect(orderedByPrice(list, prices).map(({ jsonId }) => jsonId)).toEqual([3, 1, 2, 4]);
    expect(orderedByPrice(list, null).map(({ jsonId }) => jsonId)).toEqual([3, 1, 2, 4]);
    const lowest = list.map((each) => lowestPrice(each, prices));
    expect(lowest).toEqual([null, null, prices.get(3)?.total, null]);
  });

  test("without all kilometres asked for is behind whole ones, and never the lowest", () => {
    const list = [
      item(1, 3, row("1 day", 100, { kms: null })),
      item(2, 3, row("1 day", 500, { kms: "100 km" })),
      item(3, 3, row("1 day", 400, { kms: "100 km" })),
    ];
    const ids = list.map(({ jsonId }) => jsonId);
    const ordered = (km: number) => {
      const prices = tripPricesOf(list, { days: 1, km }, true);
      return [
        orderedByPrice(list, prices).map(({ jsonId }) => jsonId),
        lowerThanOthers(prices, ids),
      ];
    };
    expect(ordered(300)).toEqual([[3, 2, 1], []]);
    // Where no distance is asked for, none is missing.
    expect(ordered(0)).toEqual([[1, 3, 2], [1]]);
  });

  test("is the lowest only where another is higher, together with its equals", () => {
    const list = [500, 400, 400].map((price, index) => item(index + 1, 3, row("1 day", price)));
    const prices = tripPricesOf(list, { days: 1, km: 0 }, true);
    expect(lowerThanOthers(prices, [1, 2, 3])).toEqual([2, 3]);
    expect(lowerThanOthers(prices, [2, 3])).toEqual([]);
    expect(lowerThanOthers(prices, [])).toEqual([]);
  });
});
