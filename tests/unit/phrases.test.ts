/** @jest-environment node */
import type { Dictionary, SearchedPlace } from "../../src/catalogue/search/dictionary";
import { listSearch } from "../../src/catalogue/search/search";
import type { SearchedItem, SearchedPage } from "../../src/catalogue/search/word-index";
import { readData } from "../support/shipped-data";
import { type Phrase, phrases } from "./phrases";

interface ShippedItem extends SearchedItem {
  readonly id: number;
  readonly exceed?: string;
  readonly priceDetails: readonly { readonly price: number }[];
}

const { address } = readData<{ address: { street: string; locality: string } }>("business");
const places = readData<(Omit<SearchedPlace, "slug"> & Partial<SearchedPlace>)[]>("places");
const source = {
  dictionary: readData<Dictionary>("search"),
  places: places.map((place) => ({ ...place, slug: place.name })),
  town: address.locality,
};

/** What a search shows on the shipped site, as a phrase of the table says it. */
function shown(catalogue: string, words: string) {
  const items = readData<ShippedItem[]>(catalogue);
  const page = readData<(SearchedPage & { catalogue: string })[]>("pages").find(
    (one) => one.catalogue === catalogue,
  );
  if (page === undefined) throw new Error(`There is no list of ${catalogue}`);
  const hasTripPrices = items.some(({ exceed }) => /KM/i.test(exceed ?? ""));
  const answers = listSearch(items, {
    ...source,
    page: { ...page, shopAddress: [address.street, address.locality] },
    hasTripPrices,
  });
  const answer = answers(words, (at) => items[at]?.priceDetails[0]?.price ?? null);
  return {
    ...answer,
    ids: items.filter((_, at) => answer.positions.has(at)).map(({ id }) => id),
  };
}

function isAsMeant(catalogue: string, { words, shown: ids, order, days, to }: Phrase): boolean {
  const answer = shown(catalogue, words);
  const found = { ids: answer.ids, order: answer.isCheap, days: answer.days, to: answer.to };
  const meant = { ids, order: order === "price", days: days ?? null, to: to ?? null };
  return JSON.stringify(found) === JSON.stringify(meant);
}

const all = Object.entries(phrases).flatMap(([catalogue, list]) =>
  list.map((phrase) => ({ catalogue, ...phrase })),
);

test.each(all)("debug $catalogue: $words", ({ catalogue, ...phrase }) => {
  const { ids, isCheap, days, to, leftOut, understood } = shown(catalogue, phrase.words);
  if (isAsMeant(catalogue, phrase) && (phrase.said ?? "") === leftOut.join(" ")) return;
  process.stdout.write(JSON.stringify({ w: phrase.words, ids, isCheap, days, to, leftOut, understood }) + "\n");
});
