import type { ReactNode } from "react";
import { enquiredItem, enquiryText, formatSum } from "../../catalogue/prices/enquiry";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { chatLink } from "../../catalogue/addresses/links";
import type { Shop } from "../../catalogue/shop/shop";
import { stoneOf, type StoneText } from "../../catalogue/prices/stone-text";
import type { Trip, TripPrice } from "../../catalogue/prices/tariff";
import { tripFor } from "../../catalogue/prices/trip-prices";
import { useTexts } from "../ui/language";
import type { PickUpState } from "../ui/pick-up";

export interface Offer {
  readonly title: string;
  /** The trip that the item has a price for, or null. */
  readonly trip: Trip | null;
  readonly stone: StoneText;
  /** What a chat says about the item and its price. */
  readonly enquiry: string;
  readonly chat: string;
  /** How the price of the trip comes about, where the stone does not say it all. */
  readonly sum: ReactNode;
  /** Durations of the rows that make the price of the trip, or null. */
  readonly used: readonly string[] | null;
}

/**
 * Decides what the card and the page of an item say of its price.
 *
 * @param tripPrice price of the trip; null where only a call can tell, undefined where the item has none
 * @param pickUp the page's
 */
export function useOffer(
  item: Item,
  shop: Shop,
  queriedTrip: Trip | null,
  tripPrice: TripPrice | null | undefined,
  pickUp: PickUpState,
): Offer {
  const texts = useTexts();
  const asked = tripFor([item], queriedTrip);
  const isPriced = asked !== null && tripPrice !== undefined;
  const trip = isPriced ? asked : null;
  const priced = isPriced ? tripPrice : null;
  const enquired = enquiredItem(item, isPriced ? tripPrice : undefined, texts);
  const sum =
    priced && item.extraKmRate !== null ? formatSum(priced, item.extraKmRate, texts) : null;
  const when = pickUp.spanText?.(trip?.days);
  const enquiry = enquiryText(shop.greeting, [enquired], trip, texts, when);
  return {
    title: itemTitle(item, texts),
    trip,
    stone: stoneOf(item, asked, tripPrice, texts),
    enquiry,
    chat: chatLink(shop.phone, enquiry),
    sum: sum && (
      <>
        {sum[0]} = <b>{sum[1]}</b>
      </>
    ),
    used: isPriced ? (priced?.parts.map(({ row: { duration } }) => duration) ?? []) : null,
  };
}
