import { graphql } from "gatsby";
import { useMemo } from "react";
import { type ChipSet, fitsChips } from "../../catalogue/chips";
import type { ListQuery } from "../../catalogue/list-query";
import { listSearch } from "../../catalogue/search";
import { useLanguage } from "../ui/language";
import { orderedByPrice, type TripPrices, tripPricesOf } from "../../catalogue/trip-prices";

export const fragment = graphql`
  fragment SearchedPage on PagesJson {
    title
    link
    noun {
      one
      many
    }
    alsoCalled
  }
  fragment SearchDictionary on Query {
    dictionary: searchJson {
      sameMeaning
      ignored
    }
  }
`;

type Item = Queries.ItemCardFragment;

/** By what a list can be searched besides the words of its items. */
export interface SearchWords {
  readonly page: Queries.SearchedPageFragment;
  readonly dictionary: NonNullable<Queries.SearchDictionaryFragment["dictionary"]>;
}

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
  chips: readonly ChipSet[],
  query: ListQuery,
  canCombineRows: boolean,
  { page, dictionary }: SearchWords,
): FoundItems {
  const { search, chosen, trip, isSortedByPrice } = query;
  const language = useLanguage();
  // Prepared before anybody searches: the first key must not wait for it.
  const answers = useMemo(
    () => listSearch(items, page, dictionary, language),
    [items, page, dictionary, language],
  );
  const matching = useMemo(() => {
    const places = answers(search);
    return items.filter((item, place) => places.has(place) && fitsChips(item, chips, chosen));
  }, [items, answers, chips, search, chosen]);
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
