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

/** By what a list can be searched besides the words of its items. */
export interface SearchWords {
  readonly page: Queries.SearchedPageFragment;
  readonly business: Queries.SearchedShopFragment;
  /** Where a trip may go. */
  readonly places: readonly Place[];
}

/** The lowest price of the item at a position, which a limit is compared with: of the trip, or of the days that are asked for. */
export function priceAt(items: readonly Item[], tripPrices: TripPrices, canCombineRows: boolean) {
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

export function searchSource(
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
