import type { Item } from "./item";
import { dayPrice, leadingRow } from "./price-list";
import { type Trip, type TripPrice, tripPrice } from "./tariff";

type PricedItem = Pick<Item, "jsonId" | "priceDetails" | "extraKmRate">;

/** Price of a trip by item id; null where only a call can tell. */
export type TripPrices = ReadonlyMap<number, TripPrice | null>;

/** A trip, or null, and what it costs with each item. */
export interface PricedTrip {
  readonly trip: Trip | null;
  readonly tripPrices: TripPrices;
}

/** Whether a trip can be priced with an item: it is known what a further kilometre costs. */
export function hasTripPrice({ extraKmRate }: Pick<PricedItem, "extraKmRate">): boolean {
  return extraKmRate !== null;
}

/** Prices of a trip with each item that has one. Items charged alike share one calculation. */
export function tripPricesOf(
  items: readonly PricedItem[],
  trip: Trip,
  canCombineRows: boolean,
): TripPrices {
  const cache = new Map<string, TripPrice | null>();
  const prices = new Map<number, TripPrice | null>();
  for (const { jsonId, priceDetails, extraKmRate } of items) {
    if (extraKmRate === null) continue;
    const rows = priceDetails.map(({ duration, price, kms, estimated, kmsEstimated }) =>
      [duration, price, kms, estimated, kmsEstimated].join(),
    );
    const key = [extraKmRate, ...rows].join(";");
    const price =
      cache.get(key) ?? tripPrice({ priceList: priceDetails, extraKmRate, canCombineRows }, trip);
    cache.set(key, price);
    prices.set(jsonId, price);
  }
  return prices;
}

/** Rupees that the stone of an item shows: of the trip, else of the leading row; null on a call only. */
export function shownPrice(item: PricedItem, tripPrices: TripPrices): number | null {
  const price = tripPrices.get(item.jsonId);
  return price === undefined ? leadingRow(item.priceDetails).price : (price?.total ?? null);
}

/**
 * Items from the lowest price up: that of the trip where it is asked for, else that of a day. Prices
 * that lack the wanted kilometres come after whole ones, and items whose trip only a call can price
 * come last; equal ones stay in the list's order.
 *
 * @param tripPrices prices of the trip, or null where none is asked for
 */
export function orderedByPrice<Priced extends PricedItem>(
  items: readonly Priced[],
  tripPrices: TripPrices | null,
): Priced[] {
  if (tripPrices === null) {
    return [...items].sort((a, b) => dayPrice(a) - dayPrice(b));
  }
  const tier = ({ jsonId }: Priced) => {
    const price = tripPrices.get(jsonId);
    return price ? Number(!price.isDistancePriced) : 2;
  };
  const total = ({ jsonId }: Priced) => tripPrices.get(jsonId)?.total ?? 0;
  return [...items].sort((a, b) => tier(a) - tier(b) || total(a) - total(b));
}

/**
 * The items with the lowest price of a trip, where it is lower than another's. Prices that lack the
 * kilometres asked for are not compared.
 */
export function lowestPriced(tripPrices: TripPrices, ids: readonly number[]): ReadonlySet<number> {
  const priced = ids.flatMap((id) => {
    const price = tripPrices.get(id);
    return price?.isDistancePriced ? [{ id, total: price.total }] : [];
  });
  const totals = priced.map(({ total }) => total);
  const lowest = Math.min(...totals);
  if (lowest === Math.max(...totals)) return new Set();
  return new Set(priced.flatMap(({ id, total }) => (total === lowest ? [id] : [])));
}
