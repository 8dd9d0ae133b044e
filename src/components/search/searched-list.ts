import { graphql } from "gatsby";
import type { ListContent } from "../../catalogue/lists/list-context";
import {
  hasTripPrice,
  lowestPrice,
  tripPricesOf,
  type TripPrices,
} from "../../catalogue/prices/priced-items";
import { hasDistance, type Place } from "../../catalogue/prices/item";
import { isSameTrip, type Trip } from "../../catalogue/prices/trip-price";
import { listSearch, type SearchedTrip } from "../../catalogue/search/search";
import { tripTo } from "../../catalogue/lists/places";
import dictionary from "../../../data/search.json";

export const fragment = graphql`
  fragment SearchedPage on PagesJson {
    title
    link
    noun {
      one
      many
    }
    alsoCalled
    englishWords
  }
  fragment SearchedShop on BusinessJson {
    englishAddress
    address {
      street
      locality
    }
  }
`;

type SearchedContent = Pick<ListContent, "items" | "page" | "business" | "places">;

/** Returns functions that search a list. */
export function searchOf({ items, page, business, places }: SearchedContent) {
  const { street, locality } = business.address;
  const shopAddress = [street, locality, ...(business.englishAddress ?? [])];
  const list = listSearch(items, {
    page: { ...page, shopAddress },
    dictionary,
    places,
    town: locality,
    hasTripPrices: items.some(hasTripPrice),
    hasTripKm: items.some((item) => hasTripPrice(item) && hasDistance(item)),
  });
  const tripIn = (search: string, chosen: Trip | null) =>
    searchedTrip(list.tripIn(search), places, chosen);
  const pricesOf = (trip: Trip | null): TripPrices =>
    trip === null ? new Map() : tripPricesOf(items, trip, page.maxNights);
  return {
    /** The chosen trip with the length, distance and place of the words; null if they change nothing. */
    tripIn,
    withoutTrip: (search: string) => list.tripIn(search).otherWords,
    /** A price limit in the search applies to the prices, by default of the trip in the search. */
    find: (search: string, tripPrices: TripPrices = pricesOf(tripIn(search, null))) =>
      list.find(search, (position) => {
        const item = items[position];
        return item === undefined ? null : lowestPrice(item, tripPrices);
      }),
  };
}

function searchedTrip(
  { days, km, to }: SearchedTrip,
  places: readonly Place[],
  chosen: Trip | null,
): Trip | null {
  if (days === null && km === null && to === null) return null;
  const place = places.find(({ slug }) => slug === to) ?? chosen?.to;
  const allDays = days ?? chosen?.days ?? 1;
  const trip =
    place === undefined || km !== null
      ? { days: allDays, km: km ?? chosen?.km ?? 0 }
      : tripTo(place, allDays);
  return isSameTrip(trip, chosen ?? { days: 1, km: 0 }) ? chosen : trip;
}
