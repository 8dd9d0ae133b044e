import { extraKmRate, parsedRows } from "../../src/catalogue/prices/price-data";
import { languages } from "../../src/catalogue/text/languages";
import { tripOf } from "../../src/catalogue/lists/page-query";
import { translated } from "../../src/catalogue/text/phrases";
import { searchOf } from "../../src/components/search/searched-list";
import { data } from "../support/built-site";
import { placesOf } from "../support/fixture-data";
import { phrases } from "./phrases";

/** The items and the search of each list in a language, by the name of its catalogue. */
function shippedLists(code: string) {
  const inLanguage = (english: string) => translated(data.words, code, english) ?? english;
  const { street, locality } = data.business.address;
  const business = {
    address: { street: inLanguage(street), locality: inLanguage(locality) },
    englishAddress: [street, locality],
  };
  const places = placesOf(data.places).map((place) => ({ ...place, name: inLanguage(place.name) }));
  return Object.fromEntries(
    data.pages.map(({ catalogue, title, link, noun, ...page }) => {
      const items = data[catalogue].map((item) => {
        const priceDetails = parsedRows(item);
        return { ...item, jsonId: item.id, extraKmRate: extraKmRate(item), priceDetails };
      });
      const names = [title, link, noun.one, noun.many];
      const [titleText, linkText, one, many] = names.map(inLanguage);
      const texts = { title: titleText, link: linkText, noun: { one, many }, englishWords: names };
      const content = { items, page: { ...page, ...texts }, business, places };
      const search = searchOf(content as object as Parameters<typeof searchOf>[0]);
      const find = (text: string) => {
        const answer = search.find(text);
        const ids = items.filter((_, index) => answer.positions.has(index)).map(({ id }) => id);
        const { days = 1, km = 0, to } = tripOf(search.tripTextsIn(text), places).trip ?? {};
        return { ...answer, days, km, to: to?.slug ?? null, ids };
      };
      const name: string = catalogue;
      return [name, { items, find }] as const;
    }),
  );
}

describe.each(languages)("a search in the specified catalogue, on pages in $code", ({ code }) => {
  const lists = shippedLists(code);

  // Words that the phrases lack; `tests/unit/search.test.ts` has the rules.
  test.each([
    ["bikes", "motor cycles", { ids: [10, 11, 12, 13, 14, 15, 16] }],
    ["cars", "outstation", { ids: [1, 2, 3, 5, 6, 7, 8] }],
    ["taxis", "అవుట్‌స్టేషన్", { ids: [5, 6, 7, 8] }],
    ["taxis", "one way to Araku", { leftOut: ["one way"] }],
    ["taxis", "araku return", { to: null }],
    ["cars", "car with driver", { leftOut: ["driver"] }],
    ["hotels", "room in Araku", { leftOut: ["Araku"] }],
    ["bikes", "ntorq 125 5 days 700 km", { days: 5, km: 700 }],
    ["cars", "seven", { ids: [8] }],
    ["hotels", "రూమ్ 2 రాత్రులకు", { days: 2 }],
    ["hotels", "2 रातों के लिए रूम", { days: 2 }],
  ])("on the page of %s, %p means %j", (catalogue, search, meaning) => {
    expect(lists[catalogue]?.find(search)).toMatchObject({ leftOut: [], ...meaning });
  });

  test.each(Object.keys(lists))(
    "on the page of %s, every item is found by its name",
    (catalogue) => {
      const list = lists[catalogue];
      for (const { id, name } of list?.items ?? []) {
        for (const search of [name, name.toUpperCase(), name.replaceAll(/[^A-Za-z0-9]/g, "")]) {
          expect(list?.find(search)).toMatchObject({
            ids: expect.arrayContaining([id]) as number[],
            leftOut: [],
          });
        }
      }
    },
  );

  const allPhrases = Object.entries(phrases).flatMap(([catalogue, list]) =>
    list.map((phrase) => ({ catalogue, ...phrase })),
  );
  test("at least nine of ten phrases find what a person at the counter would show", () => {
    const answered = allPhrases.filter((phrase) => {
      const { elsewhere, catalogue, order } = phrase;
      const list = lists[elsewhere ?? catalogue];
      if (list === undefined) return false;
      const { ids, isCheap, days, to, leftOut } = list.find(phrase.words);
      if (!phrase.shown.every((id) => ids.includes(id))) return false;
      // More items may be found only if the search leaves a word out.
      if (ids.length > phrase.shown.length && leftOut.length === 0) return false;
      if (isCheap !== (order === "price")) return false;
      if (elsewhere !== undefined) return true;
      return days === (phrase.days ?? 1) && to === (phrase.to ?? null);
    });
    expect(answered.length).toBeGreaterThanOrEqual(allPhrases.length * 0.9);
  });
});
