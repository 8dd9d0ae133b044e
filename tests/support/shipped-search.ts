import { durationHours } from "../../src/catalogue/prices/price-data";
import { listSearch } from "../../src/catalogue/search/search";
import type { SearchedPage } from "../../src/catalogue/search/word-index";
import { translated } from "../../src/catalogue/text/phrases";
import { itemSlug } from "../../src/catalogue/addresses/item-address";
import type { PageData } from "../../src/data-check/catalogue-data";
import { data } from "./built-site";

/** The items and the search of each list in a language, by the name of its catalogue. */
export function shippedLists(code = "en") {
  const inLanguage = (english: string) => translated(data.words, code, english) ?? english;
  const { address } = data.business;
  return new Map(
    (data.pages as readonly (PageData & SearchedPage)[]).map((page) => {
      const catalogue: string = page.catalogue;
      const items = data[page.catalogue];
      const searchList = listSearch(items, {
        page: {
          ...page,
          title: inLanguage(page.title),
          link: inLanguage(page.link),
          noun: { one: inLanguage(page.noun.one), many: inLanguage(page.noun.many) },
          englishWords:
            code === "en" ? null : [page.title, page.link, page.noun.one, page.noun.many],
          shopAddress: [address.street, address.locality].flatMap((line) => [
            line,
            inLanguage(line),
          ]),
        },
        dictionary: data.search,
        places: data.places.map((place) => ({
          ...place,
          name: inLanguage(place.name),
          slug: itemSlug(place),
        })),
        town: inLanguage(address.locality),
        hasTripPrices: items.some(({ exceed }) => exceed?.includes("/KM")),
      });
      const find = (search: string) => {
        const answer = searchList(search, (index, days) => {
          const rows = items[index]?.priceDetails ?? [];
          const row = rows.find(({ duration }) => durationHours(duration) === (days ?? 0) * 24);
          return (row ?? rows[0])?.price ?? null;
        });
        const ids = items.filter((_, index) => answer.positions.has(index)).map(({ id }) => id);
        return { ...answer, ids };
      };
      return [catalogue, { items, find }];
    }),
  );
}
