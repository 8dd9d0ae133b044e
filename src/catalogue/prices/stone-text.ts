import { formatCharge, formatTotal } from "./enquiry";
import { groupedDigits } from "../text/money";
import type { Item } from "./item";
import { leadingRow, formatAllowance, formatAllowances, formatPrice } from "./price-list";
import type { Trip, TripPrice } from "./tariff";
import type { Texts } from "../text/texts";

export interface StoneText {
  readonly label: string;
  /** Set where the price is a minimum. */
  readonly before?: string;
  readonly after?: string;
  readonly value: string;
  readonly note: string | null;
}

export type StoneItem = Pick<Item, "priceDetails" | "extraKmRate" | "mileage">;

/** False for rooms, and for boats by the hour. */
export function hasDistance(item: Pick<StoneItem, "priceDetails" | "extraKmRate">): boolean {
  return Boolean(item.extraKmRate) || item.priceDetails.some(({ kms }) => kms !== null);
}

export function itemStoneText(item: StoneItem, texts: Texts): StoneText {
  const row = leadingRow(item.priceDetails);
  const allowance = hasDistance(item) ? formatAllowance(row, texts) : null;
  const note = item.mileage === null ? allowance : texts.word(item.mileage);
  return { label: texts.duration(row.duration), value: formatPrice(row), note };
}

/**
 * @param price null: ask by phone; undefined: the item has no trip price
 * @param isLowest whether no other visible price is as low
 */
export function tripStoneText(
  item: StoneItem,
  trip: Trip | null,
  price: TripPrice | null | undefined,
  texts: Texts,
  isLowest = false,
): StoneText {
  if (trip === null || price === undefined) return itemStoneText(item, texts);
  return {
    label: texts.days(trip.days),
    ...(price?.isDistancePriced === false && texts.from),
    value: price === null ? texts.askOnCall : formatTotal(price),
    note: tripNote(trip, price, texts, isLowest, hasDistance(item)),
  };
}

function tripNote(
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
