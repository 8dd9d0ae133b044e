import { hasDistance } from "../../catalogue/prices/item";
import { itemView } from "../../catalogue/prices/item-view";
import {
  hasTripPrice,
  tripFor,
  type TripPrices,
  tripPricesOf,
} from "../../catalogue/prices/priced-items";
import { usePageTrip } from "../trip/use-page-trip";
import { isTall } from "../ui/picture";
import { useTexts } from "../visitor/language";
import { usePageQuery } from "../visitor/page-query";
import type { ItemDetailsProps } from "./item-details";

export type ItemState = ReturnType<typeof useItemState>;

export function useItemState(content: ItemDetailsProps) {
  const { page, business, item, similar, places } = content;
  const texts = useTexts();
  const { typed } = usePageQuery(places);
  const hasTripForm = hasTripPrice(item);
  const { trip, pickUp } = usePageTrip(typed, content, hasTripForm);
  const pricedTrip = hasTripForm ? tripFor([item], trip) : null;
  const tripPrices: TripPrices = pricedTrip
    ? tripPricesOf([item, ...similar], pricedTrip, page.maxNights)
    : new Map();
  const tripPrice = tripPrices.get(item.jsonId);
  const image = item.image.childImageSharp?.gatsbyImageData;
  const price = { trip: pricedTrip, tripPrice, formatSpan: pickUp.formatSpan };
  return {
    typed,
    pickUp,
    ...price,
    tripPrices,
    hasTripForm,
    isTall: image !== undefined && isTall(image),
    hasKm: hasDistance(item),
    view: itemView(item, business.greeting, price, texts),
  };
}
