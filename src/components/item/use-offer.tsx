import { enquiredItem, enquiryText, formatSum, pricedItems } from "../../catalogue/prices/enquiry";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { chatLink } from "../../catalogue/addresses/links";
import type { Shop } from "../../catalogue/shop/shop";
import { leadingRow } from "../../catalogue/prices/price-list";
import { stoneOf } from "../../catalogue/prices/stone-text";
import type { Trip, TripPrice } from "../../catalogue/prices/tariff";
import { tripFor } from "../../catalogue/prices/trip-prices";
import { useTexts } from "../ui/language";
import type { PickUpState } from "../ui/pick-up-state";

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
) {
  const texts = useTexts();
  const asked = tripFor([item], queriedTrip);
  const isPriced = asked !== null && tripPrice !== undefined;
  const trip = isPriced ? asked : null;
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
    /** What somebody who shares the item says of it: its title and the price on show. */
    inWords: pricedItems([{ ...enquired, name: title }], trip, texts, when),
    /** The trip that the item has a price for, or null. */
    trip,
    stone: stoneOf(item, asked, tripPrice, texts),
    /** What a chat says about the item and its price. */
    enquiry,
    chat: chatLink(shop.phone, enquiry),
    /** How the price of the trip comes about, where the stone does not say it all. */
    sum: sum && (
      <>
        {sum[0]} {priced?.isEstimated ? null : "= "}
        <b>{sum[1]}</b>
        {sum[2] && `, ${sum[2]}`}
      </>
    ),
    /** Durations of the rows that make the price of the trip, one a line, or null. */
    used: isPriced ? (used ?? "") : null,
    /** Duration of the row that the stone shows whole, or null. */
    onStone: isRow ? used : isPriced ? null : leadingRow(item.priceDetails).duration,
  };
}
