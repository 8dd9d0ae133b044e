import { formatTrip, formatTripPrice } from "./enquiry";
import { type Item, itemTitle, type PriceRow } from "./item";
import { leadingRow, formatAllowance, formatPrice } from "./price-list";
import { hasDistance, type StoneItem } from "./stone-text";
import type { Trip, TripPrice } from "./tariff";
import type { Texts } from "../text/texts";

type SummarisedItem = StoneItem & Pick<Item, "name" | "location">;

/** What an item costs and how far that goes: `₹499 for 1 day, 120 km`. */
function rowSummary(item: SummarisedItem, row: PriceRow, texts: Texts): string {
  const allowance = hasDistance(item) && row.kms !== null ? `, ${formatAllowance(row, texts)}` : "";
  return texts.priceFor(formatPrice(row), row.duration) + allowance;
}

/** An item in one sentence: its title, its leading price, and what it costs for longest. */
export function itemSummary(item: SummarisedItem, texts: Texts): string {
  const leading = leadingRow(item.priceDetails);
  const rows = new Set([leading, item.priceDetails.at(-1) ?? leading]);
  const prices = [...rows].map((row) => rowSummary(item, row, texts)).join("; ");
  const mileage = item.mileage === null ? "" : `, ${texts.word(item.mileage)}`;
  return texts.sentence(`${itemTitle(item, texts)}: ${prices}${mileage}`);
}

/**
 * What somebody who shares an item says about it: its title and the price on show.
 *
 * @param price the trip's price; null where only a call can tell, undefined where none is asked for
 */
export function sharedText(
  item: SummarisedItem,
  trip: Trip | null,
  price: TripPrice | null | undefined,
  texts: Texts,
): string {
  const title = itemTitle(item, texts);
  if (trip === null || price === undefined) {
    return `${title}, ${rowSummary(item, leadingRow(item.priceDetails), texts)}`;
  }
  return `${title}, ${texts.priceOfTrip(formatTripPrice(price, texts), formatTrip(trip, texts))}`;
}
