import { useMemo } from "react";
import { fitsChips } from "../../catalogue/lists/chips";
import type { ListQuery } from "../../catalogue/lists/list-query";
import { orderedByPrice, type TripPrices } from "../../catalogue/prices/trip-prices";
import type { ListContent } from "../../catalogue/lists/list-context";
import { useSearchScript } from "./use-search-script";

type Item = Queries.ItemCardFragment;

/** Applies search, chips and order. */
export function useFoundItems(list: ListContent, query: ListQuery, tripPrices: TripPrices) {
  const { items, page, business, places } = list;
  const { chips } = list.context;
  const { search, chosen, trip } = query;
  const { script, hasFailed } = useSearchScript(search !== "");
  const findItems = useMemo(
    () => script?.searchOf({ items, page, business, places }),
    [script, items, page, business, places],
  );
  const answer = useMemo(
    () => (search === "" || !findItems ? null : findItems(search, tripPrices)),
    [findItems, search, tripPrices],
  );
  const searchMatches = useMemo(() => {
    if (answer === null) return items;
    const matchesName = (item: Item) => answer.named.has(items.indexOf(item));
    return items
      .filter((_item, position) => answer.positions.has(position))
      .sort((a, b) => Number(matchesName(b)) - Number(matchesName(a)));
  }, [items, answer]);
  const isSortedByPrice = query.isSortedByPrice || answer?.isCheap === true;
  const foundItems = useMemo(() => {
    const matches = searchMatches.filter((item) => fitsChips(item, chips, chosen));
    return isSortedByPrice ? orderedByPrice(matches, trip === null ? null : tripPrices) : matches;
  }, [searchMatches, chips, chosen, trip, isSortedByPrice, tripPrices]);
  return {
    items: foundItems,
    /** Matches of the search without chips. */
    searchMatches,
    /** Null without a search or the script. */
    answer,
    Help: script?.SearchHelp,
    isSortedByPrice,
    isLoading: search !== "" && findItems === undefined,
    /** The script failed to load and is requested again. */
    hasFailed,
  };
}
