import type { ListContent } from "../../catalogue/lists/list-context";
import {
  hasTripPrice,
  lowestPrice,
  tripPricesOf,
  type TripPrices,
} from "../../catalogue/prices/priced-items";
import { hasDistance } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/trip-price";
import { listSearch } from "../../catalogue/search/search";
import {
  emptyQuery,
  noTrip,
  type PageQuery,
  tripOf,
  type TripTexts,
} from "../../catalogue/lists/page-query";
import dictionary from "../../../data/search.json";

type SearchedContent = Pick<ListContent, "items" | "page" | "business" | "places">;

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
  const tripIn = ({ q, ...typed }: TripTexts & Pick<PageQuery, "q">): Partial<TripTexts> | null => {
    const { days, km, to } = list.tripIn(q);
    if (days === null && km === null && to === null) return null;
    const isTyped = typed.days + typed.km + typed.to !== "";
    // Prices without a trip are for one day.
    if (!isTyped && (days ?? 1) === 1 && !km && to === null) return null;
    const distance = to === null ? {} : { km: "", to };
    return {
      days: days === null ? typed.days || "1" : String(days),
      ...(km === null ? distance : { km: String(km), to: "" }),
    };
  };
  const tripTextsIn = (q: string): TripTexts => ({ ...noTrip, ...tripIn({ ...emptyQuery, q }) });
  const pricesOf = (trip: Trip | null): TripPrices =>
    trip === null ? new Map() : tripPricesOf(items, trip, page.maxNights);
  return {
    /** The texts of a trip that words of the search replace; null without a change. */
    tripIn,
    tripTextsIn,
    withoutTrip: (search: string) => list.tripIn(search).otherWords,
    /** By default, a price limit applies to the trip in the search. */
    find: (
      search: string,
      tripPrices: TripPrices = pricesOf(tripOf(tripTextsIn(search), places).trip),
    ) =>
      list.find(search, (position) => {
        const item = items[position];
        return item === undefined ? null : lowestPrice(item, tripPrices);
      }),
  };
}
