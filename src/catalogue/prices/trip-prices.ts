import type { Item } from "./item";
import { dayPrice, tripRows } from "./price-list";
import { hasDistance } from "./stone-text";
import { type Trip, type TripPrice, tripPrice } from "./tariff";

type PricedItem = Pick<Item, "jsonId" | "priceDetails" | "extraKmRate"> &
  Partial<Pick<Item, "charge">>;

/** By item id; null: ask by phone. */
export type TripPrices = ReadonlyMap<number, TripPrice | null>;

export interface PricedTrip {
  readonly trip: Trip | null;
  readonly tripPrices: TripPrices;
}

export function hasTripPrice({ extraKmRate, priceDetails }: Omit<PricedItem, "jsonId">): boolean {
  return extraKmRate !== null && tripRows(priceDetails).length > 0;
}

/** Without kilometres if no item has any. */
export function tripFor(items: readonly PricedItem[], trip: Trip | null): Trip | null {
  if (trip === null || trip.km === 0 || items.some(hasDistance)) return trip;
  return { days: trip.days, km: 0 };
}

/** Items with the same tariff share a calculation. */
export function tripPricesOf(
  items: readonly PricedItem[],
  trip: Trip,
  canCombineRows: boolean,
): TripPrices {
  const cache = new Map<string, TripPrice | null>();
  const prices = new Map<number, TripPrice | null>();
  for (const { jsonId, priceDetails, extraKmRate, charge } of items) {
    if (extraKmRate === null) continue;
    const rows = priceDetails.map(({ duration, price, kms, estimated, kmsEstimated }) =>
      [duration, price, kms, estimated, kmsEstimated].join(),
    );
    const key = [extraKmRate, charge?.rupees, charge?.beyondKm, ...rows].join(";");
    const tariff = { priceList: priceDetails, extraKmRate, charge, canCombineRows };
    const price = cache.get(key) ?? tripPrice(tariff, trip);
    cache.set(key, price);
    prices.set(jsonId, price);
  }
  return prices;
}

/** Rupees; null: ask by phone. */
export function lowestPrice(item: PricedItem, tripPrices: TripPrices): number | null {
  const price = tripPrices.get(item.jsonId);
  if (price === undefined) return Math.min(...item.priceDetails.map((row) => row.price));
  return price === null ? null : price.total;
}

/** Rupees. */
const aboveAnyPrice = 1e9;

/** By trip price: first full prices, then prices without the distance, then unknown prices. */
export function orderedByPrice<Priced extends PricedItem>(
  items: readonly Priced[],
  tripPrices: TripPrices | null,
): Priced[] {
  const rank = (item: Priced) => {
    if (tripPrices === null) return dayPrice(item);
    const price = tripPrices.get(item.jsonId);
    return price ? price.total + (price.isDistancePriced ? 0 : aboveAnyPrice) : 2 * aboveAnyPrice;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Empty where the lowest price is a minimum. */
export function lowestPriced(tripPrices: TripPrices, ids: readonly number[]): readonly number[] {
  const priced = pricedOf(tripPrices, ids);
  const lowest = priced.filter(({ total }) => priced.every((other) => total <= other.total));
  return lowest.some(({ isMinimum }) => isMinimum) ? [] : lowest.map(({ id }) => id);
}

/** Empty where all cost the same. */
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
