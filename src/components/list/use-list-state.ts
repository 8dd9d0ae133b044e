import { useDeferredValue, useMemo } from "react";
import type { ListContext } from "../../catalogue/lists/list-context";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { Trip } from "../../catalogue/prices/tariff";
import {
  hasTripPrice,
  type PricedTrip,
  tripFor,
  tripPricesOf,
} from "../../catalogue/prices/trip-prices";
import { useListQuery } from "../navigation/use-list-query";
import { useFoundItems } from "../search/found-items";
import type { SearchWords } from "../search/searched-list";
import { useShortlist } from "../shortlist/use-shortlist";

type Items = readonly Queries.ItemCardFragment[];

export interface ListContent {
  readonly page: Queries.CatalogueHeaderFragment &
    Queries.CatalogueListFragment &
    SearchWords["page"];
  readonly business: Queries.CatalogueHoursFragment &
    Queries.CatalogueShopFragment &
    SearchWords["business"];
  readonly items: Items;
  readonly context: ListContext;
  readonly places: SearchWords["places"];
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
}

export type ListState = ReturnType<typeof useListState>;

export function useListState(content: ListContent) {
  const { page, items, places } = content;
  const { offeredIds, chips } = content.context;
  const canCombineRows = content.business.combinePriceRows;
  const { query: listQuery, addressQuery, change, visit } = useListQuery(places);
  const isPriced = items.some(hasTripPrice);
  // Days and kilometres of the address are ignored if no price depends on them.
  const query = useMemo(
    () => ({ ...listQuery, trip: isPriced ? tripFor(items, listQuery.trip) : null }),
    [listQuery, items, isPriced],
  );
  // The query of the address is shown at once; typing waits until React has time.
  const delayedQuery = useDeferredValue(query);
  const deferredQuery = listQuery === addressQuery ? query : delayedQuery;
  const { search, chosen, isSortedByPrice } = deferredQuery;
  const sharedIds = query.shortlist?.some((id) => offeredIds.includes(id)) ? query.shortlist : null;
  const shortlist = useShortlist(page.catalogue, sharedIds, offeredIds);
  const isFiltered = search !== "" || chosen.length > 0 || isSortedByPrice;
  const prices = usePricedTrip(items, deferredQuery.trip, canCombineRows);
  const matches = useFoundItems(
    items,
    chips,
    deferredQuery,
    prices.tripPrices,
    canCombineRows,
    content,
  );
  return {
    query: { query, addressQuery, deferredQuery, change, visit },
    matches: { ...matches, isFiltered },
    shortlist: {
      ...shortlist,
      items: items.filter(({ jsonId }) => shortlist.shown.includes(jsonId)),
    },
    isPriced,
    prices,
  };
}

/** Stable while the trip is the same, because all cards depend on it. */
function usePricedTrip(items: Items, trip: Trip | null, canCombineRows: boolean): PricedTrip {
  return useMemo(
    () => ({
      trip,
      tripPrices: trip === null ? new Map() : tripPricesOf(items, trip, canCombineRows),
    }),
    [items, trip, canCombineRows],
  );
}

/** Queries with the same key find the same items in the same order. */
export function queryKey({ search, chosen, isSortedByPrice }: ListQuery): string {
  return JSON.stringify([search, chosen, isSortedByPrice]);
}
