import { useMemo } from "react";
import { type Facet, hasFact } from "../catalogue/facets";
import type { ListQuery } from "../catalogue/list-query";
import { foldedWords, matchesWords } from "../catalogue/search";
import { orderedByPrice, type TripPrices, tripPricesOf } from "../catalogue/trip-prices";

type Item = Queries.ItemCardFragment;

/** What the visitor sees of a list: which items in which order, and what a trip costs with each. */
export interface FoundItems {
  readonly found: readonly Item[];
  /** Price of the trip by item id; null where only a call can tell. */
  readonly tripPrices: TripPrices;
}

const noPrices: TripPrices = new Map();

/** Applies search, chips, trip and order to a list. Each step is done again only when it must. */
export function useFoundItems(
  items: readonly Item[],
  facets: readonly Facet[],
  query: ListQuery,
  canCombineRows: boolean,
): FoundItems {
  const { search, chosen, trip, isSortedByPrice } = query;
  const words = useMemo(
    () => new Map(items.map((item) => [item.jsonId, searchedWords(item)])),
    [items],
  );
  const matching = useMemo(() => {
    const wanted = foldedWords(search);
    const asked = facets.map((facet) => facet.filter((value) => chosen.includes(value)));
    return items.filter(
      (item) =>
        matchesWords(wanted, words.get(item.jsonId) ?? []) &&
        asked.every(
          (values) => values.length === 0 || values.some((value) => hasFact(item, value)),
        ),
    );
  }, [items, words, facets, search, chosen]);
  const tripPrices = useMemo(
    () => (trip === null ? noPrices : tripPricesOf(items, trip, canCombineRows)),
    [items, trip, canCombineRows],
  );
  const found = useMemo(
    () =>
      isSortedByPrice ? orderedByPrice(matching, trip === null ? null : tripPrices) : matching,
    [matching, isSortedByPrice, trip, tripPrices],
  );
  return { found, tripPrices };
}

function searchedWords({ name, category, location, mileage }: Item): string[] {
  return foldedWords([name, category, location, mileage].filter(Boolean).join(" "));
}
