import { useDeferredValue, useMemo } from "react";
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
import { type LoadedList, useWholeList } from "../search/use-whole-list";
import { type ComparedShortlist, useShortlist } from "../shortlist/use-shortlist";
import { useShownCount } from "./use-shown-count";

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
export interface ListState {
  readonly query: ReturnType<typeof useListQuery> & {
    /** The query of the cards, which follow the fields when there is time. */
    readonly deferredQuery: ListQuery;
  };
  readonly matches: Matches;
  readonly shortlist: ComparedShortlist;
  readonly prices: ListPrices;
}

interface Matches extends Pick<ReturnType<typeof useFoundItems>, "answer" | "Help"> {
  /** All items that match. */
  readonly items: Items;
  readonly visibleItems: Items;
  /** Whether the whole list is searched, chosen from or ordered; else these are the page's own items. */
  readonly isFiltered: boolean;
  /** How much of the whole list is loaded. */
  readonly state: LoadedList["state"];
  /** How many more items the next step shows. */
  readonly moreCount: number;
  readonly showMore: () => void;
}

/** The prices of a trip, on the first cards and on the others. */
export interface ListPrices {
  /** Whether a trip has a price here. */
  readonly isPriced: boolean;
  readonly current: PricedTrip;
  readonly deferred: PricedTrip;
}

/** The state of a list's page: search, chips, order, trip, shortlist, and more items. */
export function useListState(content: ListContent): ListState {
  const { items: pageItems, searchWords, canCombineRows } = content;
  const { offeredIds, listPages, chips } = content.context;
  const asked = useListQuery(searchWords.places);
  const { addressed, change, visit } = asked;
  const isPriced = pageItems.some(hasTripPrice);
  // A list without prices or kilometres of trips has none, even if the address names some.
  const query = useMemo(
    () => ({ ...asked.query, trip: isPriced ? tripFor(pageItems, asked.query.trip) : null }),
    [asked.query, pageItems, isPriced],
  );
  // Typing stays fluent: the cards follow when there is time. What an address asks for comes at once.
  const later = useDeferredValue(query);
  const deferredQuery = asked.query === addressed ? query : later;
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
  const { answer, Help } = found;
  const matches = isFiltered ? found.items : pageItems;
  const [shownCount, showMore] = useShownCount(deferredQuery);
  return {
    query: { query, addressed, deferredQuery, change, visit },
    matches: {
      items: matches,
      visibleItems: matches.length > shownCount ? matches.slice(0, shownCount) : matches,
      isFiltered,
      state: found.isLoading ? "loading" : state,
      answer,
      Help,
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
