import { type Item, itemTitle, type Place, type TitledItem } from "./item";
import { formatAllowance, formatPrice, leadingRow } from "./price-list";
import { formattedRupees, groupedDigits } from "../text/money";
import { sentences } from "../text/sentences";
import type { Trip, TripPart, TripPrice } from "./tariff";
import { type Texts, texts as english } from "../text/texts";

/**
 * What an enquiry says of an item: its price for the trip, or that of the row on its stone.
 *
 * @param tripPrice price of the trip; null where only a call can tell, undefined where the item has none
 */
export function enquiredItem(
  item: TitledItem & Pick<Item, "priceDetails">,
  tripPrice: TripPrice | null | undefined,
  texts: Texts,
) {
  const row = leadingRow(item.priceDetails);
  const listed = texts.priceFor(formatPrice(row), row.duration);
  return {
    name: itemTitle(item, english),
    /** The price as shown, or null where only a call can tell. */
    price: tripPrice === undefined ? listed : tripPrice && formatTripPrice(tripPrice, texts),
    /** Whether the shop has to say how far the price of the trip goes. */
    isKmUnknown: tripPrice?.excessKm === null,
  };
}

/** A trip's total as the visitor reads it, with the sign of an approximate figure. */
export function formatTotal({ total, isEstimated }: TripPrice): string {
  return formatFigure(formattedRupees(total), isEstimated);
}

/** A trip's price in one line, and the charge that it includes. */
export function formatTripPrice(price: TripPrice | null, texts: Texts): string {
  if (price === null) return texts.askOnCall;
  return [formatWhole(price, texts), formatCharge(price, texts)].filter(Boolean).join(" ");
}

/** The charge that a price includes, or null. */
export function formatCharge({ charge }: TripPrice, texts: Texts): string | null {
  return charge > 0 ? texts.inclOutstation(formattedRupees(charge)) : null;
}

/** All that is known to be paid, and whether it may be more. */
function formatWhole(price: TripPrice, texts: Texts): string {
  const { before, after } = price.isDistancePriced ? {} : texts.from;
  return [before, formatTotal(price), after].filter(Boolean).join(" ");
}

/**
 * How a price comes about: `2 × 1 week at ₹2,799` and `₹5,598`, `1 week ₹2,799 + 50 km × ₹3` and `₹2,949`, and how much
 * less that is than by the row for these days. What is
 * approximate is marked where it comes from.
 *
 * @param extraKmRate rupees for each kilometre beyond the allowance
 * @returns null where it is the price of one row, to which nothing is added
 */
export function formatSum(
  price: TripPrice,
  extraKmRate: number,
  texts: Texts,
): readonly [terms: string, whole: string, saving?: string] | null {
  const { parts, excessKm, charge, isKmEstimated, saving } = price;
  const isAlone = parts.length === 1 && !excessKm && charge === 0;
  if (isAlone && parts[0]?.count === 1 && saving === null) return null;
  const terms = parts.map(
    (part) => formatPart(part, isKmEstimated, texts) + (isAlone ? "" : formatProduct(part)),
  );
  if (excessKm) {
    const distance = formatFigure(texts.distance(groupedDigits(excessKm)), isKmEstimated);
    terms.push(`${distance} × ${formattedRupees(extraKmRate)}`);
  }
  if (charge > 0) terms.push(texts.outstation(formattedRupees(charge)));
  const whole = [terms.join(" + "), formatWhole(price, texts)] as const;
  if (saving === null) return whole;
  const isUnsure = price.isEstimated || saving.row.estimated;
  const less = formatFigure(formattedRupees(saving.rupees), isUnsure);
  return [...whole, texts.lessThan(less, saving.row.duration)];
}

/** A part with its own price, and with its allowance where that is what is approximate. */
function formatPart({ row, count }: TripPart, isKmEstimated: boolean, texts: Texts): string {
  const price = formatFigure(formattedRupees(row.price), row.estimated);
  const allowance = isKmEstimated && row.kmsEstimated ? ` (${formatAllowance(row, texts)})` : "";
  const duration = texts.duration(row.duration) + allowance;
  return count === 1 ? `${duration} ${price}` : texts.severalTimes(count, duration, price);
}

function formatProduct({ row, count }: TripPart): string {
  if (count === 1) return "";
  return ` (${formatFigure(formattedRupees(row.price * count), row.estimated)})`;
}

function formatFigure(figure: string, isEstimated: boolean): string {
  return isEstimated ? `≈ ${figure}` : figure;
}

/**
 * A trip in words: `6 days, 700 km`, `2 days to Araku, about 224 km`.
 *
 * @param when from when and until when, where that is chosen; a trip need not be
 */
export function formatTrip(trip: Trip | null, texts: Texts, when?: string): string {
  return [trip && lengthOf(trip, texts), when].filter(Boolean).join(", ");
}

function lengthOf({ days, km, to }: Trip, texts: Texts): string {
  const length = texts.days(days);
  if (to !== undefined) return texts.daysTo(length, to.name, formatDistance(km, to, texts));
  return km === 0 ? length : `${length}, ${formatDistance(km, to, texts)}`;
}

/** Kilometres to a place or there and back, said to be approximate where the place's are. */
export function formatDistance(km: number, to: Place | undefined, texts: Texts): string {
  const distance = texts.distance(groupedDigits(km));
  return to?.estimated === true ? texts.about(distance) : distance;
}

/**
 * The message of a chat link: the specified words first (specification, section 2), then the items,
 * the prices that were shown, the trip with both its ends, and what nobody knows of them.
 *
 * @param when from when and until when, where that is chosen
 * @param askReturn asks until what time it is rented
 */
export function enquiryText(
  greeting: string,
  items: readonly ReturnType<typeof enquiredItem>[],
  trip: Trip | null,
  texts: Texts,
  when?: string,
  askReturn?: string,
): string {
  const isKmUnknown = items.some((item) => item.isKmUnknown);
  return [isKmUnknown && texts.askKm, askReturn].reduce<string>(
    (enquiry, question) => (question ? askedText(enquiry, question, texts) : enquiry),
    `${greeting}: ${pricedItems(items, trip, texts, when)}`,
  );
}

/** Items with the prices that were shown, and the trip that these are for. */
export function pricedItems(
  items: readonly ReturnType<typeof enquiredItem>[],
  trip: Trip | null,
  texts: Texts,
  when?: string,
): string {
  const named = items.map(({ name, price }) => (price === null ? name : `${name} ${price}`));
  const about = formatTrip(trip, texts, when);
  return named.join(", ") + (about && ` (${about})`);
}

export function askedText(enquiry: string, question: string, texts: Texts): string {
  return sentences([enquiry, question], texts);
}
