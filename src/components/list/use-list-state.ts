import { useDeferredValue, useMemo } from "react";
import {
  hasTripPrice,
  type PricedTrip,
  tripFor,
  tripPricesOf,
} from "../../catalogue/prices/trip-prices";
import { useListQuery } from "../navigation/use-list-query";
import { useFoundItems } from "../search/found-items";
import type { ListContent } from "../../catalogue/lists/list-context";
import { type ComparedShortlist, useShortlist } from "../shortlist/use-shortlist";

export type ListState = ReturnType<typeof useListState>;

export function useListState(content: ListContent) {
  const { page, items, places, business } = content;
  const { offeredIds } = content.context;
  const listQuery = useListQuery(places);
  const hasBoard = items.some(hasTripPrice);
  // Days and kilometres of the address are ignored if no price depends on them.
  const query = useMemo(
    () => ({ ...listQuery.query, trip: hasBoard ? tripFor(items, listQuery.query.trip) : null }),
    [listQuery.query, items, hasBoard],
  );
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
      tripPrices:
        trip === null
          ? new Map()
          : tripPricesOf(items, trip, business.combinePriceRows, page.maxNights),
    }),
    [items, trip, business.combinePriceRows, page.maxNights],
  );
  const matches = useFoundItems(content, deferredQuery, prices.tripPrices);
  const shortlist: ComparedShortlist = {
    ...baseShortlist,
    items: items.filter(({ jsonId }) => baseShortlist.shownIds.includes(jsonId)),
  };
  return {
    ...listQuery,
    query,
    deferredQuery,
    matches,
    shortlist,
    hasBoard,
    prices,
  };
}
