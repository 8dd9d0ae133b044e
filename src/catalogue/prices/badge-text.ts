import { formatCharge, formatTotal } from "./enquiry";
import { groupedDigits } from "../text/money";
import { hasDistance, type PriceRow, type BadgeItem } from "./item";
import {
  approximate,
  formatAllowance,
  formatAllowances,
  formatPrice,
  leadingRow,
} from "./price-list";
import type { Trip, TripPrice } from "./trip-price";
import type { Texts } from "../text/texts";

export interface BadgeText {
  readonly label: string;
  /** `before` or `after` is set where the price is a minimum. */
  readonly before?: string;
  readonly after?: string;
  readonly value: string;
  readonly note: string | null;
}

/** The package, else the included kilometres. */
export function rowNote(item: BadgeItem, row: PriceRow, texts: Texts): string | null {
  if (item.mileage !== null) return texts.word(item.mileage);
  return hasDistance(item) ? formatAllowance(row, texts) : null;
}

/** @param price null: ask by phone; undefined: the item has no trip price */
export function tripBadgeText(
  item: BadgeItem,
  trip: Trip | null,
  price: TripPrice | null | undefined,
  texts: Texts,
  isLowest = false,
): BadgeText {
  if (trip === null || price === undefined) {
    const row = leadingRow(item.priceDetails);
    const notes = [isLowest && texts.lowest, rowNote(item, row, texts)].filter(Boolean);
    const note = notes.join(", ") || null;
    return { label: texts.duration(row.duration), value: formatPrice(row), note };
  }
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
  return approximate(texts.distance(groupedDigits(km)), to?.estimated === true);
}
