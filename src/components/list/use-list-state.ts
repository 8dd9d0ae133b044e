import { useDeferredValue, useMemo } from "react";
import type { ListContext } from "../../catalogue/lists/list-context";
import type { ListQuery } from "../../catalogue/lists/list-query";
import {
  hasTripPrice,
  type PricedTrip,
  tripFor,
  tripPricesOf,
} from "../../catalogue/prices/trip-prices";
import { useListQuery } from "../navigation/use-list-query";
import { useFoundItems } from "../search/found-items";
import type { SearchContext } from "../search/searched-list";
import { type ComparedShortlist, useShortlist } from "../shortlist/use-shortlist";

export interface ListContent {
  readonly page: Queries.CatalogueHeaderFragment &
    Queries.CatalogueListFragment &
    SearchContext["page"];
  readonly business: Queries.CatalogueHoursFragment &
    Queries.CatalogueShopFragment &
    SearchContext["business"];
  readonly items: readonly Queries.ItemCardFragment[];
  readonly context: ListContext;
  readonly places: SearchContext["places"];
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
}

export type ListState = ReturnType<typeof useListState>;

export function useListState(content: ListContent) {
  const { page, items, places, business } = content;
  const { offeredIds } = content.context;
  const { query: listQuery, addressQuery, change, visitKey } = useListQuery(places);
  const hasBoard = items.some(hasTripPrice);
  // Days and kilometres of the address are ignored if no price depends on them.
  const query = useMemo(
    () => ({ ...listQuery, trip: hasBoard ? tripFor(items, listQuery.trip) : null }),
    [listQuery, items, hasBoard],
  );
  // The query of the address is shown at once; the visitor's changes wait until React has time.
  const changedQuery = useDeferredValue(query);
  const deferredQuery = listQuery === addressQuery ? query : changedQuery;
  const { trip } = deferredQuery;
  const sharedIds = query.shortlist?.some((id) => offeredIds.includes(id)) ? query.shortlist : null;
  const shortlist = useShortlist(page.catalogue, sharedIds, offeredIds);
  // A new object would render all cards again.
  const prices: PricedTrip = useMemo(
    () => ({
      trip,
      tripPrices: trip === null ? new Map() : tripPricesOf(items, trip, business.combinePriceRows),
    }),
    [items, trip, business.combinePriceRows],
  );
  const matches = useFoundItems(content, deferredQuery, prices.tripPrices);
  const compared: ComparedShortlist = {
    ...shortlist,
    items: items.filter(({ jsonId }) => shortlist.shownIds.includes(jsonId)),
  };
  return {
    query,
    addressQuery,
    deferredQuery,
    change,
    visitKey,
    matches,
    shortlist,
    compared,
    hasBoard,
    prices,
  };
}

/** Differs for queries with another search, other chips or another order. */
export function queryKey({ search, chosen, isSortedByPrice }: ListQuery): string {
  return JSON.stringify([search, chosen, isSortedByPrice]);
}
