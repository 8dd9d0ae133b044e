import { graphql } from "gatsby";
import type { ListContent } from "../../catalogue/lists/list-context";
import {
  hasTripPrice,
  lowestPrice,
  tripPricesOf,
  type TripPrices,
} from "../../catalogue/prices/trip-prices";
import { listSearch } from "../../catalogue/search/search";
import { hasDistance } from "../../catalogue/prices/stone-text";
import dictionary from "../../../data/search.json";

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

type SearchedContent = Pick<ListContent, "items" | "page" | "business" | "places">;

/**
 * Returns a function that searches a list. A price limit in the search applies to an item's price for
 * the trip or, without a trip, for the days in the search.
 */
export function searchOf({ items, page, business, places }: SearchedContent) {
  const { street, locality } = business.address;
  const shopAddress = [street, locality, ...(business.englishAddress ?? [])];
  const find = listSearch(items, {
    page: { ...page, shopAddress },
    dictionary,
    places,
    town: locality,
    hasTripPrices: items.some(hasTripPrice),
    hasTripKm: items.some((item) => hasTripPrice(item) && hasDistance(item)),
  });
  return (search: string, tripPrices: TripPrices) =>
    find(search, (position, days) => {
      const item = items[position];
      if (item === undefined) return null;
      const usesTripPrices = days === null || tripPrices.size > 0;
      const prices = usesTripPrices
        ? tripPrices
        : tripPricesOf([item], { days, km: 0 }, business.combinePriceRows, page.maxNights);
      return lowestPrice(item, prices);
    });
}
