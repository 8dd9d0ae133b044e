import { graphql } from "gatsby";
import { useMemo } from "react";
import { type ChipSet, fitsChips } from "../../catalogue/lists/chips";
import type { ListQuery } from "../../catalogue/lists/list-query";
import { listSearch, type SearchedPage } from "../../catalogue/search/search";
import { useLanguage } from "../ui/language";
import { orderedByPrice, shownPrice, type TripPrices } from "../../catalogue/prices/trip-prices";

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
  fragment SearchedShop on BusinessJson {
    address {
      street
      locality
    }
  }
  fragment SearchDictionary on Query {
    dictionary: searchJson {
      sameMeaning
      ignored
      people
      below
    }
  }
`;

type Item = Queries.ItemCardFragment;

/** By what a list can be searched besides the words of its items. */
export interface SearchWords {
  readonly page: Queries.SearchedPageFragment;
  readonly business: Queries.SearchedShopFragment;
  readonly dictionary: NonNullable<Queries.SearchDictionaryFragment["dictionary"]>;
}

/** The price on the stone of the item at a place. */
export function priceAt(items: readonly Item[], tripPrices: TripPrices) {
  return (place: number) => {
    const item = items[place];
    return item === undefined ? null : shownPrice(item, tripPrices);
  };
}

/** The words of a list's page, with those of the shop's address. */
export function searchedPage(
  page: Queries.SearchedPageFragment,
  { address: { street, locality } }: Queries.SearchedShopFragment,
): SearchedPage {
  return { ...page, shopAddress: [street, locality] };
}

/** Applies search, chips and order to a list. Each step is done again only when it must. */
export function useFoundItems(
  items: readonly Item[],
  chips: readonly ChipSet[],
  query: ListQuery,
  tripPrices: TripPrices,
  { page, business, dictionary }: SearchWords,
): readonly Item[] {
  const { search, chosen, trip, isSortedByPrice } = query;
  const language = useLanguage();
  // Prepared before anybody searches: the first key must not wait for it.
  const answers = useMemo(
    () => listSearch(items, searchedPage(page, business), dictionary, language),
    [items, page, business, dictionary, language],
  );
  const matching = useMemo(() => {
    const places = answers(search, priceAt(items, tripPrices));
    return items.filter((item, place) => places.has(place) && fitsChips(item, chips, chosen));
  }, [items, answers, chips, search, chosen, tripPrices]);
  return useMemo(
    () =>
      isSortedByPrice ? orderedByPrice(matching, trip === null ? null : tripPrices) : matching,
    [matching, isSortedByPrice, trip, tripPrices],
  );
}
