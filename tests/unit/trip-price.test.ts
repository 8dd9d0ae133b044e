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
  list.map(({ days, price, km }) => row(`${days} days`, price, `${km} km`));

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

const pricedBy = (jsonId: number, extraKmRate: number | null, row: PriceRow) =>
  itemWith({ jsonId, extraKmRate, priceDetails: [row] });
const day = (jsonId: number, price: number, kms: string | null = "100 km") =>
  pricedBy(jsonId, 3, row("1 day", price, kms));
const week = (jsonId: number, price: number) => pricedBy(jsonId, 3, row("1 week", price, "100 km"));
const dearByTheDay = pricedBy(1, 1, row("1 day", 600, "500 km"));
const cheapByTheDay = pricedBy(2, 9, row("1 day", 500, "100 km"));
const charged = { ...day(1, 500), charge: { rupees: 90, beyondKm: 50 } };

test.each<[what: string, items: Item[], trip: Trip | null, ids: number[], lowest: number[]]>([
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
    // “From ₹400” may be more than ₹400.
    "their prices, minimum prices last, even if one of them may be the lowest",
    [day(1, 400, null), day(2, 500, "300 km"), day(3, 400, "300 km")],
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
  expect(tripFor([room, bike], { days: 8, km: 9 })?.km).toBe(9);
  const prices = tripPricesOf([room, bike], { days: 8, km: 0 }, 7);
  expect([...prices]).toEqual([[2, null]]);
  expect([room, bike].map((item) => lowestPrice(item, prices))).toEqual([999, null]);
  expect(tripPricesOf([bike], { days: 7, km: 0 }, 7).get(2)?.total).toBe(3500);
});

test.each([
  ["Outstation charge beyond 50 km inside the city: Rs.500", { rupees: 500, beyondKm: 50 }],
  ["Five seats", null],
  [null, null],
])("the charge in the note %j is %j", (note, charge) => expect(chargeOf(note)).toEqual(charge));
