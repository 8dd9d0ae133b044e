import { graphql } from "gatsby";
import type { ListContext } from "../../catalogue/lists/list-context";
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

type Data = Queries.CataloguePageQuery;
type Item = Queries.ItemCardFragment;

export interface ListContent {
  readonly page: NonNullable<Data["page"]>;
  readonly business: NonNullable<Data["head"]>;
  readonly items: readonly Item[];
  readonly context: ListContext;
  readonly places: Data["places"]["nodes"];
  readonly lists: Data["catalogueLinks"]["nodes"];
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
  { page, business, places }: Pick<ListContent, "page" | "business" | "places">,
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
