import type { Texts } from "../text/texts";
import { tripBadgeText } from "./badge-text";
import { enquiredItem, enquiryText, formatSum, pricedItemsText } from "./enquiry";
import { hasDistance, type Item, itemTitle } from "./item";
import { leadingRow } from "./price-list";
import { tripFor } from "./priced-items";
import type { Trip, TripPrice } from "./trip-price";

interface ViewedPrice {
  readonly trip: Trip | null;
  readonly tripPrice: TripPrice | null | undefined;
  readonly formatSpan?: ((days?: number) => string) | undefined;
}

export function itemView(item: Item, greeting: string, price: ViewedPrice, texts: Texts) {
  const { tripPrice } = price;
  const trip = tripPrice === undefined ? null : tripFor([item], price.trip);
  const pricedItem = enquiredItem(item, tripPrice, texts);
  const sum =
    tripPrice && item.extraKmRate !== null ? formatSum(tripPrice, item.extraKmRate, texts) : null;
  const when = price.formatSpan?.(trip?.days);
  const usedDurations = tripPrice?.parts.map(({ row }) => row.duration).join("\n") ?? null;
  // With a distance, only the table shows the row's kilometres.
  const isRowOnBadge = sum === null && trip?.km === 0;
  const title = itemTitle(item, texts);
  return {
    title,
    /** Has the title in the page's language; the enquiry has the English name. */
    shareText: pricedItemsText([{ ...pricedItem, name: title }], trip, texts, when),
    badge: tripBadgeText(item, trip, tripPrice, texts),
    enquiry: enquiryText(greeting, [pricedItem], trip, texts, when),
    /** Null without a trip price, or if it is a single row. */
    sum,
    /** Durations of the rows in the trip price, separated by line breaks; null without a trip price. */
    usedDurations,
    /** Duration of the row that a card shows only on its badge; null without such a row. */
    badgeDuration:
      tripPrice === undefined
        ? leadingRow(item.priceDetails).duration
        : isRowOnBadge
          ? usedDurations
          : null,
  };
}

/** Seats, extra kilometres and charges: a text, or a label and its value. */
export function itemFacts(
  { seats, exceed, carInfo, ...item }: Item,
  texts: Texts,
): readonly (readonly [text: string, value?: string])[] {
  const facts: (readonly [string, string?] | null)[] = [
    seats === null ? null : [texts.people(seats)],
    exceed !== null && hasDistance(item)
      ? [texts.extraDistance, texts.word(exceed)]
      : labelAndValue(exceed, texts),
    labelAndValue(carInfo, texts),
  ];
  return facts.filter((fact) => fact !== null);
}

/** Splits at the last colon. */
function labelAndValue(text: string | null, { word }: Texts): readonly [string, string?] | null {
  if (text === null) return null;
  const [label = "", value] = word(text).split(/: (?=[^:]+$)/);
  return value === undefined ? [label] : [label, value];
}
