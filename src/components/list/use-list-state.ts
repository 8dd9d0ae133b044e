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

/** The data of a list's page. */
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
  /** All lists of the site. */
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
}

export type ListState = ReturnType<typeof useListState>;

export function useListState(content: ListContent) {
  const { page, items, places } = content;
  const { offeredIds, chips } = content.context;
  const canCombineRows = content.business.combinePriceRows;
  const { query: wholeQuery, addressed, change, visit } = useListQuery(places);
  const isPriced = items.some(hasTripPrice);
  // A list without trip prices or kilometres ignores those of the address.
  const query = useMemo(
    () => ({ ...wholeQuery, trip: isPriced ? tripFor(items, wholeQuery.trip) : null }),
    [wholeQuery, items, isPriced],
  );
  // Cards follow typing when there is time, but the addressed query at once.
  const delayedQuery = useDeferredValue(query);
  const deferredQuery = wholeQuery === addressed ? query : delayedQuery;
  const { search, chosen, isSortedByPrice } = deferredQuery;
  const shared = query.shortlist?.some((id) => offeredIds.includes(id)) ? query.shortlist : null;
  const shortlist = useShortlist(page.catalogue, shared, offeredIds);
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
    query: { query, addressed, deferredQuery, change, visit },
    matches: {
      ...matches,
      isFiltered,
    },
    shortlist: {
      ...shortlist,
      items: items.filter(({ jsonId }) => shortlist.shown.includes(jsonId)),
    },
    isPriced,
    prices,
  };
}

/** Keeps its identity while the trip is the same. */
function usePricedTrip(items: Items, trip: Trip | null, canCombineRows: boolean): PricedTrip {
  return useMemo(
    () => ({
      trip,
      tripPrices: trip === null ? new Map() : tripPricesOf(items, trip, canCombineRows),
    }),
    [items, trip, canCombineRows],
  );
}

/** Queries with equal keys have the same items in the same order. */
export function questionOf({ search, chosen, isSortedByPrice }: ListQuery): string {
  return JSON.stringify([search, chosen, isSortedByPrice]);
}
