import { chatLink, phoneLink } from "../../catalogue/addresses/links";
import {
  enquiredItem,
  enquiryText,
  formatSum,
  pricedItemsText,
  type ShopContact,
} from "../../catalogue/prices/enquiry";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { leadingRow } from "../../catalogue/prices/price-list";
import { tripBadgeText } from "../../catalogue/prices/badge-text";
import type { Trip, TripPrice } from "../../catalogue/prices/trip-price";
import { tripFor } from "../../catalogue/prices/priced-items";
import * as notice from "../notice/notice.module.css";
import { ExternalLink } from "../ui/external-link";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";
import type { PagePickUp } from "../visitor/pick-up-context";

/**
 * Texts and links about a price, for the card and the page of an item.
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
  const trip = tripPrice === undefined ? null : tripFor([item], queriedTrip);
  const pricedItem = enquiredItem(item, tripPrice, texts);
  const sum =
    tripPrice && item.extraKmRate !== null ? formatSum(tripPrice, item.extraKmRate, texts) : null;
  const [terms, total] = sum ?? [];
  const when = pickUp.formatSpan?.(trip?.days);
  const usedDurations = tripPrice?.parts.map(({ row }) => row.duration).join("\n") ?? null;
  // With a distance, the stone lacks the row's kilometres, so the table keeps the row.
  const isRowOnStone = sum === null && tripPrice?.parts.length === 1 && trip?.km === 0;
  const tripStoneDuration = isRowOnStone ? usedDurations : null;
  const enquiry = enquiryText(shop.greeting, [pricedItem], trip, texts, when);
  const title = itemTitle(item, texts);
  return {
    title,
    /** Has the title in the page's language; the enquiry has the English name. */
    shareText: pricedItemsText([{ ...pricedItem, name: title }], trip, texts, when),
    stone: tripBadgeText(item, trip, tripPrice, texts),
    enquiry,
    call: (
      <a
        className={iconClass("phone", notice.primary)}
        href={phoneLink(shop.phone)}
        aria-label={texts.callAbout(title)}
      >
        {texts.call}
      </a>
    ),
    chat: (
      <ExternalLink
        className={iconClass("chat", notice.secondary)}
        href={chatLink(shop.phone, enquiry)}
        aria-label={texts.chatAbout(title)}
      >
        {texts.chat}
      </ExternalLink>
    ),
    /** The calculation of the trip price; null if the price is a single row, which the stone shows. */
    sum: sum && (
      <>
        <span>{`${terms}\u00a0`}</span>
        <b>{total?.replaceAll(" ", "\u00a0")}</b>
      </>
    ),
    usedDurations,
    stoneDuration:
      tripPrice === undefined ? leadingRow(item.priceDetails).duration : tripStoneDuration,
  };
}
