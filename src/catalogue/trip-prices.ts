import { extraKmRate, leadingRow, type PriceRow } from "./price-list";
import { type Trip, type TripPrice, tripPrice } from "./tariff";

/** An item as far as its prices go. */
export interface PricedItem<Row extends PriceRow = PriceRow> {
  readonly jsonId: number;
  readonly priceDetails: readonly Row[];
  /** Charge beyond the allowance as text, or a message about it. */
  readonly exceed: string | null;
}

/** Price of a trip by item id; null where only a call can tell. */
export type TripPrices = ReadonlyMap<number, TripPrice | null>;

/** Whether a trip can be priced with an item: its note says what a further kilometre costs. */
export function hasTripPrice({ exceed }: Pick<PricedItem, "exceed">): boolean {
  return extraKmRate(exceed) !== null;
}

/** Prices of a trip with each item that has one. Items charged alike share one calculation. */
export function tripPricesOf(
  items: readonly PricedItem[],
  trip: Trip,
  canCombineRows: boolean,
): TripPrices {
  const known = new Map<string, TripPrice | null>();
  const prices = new Map<number, TripPrice | null>();
  for (const { jsonId, priceDetails, exceed } of items) {
    const rate = extraKmRate(exceed);
    if (rate === null) continue;
    const rows = priceDetails.map(({ duration, price, kms, estimated, kmsEstimated }) =>
      [duration, price, kms, estimated, kmsEstimated].join(),
    );
    const key = [rate, ...rows].join(";");
    const price =
      known.get(key) ??
      tripPrice({ priceList: priceDetails, extraKmRate: rate, canCombineRows }, trip);
    known.set(key, price);
    prices.set(jsonId, price);
  }
  return prices;
}

/**
 * Items from the lowest price up: that of the trip where it is asked for, else that of the leading
 * row. Items whose trip only a call can price come last; equal ones stay in the list's order.
 *
 * @param tripPrices prices of the trip, or null where none is asked for
 */
export function orderedByPrice<Item extends PricedItem>(
  items: readonly Item[],
  tripPrices: TripPrices | null,
): Item[] {
  const price = ({ jsonId, priceDetails }: Item) =>
    tripPrices === null
      ? leadingRow(priceDetails).price
      : (tripPrices.get(jsonId)?.total ?? Infinity);
  // Two that have no price differ by Infinity - Infinity, which is no number.
  return [...items].sort((a, b) => price(a) - price(b) || 0);
}
