import { hasDistance, type Item } from "./item";
import { leadingRow } from "./price-list";
import { type Trip, type TripPrice, tripPrice } from "./trip-price";

type PricedItem = Pick<Item, "jsonId" | "priceDetails" | "extraKmRate"> &
  Partial<Pick<Item, "charge">>;

/** By item id; null: ask by phone. */
export type TripPrices = ReadonlyMap<number, TripPrice | null>;

export interface PricedTrip {
  readonly trip: Trip | null;
  readonly tripPrices: TripPrices;
}

export function hasTripPrice({ extraKmRate }: Pick<PricedItem, "extraKmRate">): boolean {
  return extraKmRate !== null;
}

export function tripFor(items: readonly PricedItem[], trip: Trip | null): Trip | null {
  if (trip === null || items.some(hasDistance)) return trip;
  return { days: trip.days, km: 0 };
}

/**
 * Leaves out items without a rate for extra kilometres.
 *
 * @param maxDays the most days with a price
 */
export function tripPricesOf(
  items: readonly PricedItem[],
  trip: Trip,
  maxDays: number | null = null,
): TripPrices {
  return new Map(
    items.flatMap(({ jsonId, priceDetails: priceList, extraKmRate, charge }) =>
      extraKmRate === null
        ? []
        : [[jsonId, tripPrice({ priceList, extraKmRate, charge, maxDays }, trip)]],
    ),
  );
}

/** Rupees of the trip price, else of the price on the badge; null: ask by phone. */
export function lowestPrice(item: PricedItem, tripPrices: TripPrices): number | null {
  const price = tripPrices.get(item.jsonId);
  if (price === undefined) return leadingRow(item.priceDetails).price;
  return price === null ? null : price.total;
}

const aboveAnyPrice = 1e9;

/** By trip price: first full prices, then minimum prices, then unknown prices. */
export function orderedByPrice<Priced extends PricedItem>(
  items: readonly Priced[],
  tripPrices: TripPrices,
): Priced[] {
  const rank = (item: Priced) => {
    if (tripPrices.size === 0) return leadingRow(item.priceDetails).price;
    const price = tripPrices.get(item.jsonId);
    return price ? price.total + (price.isDistancePriced ? 0 : aboveAnyPrice) : 2 * aboveAnyPrice;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Ids with the lowest trip price; empty if that price is only a minimum. */
export function lowestPriced(tripPrices: TripPrices, ids: readonly number[]): readonly number[] {
  const priced = pricedOf(tripPrices, ids);
  const lowest = priced.filter(({ total }) => priced.every((other) => total <= other.total));
  return lowest.some(({ isMinimum }) => isMinimum) ? [] : lowest.map(({ id }) => id);
}

/** Like `lowestPriced`, but also empty if all items cost the same. */
export function lowerThanOthers(tripPrices: TripPrices, ids: readonly number[]): readonly number[] {
  const lowest = lowestPriced(tripPrices, ids);
  return lowest.length < pricedOf(tripPrices, ids).length ? lowest : [];
}

function pricedOf(tripPrices: TripPrices, ids: readonly number[]) {
  return ids.flatMap((id) => {
    const price = tripPrices.get(id);
    return price ? [{ id, total: price.total, isMinimum: !price.isDistancePriced }] : [];
  });
}
