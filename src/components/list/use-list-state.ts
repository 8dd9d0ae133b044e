import { useDeferredValue, useEffect, useMemo } from "react";
import { type ListQuery, listQueryText } from "../../catalogue/lists/list-query";
import { isSameTrip } from "../../catalogue/prices/trip-price";
import {
  hasTripPrice,
  type PricedTrip,
  tripFor,
  tripPricesOf,
} from "../../catalogue/prices/priced-items";
import { writeSearchSoon } from "../navigation/list-address";
import { useListQuery } from "../navigation/use-list-query";
import { useFoundItems, useListSearch } from "../search/found-items";
import type { ListContent } from "../../catalogue/lists/list-context";
import { type ComparedShortlist, useShortlist } from "../shortlist/use-shortlist";

export type ListState = ReturnType<typeof useListState>;

export function useListState(content: ListContent) {
  const { page, items, places, business } = content;
  const { offeredIds } = content.context;
  const listQuery = useListQuery(places, business.openingHours);
  const hasTripForm = items.some(hasTripPrice);
  const { search, trip: chosenTrip } = listQuery.query;
  const { tripIn, withoutTrip, find, Help, hasFailed } = useListSearch(content, search !== "");
  const searchedTrip = useMemo(
    () => tripIn?.(search, chosenTrip) ?? null,
    [tripIn, search, chosenTrip],
  );
  const wholeTrip = searchedTrip ?? chosenTrip;
  // Days and kilometres of the address are ignored if no price depends on them.
  const query = useMemo(
    () => ({ ...listQuery.query, trip: hasTripForm ? tripFor(items, wholeTrip) : null }),
    [listQuery.query, wholeTrip, items, hasTripForm],
  );
  useEffect(() => {
    // Links to other pages and shared links take the trip from the address.
    if (searchedTrip !== null) writeSearchSoon(listQueryText(query));
  }, [searchedTrip, query, listQuery.visitKey]);
  const changeSearchOrTrip = (part: Partial<ListQuery>) => {
    const isTripOfSearch = isSameTrip(tripIn?.(search, null) ?? null, chosenTrip);
    listQuery.change({
      // The trip of the earlier search may be in the address.
      ...(part.search !== undefined && isTripOfSearch && { trip: null }),
      // The last chosen trip counts, so the search must not name another one.
      ...(part.trip !== undefined && { search: withoutTrip?.(search) ?? search }),
      ...part,
    });
  };
  // The query of the address is shown at once; the visitor's changes wait until React has time.
  const changedQuery = useDeferredValue(query);
  const deferredQuery = listQuery.query === listQuery.addressQuery ? query : changedQuery;
  const { trip } = deferredQuery;
  const sharedIds = query.shortlist?.some((id) => offeredIds.includes(id)) ? query.shortlist : null;
  const baseShortlist = useShortlist(page.catalogue, sharedIds, offeredIds);
  // A new object would render all cards again.
  const prices: PricedTrip = useMemo(
    () => ({
      trip,
      tripPrices: trip === null ? new Map() : tripPricesOf(items, trip, page.maxNights),
    }),
    [items, trip, page.maxNights],
  );
  const matches = useFoundItems(content, deferredQuery, prices.tripPrices, find);
  const shortlist: ComparedShortlist = {
    ...baseShortlist,
    items: items.filter(({ jsonId }) => baseShortlist.shownIds.includes(jsonId)),
  };
  return {
    ...listQuery,
    changeSearchOrTrip,
    wholeTrip,
    query,
    deferredQuery,
    matches: { ...matches, Help, hasFailed },
    shortlist,
    hasTripForm,
    prices,
  };
}
