import fc from "fast-check";
import type { Item, PriceRow } from "../../src/catalogue/prices/item";
import { chargeOf } from "../../src/catalogue/prices/price-data";
import {
  hasTripPrice,
  lowerThanOthers,
  lowestPrice,
  orderedByPrice,
  tripFor,
  tripPricesOf,
} from "../../src/catalogue/prices/priced-items";
import { type Trip, tripPrice } from "../../src/catalogue/prices/trip-price";
import { itemWith, row } from "../support/item";

/** The lowest price, with extra kilometres, of all combinations of rows that cover the days. */
function bruteForce(rows: readonly PriceRow[], rate: number, { days, km }: Trip): number {
  let best = Infinity;
  const search = (daysLeft: number, price: number, allowance: number) => {
    if (daysLeft <= 0) best = Math.min(best, price + rate * Math.max(0, km - allowance));
    else
      for (const row of rows)
        search(daysLeft - row.days, price + row.price, allowance + (row.allowanceKm ?? 0));
  };
  search(days, 0, 0);
  return best;
}

const integer = (min: number, max: number) => fc.integer({ min, max });
const randomRow = fc
  .tuple(integer(1, 7), integer(60, 400), integer(10, 60))
  .map(([days, price, km]) => row(`${days} days`, price, `${km} km`));
const randomList = fc.uniqueArray(randomRow, {
  ...{ minLength: 1, maxLength: 4 },
  selector: ({ days }) => days,
});

test("a trip costs the sum of its parts, and no combination costs less", () => {
  const trip = fc.record({ days: integer(1, 9), km: integer(0, 90) });
  fc.assert(
    fc.property(randomList, integer(0, 9), trip, (priceList, extraKmRate, trip) => {
      const price = tripPrice({ priceList, extraKmRate }, trip);
      expect(price?.total).toBe(bruteForce(priceList, extraKmRate, trip));
      const rowPrices = price?.parts.map(({ row, count }) => row.price * count) ?? [];
      const excess = (price?.excessKm ?? 0) * extraKmRate;
      expect(price?.total).toBe(rowPrices.reduce((sum, rupees) => sum + rupees, excess));
    }),
    { seed: 9, numRuns: 2000 },
  );
});

const pricedBy = (jsonId: number, extraKmRate: number | null, row: PriceRow) =>
  itemWith({ jsonId, extraKmRate, priceDetails: [row] });
const day = (jsonId: number, price: number, kms: string | null = "100 km") =>
  pricedBy(jsonId, 3, row("1 day", price, kms));
const week = (jsonId: number, price: number) => pricedBy(jsonId, 3, row("1 week", price, "100 km"));
const dearByTheDay = pricedBy(1, 1, row("1 day", 600, "500 km"));
const cheapByTheDay = pricedBy(2, 9, row("1 day", 500, "100 km"));
const charged = { ...day(1, 500), charge: { rupees: 90, beyondKm: 50 } };

test.each<[km: number | null, ids: number[], lowest: number[], items: Item[]]>([
  // Without a trip, by the price of a day.
  [null, [2, 1], [], [dearByTheDay, cheapByTheDay]],
  [300, [1, 2], [1], [dearByTheDay, cheapByTheDay]],
  [60, [2, 1], [2], [charged, day(2, 580)]],
  // As listed if they cost the same.
  [0, [1, 2], [], [week(1, 9), week(2, 9)]],
  // Without a price last and never the lowest; nothing is lower without another price.
  [
    0,
    [3, 4, 2, 1],
    [3, 4],
    [pricedBy(1, null, row("1 day", 1)), day(2, 500), day(3, 4), day(4, 4)],
  ],
  [0, [2, 1], [], [pricedBy(1, null, row("1 day", 600)), day(2, 500)]],
  // Minimum prices last: “from ₹400” may be more than ₹400.
  [300, [3, 2, 1], [], [day(1, 400, null), day(2, 500, "300 km"), day(3, 400, "300 km")]],
  [300, [2, 1], [2], [day(1, 600, null), day(2, 500, "300 km")]],
])("for a day with %p km the order of items is %j, and %j have the lowest price", (...cells) => {
  const [km, ids, lowest, items] = cells;
  const prices = km === null ? new Map<number, null>() : tripPricesOf(items, { days: 1, km });
  expect(orderedByPrice(Object.freeze(items), prices).map(({ jsonId }) => jsonId)).toEqual(ids);
  expect(lowerThanOthers(prices, ids)).toEqual(lowest);
});

test("an item has no trip price without a rate for extra kilometres, no charge without a note, and no price to compare for too many days", () => {
  const room = pricedBy(1, null, row("1 day", 999));
  const bike = day(2, 500);
  expect([room, bike].map(hasTripPrice)).toEqual([false, true]);
  expect(["Five seats", "beyond 9 km: Rs.5/KM", null].map(chargeOf)).toEqual([null, null, null]);
  expect(tripFor([room, bike], { days: 8, km: 9 })?.km).toBe(9);
  const prices = tripPricesOf([room, bike], { days: 8, km: 0 }, 7);
  expect([...prices]).toEqual([[2, null]]);
  expect([room, bike].map((item) => lowestPrice(item, prices))).toEqual([999, null]);
  expect(lowestPrice(bike, tripPricesOf([bike], { days: 7, km: 0 }, 7))).toBe(3500);
});
