import { graphql } from "gatsby";
import { useMemo } from "react";
import { type ChipSet, fitsChips } from "../../catalogue/lists/chips";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { Place } from "../../catalogue/prices/item";
import {
  hasTripPrice,
  lowestPrice,
  orderedByPrice,
  tripPricesOf,
  type TripPrices,
} from "../../catalogue/prices/trip-prices";
import type { SearchSource } from "../../catalogue/search/search";
import { useSearchScript } from "./use-search-script";

export const fragment = graphql`
  fragment SearchedPage on PagesJson {
    title
    link
    noun {
      one
      many
    }
    alsoCalled
    englishWords
  }
  fragment SearchedShop on BusinessJson {
    englishAddress
    address {
      street
      locality
    }
  }
`;

type Item = Queries.ItemCardFragment;

export interface SearchWords {
  readonly page: Queries.SearchedPageFragment;
  readonly business: Queries.SearchedShopFragment;
  /** Destinations. */
  readonly places: readonly Place[];
}

/** The price that a limit is compared with: for the trip, or for the days in the search. */
function priceAt(items: readonly Item[], tripPrices: TripPrices, canCombineRows: boolean) {
  return (position: number, days: number | null) => {
    const item = items[position];
    if (item === undefined) return null;
    const isPriced = days === null || tripPrices.size > 0;
    return lowestPrice(
      item,
      isPriced ? tripPrices : tripPricesOf([item], { days, km: 0 }, canCombineRows),
    );
  };
}

function searchSource(
  items: readonly Item[],
  { page, business, places }: SearchWords,
): Omit<SearchSource, "dictionary"> {
  const { street, locality } = business.address;
  const shopAddress = [street, locality, ...(business.englishAddress ?? [])];
  return {
    page: { ...page, shopAddress },
    places,
    town: locality,
    hasTripPrices: items.some(hasTripPrice),
  };
}

/** Applies search, chips and order. Every step has its own memo. */
export function useFoundItems(
  items: readonly Item[],
  chips: readonly ChipSet[],
  query: ListQuery,
  tripPrices: TripPrices,
  canCombineRows: boolean,
  { page, business, places }: SearchWords,
) {
  const { search, chosen, trip } = query;
  const { script, hasFailed } = useSearchScript(search);
  const answers = useMemo(() => {
    const source = searchSource(items, { page, business, places });
    return script?.listSearch(items, { ...source, dictionary: script.dictionary });
  }, [script, items, page, business, places]);
  const answer = useMemo(
    () =>
      search === ""
        ? null
        : (answers?.(search, priceAt(items, tripPrices, canCombineRows)) ?? null),
    [answers, search, items, tripPrices, canCombineRows],
  );
  const found = useMemo(() => {
    const all = items.filter((_item, position) => answer?.positions.has(position) !== false);
    const isNamed = (item: Item) => answer?.named.has(items.indexOf(item)) === true;
    // Matches by name come first.
    return all.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  }, [items, answer]);
  const matching = useMemo(() => {
    const fitting = found.filter((item) => fitsChips(item, chips, chosen));
    const limit = trip === null && answer?.days === null ? answer.below : null;
    return limit !== null && script
      ? fitting.map((item) => script.withinLimit(item, limit))
      : fitting;
  }, [found, answer, chips, chosen, trip, script]);
  const isSortedByPrice = query.isSortedByPrice || answer?.isCheap === true;
  const sorted = useMemo(
    () =>
      isSortedByPrice ? orderedByPrice(matching, trip === null ? null : tripPrices) : matching,
    [matching, isSortedByPrice, trip, tripPrices],
  );
  return {
    items: sorted,
    /** Matches of the search without chips. */
    found,
    /** Null without a search. */
    answer,
    /** Loaded with the search script. */
    Help: script?.SearchHelp,
    isLoading: search !== "" && answers === undefined,
    /** The script failed to load and is requested again. */
    hasFailed,
  };
}
