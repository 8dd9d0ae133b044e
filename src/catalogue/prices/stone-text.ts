import { formatTotal } from "./enquiry";
import { groupedDigits } from "../text/money";
import type { Item } from "./item";
import { leadingRow, formatAllowance, formatPrice } from "./price-list";
import type { Trip, TripPrice } from "./tariff";
import type { Texts } from "../text/texts";
import { hasTripPrice } from "./trip-prices";

/** What is on a kilometre stone: for how long, how much, and how far, where that is known. */
export interface StoneText {
  readonly head: string;
  readonly face: string;
  readonly foot: string | null;
}

export type StoneItem = Pick<Item, "priceDetails" | "extraKmRate" | "mileage">;

/** Whether an item's price covers a distance at all; a room's does not. */
export function hasDistance({ extraKmRate, priceDetails }: StoneItem): boolean {
  return hasTripPrice({ extraKmRate }) || priceDetails.some(({ kms }) => kms !== null);
}

/** The stone of an item: its leading price row, with its distance as the owner spells it. */
export function itemStone(item: StoneItem, texts: Texts): StoneText {
  const row = leadingRow(item.priceDetails);
  const allowance = hasDistance(item) ? formatAllowance(row, texts) : null;
  return { head: row.duration, face: formatPrice(row), foot: item.mileage ?? allowance };
}

/**
 * The stone of an item for a trip.
 *
 * @param price the trip's price, or null where only a call can tell
 */
export function tripStone(trip: Trip, price: TripPrice | null, texts: Texts): StoneText {
  const isKmUnknown = price !== null && price.excessKm === null;
  const distance = texts.distance(groupedDigits(trip.km));
  const told = trip.to?.estimated === true ? `≈ ${distance}` : distance;
  return {
    head: texts.days(trip.days),
    face: price === null ? texts.askOnCall : formatTotal(price),
    foot: isKmUnknown ? texts.kmsUnknown : trip.km === 0 ? null : told,
  };
}
