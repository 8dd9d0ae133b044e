import { useDeferredValue, useMemo, useState } from "react";
import { itemsPerPage } from "../../catalogue/addresses/page-paths";
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
import { useSharedIds } from "../navigation/use-shared-ids";
import { type SearchWords, useFoundItems } from "../search/found-items";
import { useWholeList } from "../search/use-whole-list";
import { useShortlist } from "../shortlist/use-shortlist";

type Items = readonly Queries.ItemCardFragment[];

/** A list as its page holds it, before a visitor searches or chooses. */
interface ListContent {
  readonly catalogue: string;
  /** The items of this page of the list. */
  readonly items: Items;
  readonly context: ListContext;
  readonly searchWords: SearchWords;
  readonly canCombineRows: boolean;
}

/** A list with the visitor's query, and what answers it. */
export type ListState = ReturnType<typeof useListState>;

/** The prices of a trip, on the first cards and on the others. */
export type ListPrices = ListState["prices"];

/** The state of a list's page: search, chips, order, trip, shortlist, and more items. */
export function useListState(content: ListContent) {
  const { items: pageItems, searchWords, canCombineRows } = content;
  const { offeredIds, listPages, chips } = content.context;
  const { query: wholeQuery, addressed, change, visit } = useListQuery(searchWords.places);
  const isPriced = pageItems.some(hasTripPrice);
  // A list without prices or kilometres of trips has none, even if the address names some.
  const query = useMemo(
    () => ({ ...wholeQuery, trip: isPriced ? tripFor(pageItems, wholeQuery.trip) : null }),
    [wholeQuery, pageItems, isPriced],
  );
  // Typing stays fluent: the cards follow when there is time. What an address asks for comes at once.
  const delayedQuery = useDeferredValue(query);
  const deferredQuery = wholeQuery === addressed ? query : delayedQuery;
  const { search, chosen, isSortedByPrice } = deferredQuery;
  const shortlist = useShortlist(content.catalogue, useSharedIds(query, offeredIds));
  const isFiltered = search !== "" || chosen.length > 0 || isSortedByPrice;
  const isOnPage = (id: number) => pageItems.some(({ jsonId }) => jsonId === id);
  const isWholeWanted = isFiltered || !shortlist.shown.every(isOnPage);
  const { items, state } = useWholeList(pageItems, listPages, isWholeWanted);
  // Trip prices cover the shortlist too, which may hold items of other pages.
  const current = usePricedTrip(items, query.trip, canCombineRows);
  const deferred = usePricedTrip(items, deferredQuery.trip, canCombineRows);
  const prices = useMemo(() => ({ isPriced, current, deferred }), [isPriced, current, deferred]);
  const found = useFoundItems(
    items,
    chips,
    deferredQuery,
    deferred.tripPrices,
    canCombineRows,
    searchWords,
  );
  const matches = isFiltered ? found.items : pageItems;
  const [shownCount, showMore] = useShownCount(deferredQuery);
  return {
    /** The cards follow the deferred query. */
    query: { query, addressed, deferredQuery, change, visit },
    matches: {
      /** All items that match. */
      items: matches,
      visibleItems: matches.length > shownCount ? matches.slice(0, shownCount) : matches,
      /** Whether the whole list is searched, chosen from or ordered; else these are the page's own items. */
      isFiltered,
      /** How much of the whole list is loaded. */
      state: found.isLoading ? "loading" : state,
      /** What was understood of a search. */
      answer: found.answer,
      /** What shows where else the answer leads; it comes with the search. */
      Help: found.Help,
      /** How many more items the next step shows. */
      moreCount: Math.min(itemsPerPage, Math.max(0, matches.length - shownCount)),
      showMore,
    },
    shortlist: {
      ...shortlist,
      items: items.filter(({ jsonId }) => shortlist.shown.includes(jsonId)),
    },
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

/**
 * How many of the found items are shown: as many as a page has, and with each step as many more. Another query
 * starts over.
 */
function useShownCount(query: ListQuery) {
  const question = questionOf(query);
  const [steps, setSteps] = useState({ question, count: 1 });
  const count = steps.question === question ? steps.count : 1;
  const showMore = () => setSteps({ question, count: count + 1 });
  return [count * itemsPerPage, showMore] as const;
}

/** What tells apart two queries that are answered by other items or in another order. */
export function questionOf({ search, chosen, isSortedByPrice }: ListQuery): string {
  return JSON.stringify([search, chosen, isSortedByPrice]);
}
