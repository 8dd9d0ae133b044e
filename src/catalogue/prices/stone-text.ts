import { formatCharge, formatTotal } from "./enquiry";
import { groupedDigits } from "../text/money";
import type { Item } from "./item";
import { leadingRow, formatAllowance, formatAllowances, formatPrice } from "./price-list";
import type { Trip, TripPrice } from "./tariff";
import type { Texts } from "../text/texts";

/** What is on a kilometre stone: for how long, how much, and how far, where that is known. */
export interface StoneText {
  readonly head: string;
  /** Small words before and behind the price, where it may be more. */
  readonly before?: string;
  readonly after?: string;
  readonly face: string;
  /** The last line; a stone without one is as high. */
  readonly foot: string | null;
}

export type StoneItem = Pick<Item, "priceDetails" | "extraKmRate" | "mileage">;

/** Whether an item's price covers a distance at all; a room's does not, nor that of a boat by the hour. */
export function hasDistance(item: Pick<StoneItem, "priceDetails" | "extraKmRate">): boolean {
  return Boolean(item.extraKmRate) || item.priceDetails.some(({ kms }) => kms !== null);
}

/** The stone of an item: its leading price row, with its distance as the owner spells it. */
export function itemStone(item: StoneItem, texts: Texts): StoneText {
  const row = leadingRow(item.priceDetails);
  const allowance = hasDistance(item) ? formatAllowance(row, texts) : null;
  const foot = item.mileage === null ? allowance : texts.word(item.mileage);
  return { head: texts.duration(row.duration), face: formatPrice(row), foot };
}

/**
 * The stone of an item for a trip; without a trip or a price of it that of its leading row.
 *
 * @param price the trip's price; null where only a call can tell, undefined where the item has none
 * @param isLowest whether no other price beside it is as low
 */
export function stoneOf(
  item: StoneItem,
  trip: Trip | null,
  price: TripPrice | null | undefined,
  texts: Texts,
  isLowest = false,
): StoneText {
  if (trip === null || price === undefined) return itemStone(item, texts);
  return {
    head: texts.days(trip.days),
    ...(price?.isDistancePriced === false && texts.from),
    face: price === null ? texts.askOnCall : formatTotal(price),
    foot: tripFoot(trip, price, texts, isLowest, hasDistance(item)),
  };
}

/** The charge that a trip's price includes; else how far the trip goes or, where it names no distance, may go. */
function tripFoot(
  { km, to }: Trip,
  price: TripPrice | null,
  texts: Texts,
  isLowest: boolean,
  hasKm: boolean,
) {
  const charge = price && formatCharge(price, texts);
  if (isLowest || charge) return [isLowest && texts.lowest, charge].filter(Boolean).join(", ");
  if (!hasKm) return null;
  if (price?.excessKm === null) return texts.kmsUnknown;
  if (km === 0) return price && formatAllowances(price.parts, texts);
  const distance = texts.distance(groupedDigits(km));
  return to?.estimated === true ? `≈ ${distance}` : distance;
}
