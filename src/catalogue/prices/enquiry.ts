import { formattedRupees, groupedDigits } from "../text/money";
import { sentences } from "../text/sentences";
import { texts as english, type Texts } from "../text/texts";
import { type Item, itemTitle, type Place, type TitledItem } from "./item";
import { approximate, formatAllowance, formatPrice, leadingRow, type TripPart } from "./price-list";
import type { Trip, TripPrice } from "./trip-price";

/** @param tripPrice null: ask by phone; undefined: the item has no trip price */
export function enquiredItem(
  item: TitledItem & Pick<Item, "priceDetails">,
  tripPrice: TripPrice | null | undefined,
  texts: Texts,
) {
  const row = leadingRow(item.priceDetails);
  const listedPrice = texts.priceFor(formatPrice(row), row.duration);
  const formattedTripPrice = tripPrice && formatTripPrice(tripPrice, texts);
  return {
    name: itemTitle(item, english),
    price: formattedTripPrice === undefined ? listedPrice : formattedTripPrice,
    isKmUnknown: tripPrice?.excessKm === null,
  };
}

export function formatTotal({ total, isEstimated }: Pick<TripPrice, "total" | "isEstimated">) {
  return approximate(formattedRupees(total), isEstimated);
}

export function formatTripPrice(price: TripPrice | null, texts: Texts): string {
  if (price === null) return texts.askOnCall;
  return [formatTotalOrMinimum(price, texts), formatCharge(price, texts)].filter(Boolean).join(" ");
}

export function formatCharge({ charge }: TripPrice, texts: Texts): string | null {
  return charge > 0 ? texts.inclOutstation(formattedRupees(charge)) : null;
}

function formatTotalOrMinimum(price: TripPrice, texts: Texts): string {
  const { before, after } = price.isDistancePriced ? {} : texts.from;
  return [before, formatTotal(price), after].filter(Boolean).join(" ");
}

/**
 * `2 × 1 week at ₹2,799 =`, `₹5,598`; null for the price of a single row.
 *
 * @param extraKmRate rupees
 */
export function formatSum(
  price: TripPrice,
  extraKmRate: number,
  texts: Texts,
): readonly [terms: string, total: string] | null {
  const { parts, excessKm, charge, isKmEstimated, isEstimated } = price;
  const hasOneTerm = parts.length === 1 && !excessKm && charge === 0;
  if (hasOneTerm && parts[0]?.count === 1) return null;
  const terms = parts.map(
    (part) => formatPart(part, isKmEstimated, texts) + (hasOneTerm ? "" : formatSubtotal(part)),
  );
  if (excessKm) {
    const distance = approximate(texts.distance(groupedDigits(excessKm)), isKmEstimated);
    terms.push(`${distance} × ${formattedRupees(extraKmRate)}`);
  }
  if (charge > 0) terms.push(texts.outstation(formattedRupees(charge)));
  // An estimated total begins with "≈".
  return [terms.join(" + ") + (isEstimated ? "" : " ="), formatTotalOrMinimum(price, texts)];
}

function formatPart({ row, count }: TripPart, isKmEstimated: boolean, texts: Texts): string {
  const price = approximate(formattedRupees(row.price), row.estimated);
  // Rooms are rented by the night, and their price list says days.
  const duration = row.days === 1 ? texts.days(row.days) : texts.duration(row.duration);
  // An estimated allowance is shown, because the excess distance depends on it.
  const allowance = isKmEstimated && row.kmsEstimated ? ` (${formatAllowance(row, texts)})` : "";
  const length = duration + allowance;
  return count === 1 ? `${length} ${price}` : texts.severalTimes(count, length, price);
}

function formatSubtotal({ row, count }: TripPart): string {
  if (count === 1) return "";
  return ` (${approximate(formattedRupees(row.price * count), row.estimated)})`;
}

/** `6 days, 700 km`, `2 days to Araku, about 224 km`. */
export function formatTrip(trip: Trip | null, texts: Texts, when?: string): string {
  return [trip && formatLength(trip, texts), when].filter(Boolean).join(", ");
}

function formatLength({ days, km, to }: Trip, texts: Texts): string {
  const length = to ? texts.daysTo(texts.days(days), to.name) : texts.days(days);
  return km === 0 ? length : `${length}, ${formatDistance(km, to, texts)}`;
}

function formatDistance(km: number, to: Place | undefined, texts: Texts): string {
  const distance = texts.distance(groupedDigits(km));
  return to?.estimated === true ? texts.about(distance) : distance;
}

/**
 * The first message of a chat (specification, section 2).
 *
 * @param when pick-up and return in words
 */
export function enquiryText(
  greeting: string,
  items: readonly ReturnType<typeof enquiredItem>[],
  trip: Trip | null,
  texts: Texts,
  when?: string,
): string {
  const isKmUnknown = items.some((item) => item.isKmUnknown);
  const enquiry = `${greeting}: ${pricedItemsText(items, trip, texts, when)}`;
  return isKmUnknown ? sentences([enquiry, texts.askKm], texts) : enquiry;
}

export function pricedItemsText(
  items: readonly ReturnType<typeof enquiredItem>[],
  trip: Trip | null,
  texts: Texts,
  when?: string,
): string {
  const itemTexts = items.map(({ name, price }) => (price === null ? name : `${name}, ${price}`));
  const tripText = formatTrip(trip, texts, when);
  // Semicolons, because names may contain commas.
  return itemTexts.join("; ") + (tripText && ` (${tripText})`);
}

/** The phone number also receives chats. */
export interface ShopContact {
  readonly phone: string;
  readonly greeting: string;
}
