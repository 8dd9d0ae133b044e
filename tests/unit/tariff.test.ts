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

/** A row of a random price list. */
interface RandomRow {
  readonly duration: string;
  readonly days: number;
  readonly price: number;
  /** Infinity for an unlimited allowance. */
  readonly km: number;
}

/** The lowest price, with extra kilometres, of all combinations of rows that cover the days. */
function bruteForce(rows: readonly RandomRow[], rate: number, { days, km }: Trip): number | null {
  let best = Infinity;
  const search = (daysLeft: number, price: number, allowance: number) => {
    if (daysLeft <= 0) best = Math.min(best, price + rate * Math.max(0, km - allowance));
    if (price >= best || (daysLeft <= 0 && allowance >= km)) return;
    for (const row of rows) {
      search(daysLeft - row.days, price + row.price, allowance + row.km);
    }
  };
  search(days, 0, 0);
  return best === Infinity ? null : best;
}

/** Durations of rows, each with its days. */
const durations: readonly (readonly [duration: string, days: number])[] = [
  ["1 day", 1],
  ["2 days", 2],
  ["3 days", 3],
  ["5 days", 5],
  ["1 week", 7],
];
const randomRow = fc
  .record({
    duration: fc.constantFrom(...durations),
    price: fc.integer({ min: 60, max: 400 }),
    km: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 10, max: 60 }) },
      { weight: 1, arbitrary: fc.constant(Infinity) },
    ),
  })
  .map(({ duration: [duration, days], price, km }): RandomRow => ({ duration, days, price, km }));
const randomList = fc.uniqueArray(randomRow, {
  minLength: 1,
  maxLength: 4,
  selector: ({ duration }) => duration,
});
const priceListOf = (list: readonly RandomRow[]) =>
  list.map(({ duration, price, km }, id) =>
    parsedRow({ id, duration, price, kms: km === Infinity ? "Unlimited km" : `${km} km` }),
  );

const anyTariffAndTrip = [
  randomList,
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 0, max: 90 }),
] as const;

test("a trip costs the sum of its parts, no combination costs less, and it is compared with a row for exactly its days", () => {
  fc.assert(
    fc.property(...anyTariffAndTrip, (list, rate, days, km) => {
      const tariff = { priceList: priceListOf(list), extraKmRate: rate };
      const price = tripPrice(tariff, { days, km });
      expect(price?.total ?? null).toBe(bruteForce(list, rate, { days, km }));
      const rowsTotal =
        price?.parts.reduce((sum, { row, count }) => sum + row.price * count, 0) ?? 0;
      expect(price?.total ?? 0).toBe(rowsTotal + (price?.excessKm ?? 0) * rate);
      const [oneRowTotal = 0] = list
        .filter((row) => row.days === days)
        .map((row) => row.price + rate * Math.max(0, km - row.km))
        .sort((a, b) => a - b);
      const isHigher = oneRowTotal > (price?.total ?? 0);
      expect(price?.oneRowPrice?.total ?? null).toBe(isHigher ? oneRowTotal : null);
    }),
    { seed: 9, numRuns: 2000 },
  );
});

test("of two combinations at the same price the combination with more kilometres is chosen", () => {
  const priceList = [
    parsedRow({ id: 1, duration: "1 day", price: 100, kms: "100 km" }),
    parsedRow({ id: 2, duration: "2 days", price: 150, kms: "150 km" }),
  ];
  const tariff = { priceList, extraKmRate: 1 };
  const [{ row, count } = {}, ...others] = tripPrice(tariff, { days: 1, km: 150 })?.parts ?? [];
  expect([row?.duration, count, others.length]).toEqual(["2 days", 1, 0]);
});

describe("a list", () => {
  const row = (duration: string, price: number, fields: Partial<PriceRowData> = {}): PriceRow =>
    parsedRow({ id: 1, duration, price, kms: "100 km", ...fields });
  const item = (jsonId: number, rate: number | null, ...priceDetails: PriceRow[]) => ({
    jsonId,
    extraKmRate: rate,
    priceDetails,
  });
  const trip = { days: 1, km: 150 };

  test("has trip prices only for items with a rate for extra kilometres", () => {
    const room = item(2, null, row("1 day", 999));
    const taxi = item(3, null, row("1 day", 2500));
    const prices = tripPricesOf([item(1, 3, row("1 day", 500)), room, taxi], trip);
    expect([...prices].map(([id, price]) => [id, price?.total])).toEqual([[1, 650]]);
    expect([room, taxi].map(hasTripPrice)).toEqual([false, false]);
  });

  test("is ordered by the price of a trip, or else of a day", () => {
    const dearByTheDay = item(1, 1, row("1 day", 600, { kms: "500 km" }));
    const cheapByTheDay = item(2, 9, row("1 day", 500));
    const list = [dearByTheDay, cheapByTheDay];
    const ids = (ordered: typeof list) => ordered.map(({ jsonId }) => jsonId);
    expect(ids(orderedByPrice(list, null))).toEqual([2, 1]);
    const prices = tripPricesOf(list, { days: 1, km: 300 });
    expect(ids(orderedByPrice(list, prices))).toEqual([1, 2]);
    expect(ids(list)).toEqual([1, 2]);
  });

  test("is ordered by the average price of a day where an item has no row for a day", () => {
    const list = [
      item(1, 3, row("1 day", 500)),
      item(2, 3, row("1 week", 2800)),
      item(3, 3, row("2 days", 1200)),
    ];
    expect(orderedByPrice(list, null).map(({ jsonId }) => jsonId)).toEqual([2, 1, 3]);
  });

  test("keeps the order of equal prices, and has items without a price last", () => {
    const week = (id: number) => item(id, 3, row("1 week", 4000));
    const list = [week(1), week(2), item(3, 3, row("1 day", 500)), week(4)];
    const price = tripPricesOf(list, trip).get(3) ?? null;
    const prices = new Map(list.map(({ jsonId }) => [jsonId, jsonId === 3 ? price : null]));
    expect(orderedByPrice(list, prices).map(({ jsonId }) => jsonId)).toEqual([3, 1, 2, 4]);
    expect(orderedByPrice(list, null).map(({ jsonId }) => jsonId)).toEqual([3, 1, 2, 4]);
    const lowest = list.map((each) => lowestPrice(each, prices));
    expect(lowest).toEqual([null, null, price?.total, null]);
  });

  test("has minimum prices, such as “from ₹100”, after full prices, and never as the lowest", () => {
    const list = [
      item(1, 3, row("1 day", 100, { kms: null })),
      item(2, 3, row("1 day", 500, { kms: "100 km" })),
      item(3, 3, row("1 day", 400, { kms: "100 km" })),
    ];
    const ids = list.map(({ jsonId }) => jsonId);
    const ordered = (km: number) => {
      const prices = tripPricesOf(list, { days: 1, km });
      return [
        orderedByPrice(list, prices).map(({ jsonId }) => jsonId),
        lowerThanOthers(prices, ids),
      ];
    };
    expect(ordered(300)).toEqual([[3, 2, 1], []]);
    // Without a distance every price is full.
    expect(ordered(0)).toEqual([[1, 3, 2], [1]]);
  });

  test("has lowest prices only if another price is higher", () => {
    const list = [500, 400, 400].map((price, index) => item(index + 1, 3, row("1 day", price)));
    const prices = tripPricesOf(list, { days: 1, km: 0 });
    expect(lowerThanOthers(prices, [1, 2, 3])).toEqual([2, 3]);
    expect(lowerThanOthers(prices, [2, 3])).toEqual([]);
    expect(lowerThanOthers(prices, [])).toEqual([]);
  });
});
