import { useMemo } from "react";
import { fitsChips } from "../../catalogue/lists/chips";
import type { PageQuery } from "../../catalogue/lists/page-query";
import type { Item } from "../../catalogue/prices/item";
import { orderedByPrice, type TripPrices } from "../../catalogue/prices/priced-items";
import type { ListContent } from "../../catalogue/lists/list-context";
import { useSearchScript } from "./use-search-script";

/** The functions are undefined until the script is loaded. */
export function useListSearch(
  { items, page, business, places }: ListContent,
  isSearching: boolean,
) {
  const { script, hasFailed } = useSearchScript(isSearching);
  const search = useMemo(
    () => script?.searchOf({ items, page, business, places }),
    [script, items, page, business, places],
  );
  return { ...search, Help: script?.SearchHelp, hasFailed };
}

export function useFoundItems<ListedItem extends Item>(
  { items, context }: ListContent<ListedItem>,
  query: PageQuery,
  tripPrices: TripPrices,
  find: ReturnType<typeof useListSearch>["find"],
) {
  const { chips } = context;
  const { q: search, filter: chosen } = query;
  const answer = useMemo(
    () => (search === "" || !find ? null : find(search, tripPrices)),
    [find, search, tripPrices],
  );
  const searchMatches = useMemo(() => {
    if (answer === null) return items;
    const matchesName = (item: ListedItem) => answer.named.has(items.indexOf(item));
    return items
      .filter((_item, position) => answer.positions.has(position))
      .sort((a, b) => Number(matchesName(b)) - Number(matchesName(a)));
  }, [items, answer]);
  const isSortedByPrice = query.sort === "price" || answer?.isCheap === true;
  const foundItems = useMemo(() => {
    const matches = searchMatches.filter((item) => fitsChips(item, chips, chosen));
    return isSortedByPrice ? orderedByPrice(matches, tripPrices) : matches;
  }, [searchMatches, chips, chosen, isSortedByPrice, tripPrices]);
  return {
    items: foundItems,
    searchMatches,
    /** Null without a search or the script. */
    answer,
    isSortedByPrice,
    isLoading: search !== "" && find === undefined,
  };
}
