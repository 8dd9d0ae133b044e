/** @jest-environment node */
import { listSearch } from "../../src/catalogue/search/search";
import { type SearchedPage, searchedTexts } from "../../src/catalogue/search/word-index";
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
    (data.pages as readonly (PageData & SearchedPage)[]).map((listPage) => {
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

const languageCodes = data.words.languages.map(({ code }) => code);
const anyText = /^/;

describe.each(languageCodes)("a search in the specified catalogue, on pages in %s", (code) => {
  const lists = shippedLists(code);
  const all = [...lists.keys()];

  test.each([
    ["bikes", "motor cycles", /^bike$/],
    ["bikes", "activa5g", /Activa 5G/],
    ["bikes", "enfeild", /royal enfield/i],
    ["bikes", "350 cc", /350cc/],
    ["bikes", "scooters", /^scooty$/],
    ["bikes", "स्कूटियां", /^scooty$/],
    ["bikes", "బైకులు", anyText],
    ["bikes", "rtc complex", anyText],
    ["cars", "small cars", /hatchback/],
    ["cars", "swift desire", /swift dzire/i],
    ["taxis", "local", /^Vizag$/],
    ["taxis", "12 hours", /^12Hrs$/],
    ["taxis", "outstation", /^Aruku$/],
    ["taxis", "అవుట్‌స్టేషన్", /^Aruku$/],
    ["cars", "outstation", anyText],
    ["hotels", "rk beach", /beach/],
    ["hotels", "clasic", /classic/],
  ])("on the page of %s, %p finds the items with a text like %p", (catalogue, search, pattern) => {
    const list = lists.get(catalogue);
    const expected = list?.items.filter((item) =>
      searchedTexts(item).some((text) => pattern.test(text)),
    );
    expect(list?.find(search).ids).toEqual(expected?.map(({ id }) => id));
  });

  test.each([
    ["bikes", "helicopter", "helicopter"],
    ["bikes", "honda swift", "swift"],
    ["bikes", "5 people", "5 people"],
    ["taxis", "bus stand", "bus stand"],
    ["taxis", "one way to Araku", "one way"],
    ["taxis", "weekly innova", "weekly"],
    ["cars", "car with driver", "driver"],
    ["hotels", "couple", "couple"],
    ["hotels", "room in Araku", "Araku"],
    ["hotels", "room 40 km away", "40 km away"],
  ])("on the page of %s, %p leaves out “%s”", (catalogue, search, leftOut) => {
    expect(lists.get(catalogue)?.find(search).leftOut).toEqual([leftOut]);
  });

  test.each([
    ["bikes", "ntorq 125 5 days 700 km", { days: 5, km: 700 }],
    ["bikes", "500 ka scooty", { below: 500 }],
    ["bikes", "activa under 600 per day", { below: 600, days: 1 }],
    ["bikes", "350 cc", { below: null }],
    ["bikes", "యాక్టివా 2 రాత్రులు", { days: 2 }],
    ["bikes", "3 రాత్రులకు యాక్టివా", { days: 3 }],
    ["cars", "seven", { ids: [8] }],
    ["cars", "seven days", { days: 7 }],
    ["hotels", "1500 room", { below: 1500 }],
    ["hotels", "room for 2 nights", { days: 2 }],
    ["hotels", "రూమ్ 2 రాత్రులకు", { days: 2 }],
    ["hotels", "2 रातों के लिए रूम", { days: 2 }],
    ["taxis", "araku return", { to: null }],
  ])("on the page of %s, %p means %j", (catalogue, search, meaning) => {
    expect(lists.get(catalogue)?.find(search)).toMatchObject({ ...meaning, leftOut: [] });
  });

  test.each([
    ["bikes", "activa 3 days under 2000", "activa under 2000"],
    ["bikes", "2weeks ntorq to Borra Caves", "ntorq to"],
    ["cars", "3 రోజులకు అరకు ertiga 300 km", "ertiga"],
    ["hotels", "room 2 nights near Araku", "room near Araku"],
    ["taxis", "innova 2 days", "innova 2 days"],
  ])("on the page of %s, %p without the trip is %p", (catalogue, search, otherWords) => {
    expect(lists.get(catalogue)?.find(search).otherWords).toBe(otherWords);
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
