import { durationHours } from "../../src/catalogue/prices/price-data";
import type { Dictionary } from "../../src/catalogue/search/dictionary";
import type { NamedPlace } from "../../src/catalogue/shop/places";
import { listSearch } from "../../src/catalogue/search/search";
import {
  type SearchedItem,
  type SearchedPage,
  searchedTexts,
} from "../../src/catalogue/search/word-index";
import { translated, type WordsData } from "../../src/catalogue/text/phrases";
import { itemSlug } from "../../src/catalogue/addresses/item-address";
import { readData } from "./shipped-data";

interface ShippedItem extends SearchedItem {
  readonly id: number;
  readonly exceed?: string;
  readonly priceDetails: readonly { readonly duration: string; readonly price: number }[];
}

/** The lists of the shipped data in a language, each with its search. */
export function shippedLists(code = "en") {
  const words = readData<WordsData>("words");
  const said = (english: string) => translated(words, code, english) ?? english;
  const { address } = readData<{ address: { street: string; locality: string } }>("business");
  const places = readData<Omit<NamedPlace, "slug">[]>("places");
  const pages = readData<(SearchedPage & { readonly catalogue: string })[]>("pages");
  return new Map(
    pages.map((page) => {
      const items = readData<ShippedItem[]>(page.catalogue);
      const answers = listSearch(items, {
        page: {
          ...page,
          title: said(page.title),
          link: said(page.link),
          noun: { one: said(page.noun.one), many: said(page.noun.many) },
          ...(code !== "en" && {
            englishWords: [page.title, page.link, page.noun.one, page.noun.many],
          }),
          shopAddress: [address.street, address.locality].flatMap((one) => [one, said(one)]),
        },
        dictionary: readData<Dictionary>("search"),
        places: places.map((place) => ({
          ...place,
          name: said(place.name),
          slug: itemSlug(place),
        })),
        town: said(address.locality),
        hasTripPrices: items.some(({ exceed }) => exceed?.includes("/KM")),
      });
      const find = (search: string) => {
        const answer = answers(search, (at, days) => {
          const rows = items[at]?.priceDetails ?? [];
          const row = rows.find(({ duration }) => durationHours(duration) === (days ?? 0) * 24);
          return (row ?? rows[0])?.price ?? null;
        });
        const ids = items.filter((_, at) => answer.positions.has(at)).map(({ id }) => id);
        return { ...answer, ids };
      };
      return [page.catalogue, { items, texts: searchedTexts, find }];
    }),
  );
}
