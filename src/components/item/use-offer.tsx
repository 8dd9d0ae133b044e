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
  const price = itemTrip === null ? undefined : tripPrice;
  const trip = price === undefined ? null : itemTrip;
  const enquired = enquiredItem(item, price, texts);
  const sum = price && item.extraKmRate !== null ? formatSum(price, item.extraKmRate, texts) : null;
  const when = pickUp.spanText?.(trip?.days);
  const usedDurations = price?.parts.map(({ row }) => row.duration).join("\n") ?? null;
  const stoneDuration = () => {
    if (price === undefined) return leadingRow(item.priceDetails).duration;
    const isWholeRow = sum === null && price?.parts.length === 1 && trip?.km === 0;
    return isWholeRow ? usedDurations : null;
  };
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
    shareText: pricedItemsText([{ ...enquired, name: title }], trip, texts, when),
    /** Null where the item has no trip price. */
    trip,
    stone: tripStoneText(item, trip, price, texts),
    enquiry,
    chat: chatLink(shop.phone, enquiry),
    /** The calculation of the trip price, or null where the stone shows it all. */
    sum: sum && (
      <>
        {sum[0]} {price?.isEstimated ? null : "= "}
        <b>{sum[1]}</b>
        {sum[2] && `, ${sum[2]}`}
      </>
    ),
    /** Durations of the rows that the trip uses, one on each line, or null. */
    usedDurations,
    /** Duration of the row that the stone shows in full, or null. */
    stoneDuration: stoneDuration(),
  };
}
