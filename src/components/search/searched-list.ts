import { graphql } from "gatsby";
import type { Place } from "../../catalogue/prices/item";
import {
  hasTripPrice,
  lowestPrice,
  tripPricesOf,
  type TripPrices,
} from "../../catalogue/prices/trip-prices";
import type { SearchSource } from "../../catalogue/search/search";

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

/** What a search of a list matches besides its items. */
export interface SearchContext {
  readonly page: Queries.SearchedPageFragment;
  readonly business: Queries.SearchedShopFragment;
  readonly places: readonly Place[];
}

/**
 * Returns a function that gives the lowest price, in rupees, of the item at a position: for the trip,
 * else for the days in the search. A limit in the search is compared with it.
 */
export function priceAt(items: readonly Item[], tripPrices: TripPrices, canCombineRows: boolean) {
  return (position: number, days: number | null) => {
    const item = items[position];
    if (item === undefined) return null;
    const usesTripPrices = days === null || tripPrices.size > 0;
    const prices = usesTripPrices
      ? tripPrices
      : tripPricesOf([item], { days, km: 0 }, canCombineRows);
    return lowestPrice(item, prices);
  };
}

export function searchSource(
  items: readonly Item[],
  { page, business, places }: SearchContext,
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
