import type { ReactNode } from "react";
import { enquiryText, formatTripPrice } from "../../catalogue/prices/enquiry";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { chatLink } from "../../catalogue/addresses/links";
import { formatPrice, furtherCharge, leadingRow } from "../../catalogue/prices/price-list";
import type { Shop } from "../../catalogue/shop/shop";
import { itemStone, type StoneText, tripStone } from "../../catalogue/prices/stone-text";
import type { Trip, TripPrice } from "../../catalogue/prices/tariff";
import { useTexts } from "../ui/language";
import { TripSum } from "../trip/trip-sum";

export interface Offer {
  readonly title: string;
  /** The trip that the item has a price for, or null. */
  readonly trip: Trip | null;
  readonly stone: StoneText;
  /** What a chat says about the item and its price. */
  readonly enquiry: string;
  readonly chat: string;
  /** How the price of the trip comes about, or null. */
  readonly sum: ReactNode;
  /** Durations of the rows that make the price of the trip, or null. */
  readonly used: readonly string[] | null;
  /** The further charge that the sum names, or null. */
  readonly charge: string | null;
}

/**
 * Decides what the card and the page of an item say of its price.
 *
 * @param tripPrice price of the trip; null where only a call can tell, undefined where the item has none
 */
export function useOffer(
  item: Item,
  shop: Shop,
  asked: Trip | null,
  tripPrice: TripPrice | null | undefined,
): Offer {
  const texts = useTexts();
  const title = itemTitle(item);
  const isPriced = asked !== null && tripPrice !== undefined;
  const trip = isPriced ? asked : null;
  const priced = isPriced ? tripPrice : null;
  const row = leadingRow(item.priceDetails);
  const listed = `${formatPrice(row)} ${texts.perDuration(row.duration)}`;
  const price = isPriced ? tripPrice && formatTripPrice(tripPrice, texts) : listed;
  const charge = priced && furtherCharge(item.carInfo);
  const enquiry = enquiryText(shop.greeting, [{ name: title, price }], trip, texts);
  return {
    title,
    trip,
    stone: isPriced ? tripStone(asked, tripPrice, texts) : itemStone(item, texts),
    enquiry,
    chat: chatLink(shop.phone, enquiry),
    sum: priced && item.extraKmRate !== null && (
      <>
        <TripSum price={priced} extraKmRate={item.extraKmRate} />
        {charge !== null && ` · ${texts.notIncluded(charge)}`}
      </>
    ),
    used: isPriced ? (priced?.parts.map(({ row: { duration } }) => duration) ?? []) : null,
    charge,
  };
}
