/** @jest-environment node */
import { languages } from "../../src/catalogue/text/languages";
import { listSearch } from "../../src/catalogue/search/search";
import type { SearchedPage } from "../../src/catalogue/search/word-index";
import { durationDays, extraKmRate } from "../../src/catalogue/prices/price-data";
import { translated } from "../../src/catalogue/text/phrases";
import type { PageData } from "../../src/data-check/catalogue-data";
import { data } from "../support/built-site";
import { placesOf } from "../support/fixture-data";
import { phrases } from "./phrases";

/** The items and the search of each list in a language, by the name of its catalogue. */
function shippedLists(code: string) {
  const inLanguage = (english: string) => translated(data.words, code, english) ?? english;
  const { address } = data.business;
  return new Map(
    (data.pages as readonly PageData[] as readonly (PageData & SearchedPage)[]).map((listPage) => {
      const { title, link, noun } = listPage;
      const catalogue: string = listPage.catalogue;
      const items = data[listPage.catalogue];
      const searchList = listSearch(items, {
        page: {
          ...listPage,
          title: inLanguage(title),
          link: inLanguage(link),
          noun: { one: inLanguage(noun.one), many: inLanguage(noun.many) },
          englishWords: code === "en" ? null : [title, link, noun.one, noun.many],
          shopAddress: [address.street, address.locality].flatMap((line) => [
            line,
            inLanguage(line),
          ]),
        },
        dictionary: data.search,
        places: placesOf(data.places).map((place) => ({ ...place, name: inLanguage(place.name) })),
        town: inLanguage(address.locality),
        hasTripPrices: items.some((item) => extraKmRate(item) !== null),
        hasTripKm: items.some(({ exceed }) => exceed?.includes("/KM")),
      });
      const find = (search: string) => {
        const trip = searchList.tripIn(search);
        const answer = searchList.find(search, (index) => {
          const rows = items[index]?.priceDetails ?? [];
          const row = rows.find(({ duration }) => durationDays(duration) === (trip.days ?? 0));
          return (row ?? rows[0])?.price ?? null;
        });
        const ids = items.filter((_, index) => answer.positions.has(index)).map(({ id }) => id);
        return { ...answer, ...trip, ids };
      };
      return [catalogue, { items, find }];
    }),
  );
}

const languageCodes = languages.map(({ code }) => code);

describe.each(languageCodes)("a search in the specified catalogue, on pages in %s", (code) => {
  const lists = shippedLists(code);
  const all = [...lists.keys()];

  // Words that the phrases lack; `tests/unit/search.test.ts` has the rules.
  test.each([
    ["bikes", "motor cycles", { ids: [10, 11, 12, 13, 14, 15, 16] }],
    ["cars", "outstation", { ids: [1, 2, 3, 5, 6, 7, 8] }],
    ["taxis", "అవుట్‌స్టేషన్", { ids: [5, 6, 7, 8] }],
    ["bikes", "helicopter", { leftOut: ["helicopter"] }],
    ["taxis", "bus stand", { leftOut: ["bus stand"] }],
    ["taxis", "one way to Araku", { leftOut: ["one way"] }],
    ["taxis", "araku return", { to: null }],
    ["cars", "car with driver", { leftOut: ["driver"] }],
    ["hotels", "room in Araku", { leftOut: ["Araku"] }],
    ["bikes", "ntorq 125 5 days 700 km", { days: 5, km: 700 }],
    ["bikes", "500 ka scooty", { below: 500 }],
    ["cars", "seven", { ids: [8] }],
    ["hotels", "రూమ్ 2 రాత్రులకు", { days: 2 }],
    ["hotels", "2 रातों के लिए रूम", { days: 2 }],
  ])("on the page of %s, %p means %j", (catalogue, search, meaning) => {
    expect(lists.get(catalogue)?.find(search)).toMatchObject({ leftOut: [], ...meaning });
  });

  test.each(all)("on the page of %s, every item is found by its name", (catalogue) => {
    const list = lists.get(catalogue);
    for (const { id, name } of list?.items ?? []) {
      for (const search of [name, name.toUpperCase(), name.replaceAll(/[^A-Za-z0-9]/g, "")]) {
        expect(list?.find(search)).toMatchObject({
          ids: expect.arrayContaining([id]) as number[],
          leftOut: [],
        });
      }
    }
  });

  const allPhrases = Object.entries(phrases).flatMap(([catalogue, list]) =>
    list.map((phrase) => ({ catalogue, ...phrase })),
  );
  test("at least nine of ten phrases find what a person at the counter would show", () => {
    const answered = allPhrases.filter((phrase) => {
      const { elsewhere, catalogue, order } = phrase;
      const list = lists.get(elsewhere ?? catalogue);
      if (list === undefined) return false;
      const { ids, isCheap, days, to, leftOut } = list.find(phrase.words);
      if (!phrase.shown.every((id) => ids.includes(id))) return false;
      // More items may be found only if the search leaves a word out.
      if (ids.length > phrase.shown.length && leftOut.length === 0) return false;
      if (isCheap !== (order === "price")) return false;
      if (elsewhere !== undefined) return true;
      return days === (phrase.days ?? null) && to === (phrase.to ?? null);
    });
    expect(answered.length).toBeGreaterThanOrEqual(allPhrases.length * 0.9);
  });
});
