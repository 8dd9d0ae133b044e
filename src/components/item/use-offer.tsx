import {
  enquiredItem,
  enquiryText,
  formatSum,
  pricedItemsText,
} from "../../catalogue/prices/enquiry";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { chatLink } from "../../catalogue/addresses/links";
import type { ShopContact } from "../../catalogue/shop/shop-contact";
import { leadingRow } from "../../catalogue/prices/price-list";
import { tripStoneText } from "../../catalogue/prices/stone-text";
import type { Trip, TripPrice } from "../../catalogue/prices/tariff";
import { tripFor } from "../../catalogue/prices/trip-prices";
import { useTexts } from "../ui/language";
import type { PagePickUp } from "../ui/pick-up-context";

/**
 * The texts about a price, for the card and the page of an item.
 *
 * @param tripPrice null: ask by phone; undefined: the item has no trip price
 */
export function useOffer(
  item: Item,
  shop: ShopContact,
  queriedTrip: Trip | null,
  tripPrice: TripPrice | null | undefined,
  pickUp: PagePickUp,
) {
  const texts = useTexts();
  const itemTrip = tripFor([item], queriedTrip);
  const isPriced = itemTrip !== null && tripPrice !== undefined;
  const trip = isPriced ? itemTrip : null;
  const priced = isPriced ? tripPrice : null;
  const enquired = enquiredItem(item, isPriced ? tripPrice : undefined, texts);
  const sum =
    priced && item.extraKmRate !== null ? formatSum(priced, item.extraKmRate, texts) : null;
  const when = pickUp.spanText?.(trip?.days);
  const used = priced?.parts.map(({ row }) => row.duration).join("\n") ?? null;
  const isRow = sum === null && priced?.parts.length === 1 && trip?.km === 0;
  const enquiry = enquiryText(
    shop.greeting,
    [enquired],
    trip,
    texts,
    when,
    trip ? pickUp.askReturn : undefined,
  );
  const title = itemTitle(item, texts);
  return {
    title,
    /** The text of a shared item. */
    inWords: pricedItemsText([{ ...enquired, name: title }], trip, texts, when),
    /** Null where the item has no trip price. */
    trip,
    stone: tripStoneText(item, itemTrip, tripPrice, texts),
    enquiry,
    chat: chatLink(shop.phone, enquiry),
    /** How the trip price is calculated, where the stone does not show it. */
    sum: sum && (
      <>
        {sum[0]} {priced?.isEstimated ? null : "= "}
        <b>{sum[1]}</b>
        {sum[2] && `, ${sum[2]}`}
      </>
    ),
    /** Durations of the trip's rows, one a line, or null. */
    used: isPriced ? (used ?? "") : null,
    /** Duration of the row that the stone shows in full, or null. */
    onStone: isRow ? used : isPriced ? null : leadingRow(item.priceDetails).duration,
  };
}
