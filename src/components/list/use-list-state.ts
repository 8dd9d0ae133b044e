import { useDeferredValue, useMemo } from "react";
import type { ChipSet } from "../../catalogue/lists/chips";
import type { ListQuery } from "../../catalogue/lists/list-query";
import { itemsPerPage } from "../../catalogue/addresses/page-paths";
import type { Place } from "../../catalogue/prices/item";
import { hasTripPrice } from "../../catalogue/prices/trip-prices";
import { type Shortlist, useShortlist } from "../shortlist/use-shortlist";
import {
  type PricedTrip,
  type SearchWords,
  useFoundItems,
  usePricedTrip,
} from "../search/found-items";
import { useListQuery } from "../navigation/use-list-query";
import { useSharedIds } from "../navigation/use-shared-ids";
import { useShownCount } from "./use-shown-count";
import { type LoadedList, useWholeList } from "../search/use-whole-list";

type Items = readonly Queries.ItemCardFragment[];

/** A list as its page holds it, before anybody asks anything of it. */
interface ListContent {
  readonly catalogue: string;
  /** The items of this page of the list. */
  readonly items: Items;
  /** Numbers of all items of the catalogue, also of those that are on other pages. */
  readonly offeredIds: readonly number[];
  /** Addresses of all pages of the list. */
  readonly listPages: readonly string[];
  readonly chips: readonly ChipSet[];
  readonly searchWords: SearchWords;
  readonly canCombineRows: boolean;
  readonly places: readonly Place[];
}

/** A list with what the visitor asks of it. */
interface ListState {
  /** Whether a trip has a price here. */
  readonly isPriced: boolean;
  /** What the visitor asks, for the fields that say so. */
  readonly query: ListQuery;
  /** The same for the cards, which follow the fields when there is time. */
  readonly settled: ListQuery;
  /** Another one for each visit to the page. */
  readonly visit: string;
  readonly change: (part: Partial<ListQuery>) => void;
  /** Whether items of the whole list are searched, chosen or ordered, instead of this page's shown. */
  readonly isFiltered: boolean;
  /** The items that answer, all of them and as many as are shown. */
  readonly listed: Items;
  readonly shown: Items;
  /** How many more the next step shows. */
  readonly moreCount: number;
  readonly showMore: () => void;
  /** What is there of the whole list. */
  readonly loaded: LoadedList;
  readonly shortlist: Shortlist;
  /** The items of the shortlist, as far as they are there. */
  readonly compared: Items;
  /** Prices of the trip in the fields, and of the one that the cards have settled on. */
  readonly latest: PricedTrip;
  readonly priced: PricedTrip;
}

/** Puts together what the visitor asks of a list: search, chips, order, trip, shortlist, and more items. */
export function useListState(content: ListContent): ListState {
  const { catalogue, items: pageItems, offeredIds, listPages, chips } = content;
  const { searchWords, canCombineRows } = content;
  const { query: asked, change: ask, visit } = useListQuery(content.places);
  const isPriced = pageItems.some(hasTripPrice);
  // A list without trip prices knows no trip, even if the address names one.
  const query = useMemo(() => (isPriced ? asked : { ...asked, trip: null }), [asked, isPriced]);
  // Typing stays fluent: the cards follow when there is time.
  const settled = useDeferredValue(query);
  const shortlist = useShortlist(catalogue, useSharedIds(query, offeredIds));
  const isFiltered = settled.search !== "" || settled.chosen.length > 0 || settled.isSortedByPrice;
  const isOnPage = (id: number) => pageItems.some(({ jsonId }) => jsonId === id);
  const isWholeWanted = isFiltered || !shortlist.shown.every(isOnPage);
  const loaded = useWholeList(pageItems, listPages, isWholeWanted);
  const { items } = loaded;
  // Trip prices cover the shortlist too, which may hold items of other pages.
  const latest = usePricedTrip(items, query.trip, canCombineRows);
  const priced = usePricedTrip(items, settled.trip, canCombineRows);
  const found = useFoundItems(items, chips, settled, priced.tripPrices, searchWords);
  const listed = isFiltered ? found : pageItems;
  const [shownCount, showMore] = useShownCount(settled);
  return {
    isPriced,
    query,
    settled,
    visit,
    change: ask,
    isFiltered,
    listed,
    shown: listed.length > shownCount ? listed.slice(0, shownCount) : listed,
    moreCount: Math.min(itemsPerPage, Math.max(0, listed.length - shownCount)),
    showMore,
    loaded,
    shortlist,
    compared: items.filter(({ jsonId }) => shortlist.shown.includes(jsonId)),
    latest,
    priced,
  };
}
