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
import { type SearchWords, useFoundItems } from "../search/found-items";
import { useShortlist } from "../shortlist/use-shortlist";

type Items = readonly Queries.ItemCardFragment[];

/** A list as its page holds it, before a visitor searches or chooses. */
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

/** A list with the visitor's query, and what answers it. */
export type ListState = ReturnType<typeof useListState>;

/** The state of a list's page: search, chips, order, trip and shortlist. */
export function useListState(content: ListContent) {
  const { page, items, places } = content;
  const { offeredIds, chips } = content.context;
  const canCombineRows = content.business.combinePriceRows;
  const { query: wholeQuery, addressed, change, visit } = useListQuery(places);
  const isPriced = items.some(hasTripPrice);
  // A list without prices or kilometres of trips has none, even if the address names some.
  const query = useMemo(
    () => ({ ...wholeQuery, trip: isPriced ? tripFor(items, wholeQuery.trip) : null }),
    [wholeQuery, items, isPriced],
  );
  // Typing stays fluent: the cards follow when there is time. What an address asks for comes at once.
  const delayedQuery = useDeferredValue(query);
  const deferredQuery = wholeQuery === addressed ? query : delayedQuery;
  const { search, chosen, isSortedByPrice } = deferredQuery;
  const shared = query.shortlist?.some((id) => offeredIds.includes(id)) ? query.shortlist : null;
  const shortlist = useShortlist(page.catalogue, shared, offeredIds);
  const isFiltered = search !== "" || chosen.length > 0 || isSortedByPrice;
  const prices = usePricedTrip(items, deferredQuery.trip, canCombineRows);
  const found = useFoundItems(
    items,
    chips,
    deferredQuery,
    prices.tripPrices,
    canCombineRows,
    content,
  );
  return {
    /** The cards follow the deferred query. */
    query: { query, addressed, deferredQuery, change, visit },
    matches: {
      ...found,
      /** Whether the list is searched, chosen from or ordered. */
      isFiltered,
    },
    shortlist: {
      ...shortlist,
      items: items.filter(({ jsonId }) => shortlist.shown.includes(jsonId)),
    },
    /** Whether items have prices of trips, and the trip that is priced. */
    isPriced,
    prices,
  };
}

/** What a trip costs with each item; the same object as long as nothing of it changes. */
function usePricedTrip(items: Items, trip: Trip | null, canCombineRows: boolean): PricedTrip {
  return useMemo(
    () => ({
      trip,
      tripPrices: trip === null ? new Map() : tripPricesOf(items, trip, canCombineRows),
    }),
    [items, trip, canCombineRows],
  );
}

/** What tells apart two queries that are answered by other items or in another order. */
export function questionOf({ search, chosen, isSortedByPrice }: ListQuery): string {
  return JSON.stringify([search, chosen, isSortedByPrice]);
}
