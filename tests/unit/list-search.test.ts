/** @jest-environment node */
import { durationDays, extraKmRate } from "../../src/catalogue/prices/price-data";
import { translated } from "../../src/catalogue/text/phrases";
import { foldedWords } from "../../src/catalogue/text/folded-words";
import type { Dictionary } from "../../src/catalogue/search/dictionary";
import { listSearch } from "../../src/catalogue/search/search";
import {
  type SearchedItem,
  type SearchedPage,
  searchedTexts,
} from "../../src/catalogue/search/word-index";
import type { PageData } from "../../src/data-check/catalogue-data";
import { data } from "../support/built-site";
import { placesOf } from "../support/fixture-data";
import { phrases } from "./phrases";

const page: SearchedPage = {
  title: "Bikes on rent",
  link: "Bikes",
  noun: { one: "bike or scooter", many: "bikes and scooters" },
  alsoCalled: null,
};
const source = {
  page,
  dictionary: { sameMeaning: [], ignored: [], endings: ["s"] } satisfies Dictionary,
  places: [],
  town: "",
  hasTripPrices: false,
  hasTripKm: false,
};

/** Names of the found items; none if a word of the search had to be left out. */
function foundNames(
  items: readonly SearchedItem[],
  search: string,
  pagePart: Partial<SearchedPage> = {},
  dictionary: Partial<Dictionary> = {},
  priceAt: (position: number) => number | null = () => null,
): string[] {
  const searchList = listSearch(items, {
    ...source,
    page: { ...page, ...pagePart },
    dictionary: { ...source.dictionary, ...dictionary },
  });
  const { positions, leftOut } = searchList.find(search, priceAt);
  if (leftOut.length > 0) return [];
  return items.filter((_item, position) => positions.has(position)).map(({ name }) => name);
}

describe("a word of a search", () => {
  const item = {
    name: "Honda Dio BS6 Café",
    category: "scooty, honda, dio, BS6, 125cc",
  };
  test.each([
    ["dio", true],
    ["DIO honda", true],
    ["hond", true],
    ["hodna", true],
    ["honsa", true],
    ["hona", true],
    ["hoonda", true],
    ["bonda", false],
    ["hnoad", false],
    ["cafe", true],
    ["dip", false],
    ["dio suzuki", false],
    ["bs 6", true],
    ["b s 6", true],
    ["bs5", false],
    ["125cc", true],
    ["125 cc", true],
    ["124cc", false],
    ["1250", false],
    ["", true],
    ["<script>", false],
  ])("%p finds the item: %p", (search, isFound) => {
    expect(foundNames([item], search)).toEqual(isFound ? [item.name] : []);
  });

  test.each([
    ["alto", ["Alto"], "the whole word counts more than the beginning of another"],
    ["altp", ["Alto"], "one letter may be wrong"],
    ["couple", [], "the beginning of a longer word must match exactly"],
    ["comp ", [], "a space ends the word"],
  ])("%p finds %j: %s", (search, names) => {
    const items = [{ name: "Alto" }, { name: "Altona" }, { name: "Complex" }];
    expect(foundNames(items, search)).toEqual(names);
  });

  test.each([
    ["driver", false],
    ["driverless", false],
    ["drives", true],
    ["drivee", true],
    ["drve", true],
  ])("%p finds “Self drive”, which has no driver: %p", (search, isFound) => {
    expect(foundNames([{ name: "Self drive" }], search)).toHaveLength(isFound ? 1 : 0);
  });

  test("is folded without accents, capitals and punctuation; digits are separate words", () => {
    expect(foldedWords(" Café-Racer, 5G ₹499 హోండా")).toEqual([
      "cafe",
      "racer",
      "5",
      "g",
      "499",
      "హోండా",
    ]);
  });

  test.each([
    ["కారు", "కరు"],
    ["होंडा", "हडा"],
  ])("%s and %s are different words, because vowel signs are no accents", (a, b) => {
    expect(foldedWords(a)).toEqual([a]);
    expect(foldedWords(b)).toEqual([b]);
  });
});

describe("a word of the page", () => {
  const items = [
    { name: "Dio", filter: "scooty" },
    { name: "Shine", filter: "bike" },
  ];
  const all = ["Dio", "Shine"];
  const sameMeaning = [
    ["scooty", "scooter"],
    ["bike", "motorbike", "motor cycle"],
  ];
  test.each([
    ["rent", all],
    ["and", all],
    ["scooters", ["Dio"]],
    ["scooter", ["Dio"]],
    ["bikes", ["Shine"]],
    ["motorbikes", ["Shine"]],
    ["motorcycle", ["Shine"]],
    ["rent scooter", ["Dio"]],
  ])("%p finds %p: the items with this keyword, or else all items", (search, names) => {
    expect(foundNames(items, search, {}, { sameMeaning })).toEqual(names);
  });

  test("finds all items if it is another name of the page, even if it is a keyword", () => {
    const alsoCalled = ["bike", "two wheeler"];
    for (const search of ["bikes", "two wheeler", "twowheelers", "two-wheeler", "TWO"]) {
      expect(foundNames(items, search, { alsoCalled }, { sameMeaning })).toEqual(all);
    }
    expect(foundNames(items, "motorbike", { alsoCalled }, { sameMeaning })).toEqual(["Shine"]);
  });

  test("that is the last of a name of two words finds nothing without the first", () => {
    const alsoCalled = ["without driver"];
    expect(foundNames(items, "without a driver", { alsoCalled }, { ignored: ["a"] })).toEqual(all);
    expect(foundNames(items, "with driver", { alsoCalled }, { ignored: ["with"] })).toEqual([]);
  });
});

test("an ignored word has no effect, alone or with others", () => {
  const items = [{ name: "Dio" }, { name: "Shine" }];
  const ignored = ["for", "price"];
  expect(foundNames(items, "prices", {}, { ignored })).toEqual(["Dio", "Shine"]);
  expect(foundNames(items, "price for dio", {}, { ignored })).toEqual(["Dio"]);
  expect(foundNames(items, "price for dio")).toEqual([]);
});

test("a phrase finds its synonyms, and only as a whole", () => {
  const rooms = [{ name: "Room", location: "Near the bus station" }, { name: "Standard Room" }];
  const sameMeaning = [["bus station", "bus stand"]];
  for (const search of ["bus stand", "busstand", "near the bus stand", "bus station"]) {
    expect(foundNames(rooms, search, {}, { sameMeaning })).toEqual(["Room"]);
  }
  expect(foundNames(rooms, "stand", {}, { sameMeaning })).toEqual(["Standard Room"]);
});

describe("a limit in a search", () => {
  const items = [
    { name: "Alto", seats: 5 },
    { name: "Ertiga", seats: 7, category: "7 seater" },
    { name: "Van 9", seats: 12, category: "100 km" },
    { name: "Trailer" },
  ];
  const prices = [1499, 3499, 6500, null];
  const words = {
    people: ["people", "seater", "మంది"],
    below: ["under", "less than", "లోపు"],
    kilometres: ["km"],
    numbers: [{ count: 7, words: ["seven", "सात"] }],
    ignored: ["rs", "rupees"],
  };
  const within = (search: string, list: readonly SearchedItem[] = items) =>
    foundNames(list, search, {}, words, (position) => prices[position] ?? null);
  test.each([
    ["5 people", ["Alto", "Ertiga", "Van 9"]],
    ["6seater", ["Ertiga", "Van 9"]],
    ["7-SEATER", ["Ertiga", "Van 9"]],
    ["सात seater", ["Ertiga", "Van 9"]],
    ["people seven", ["Ertiga", "Van 9"]],
    ["7 people 5 people", ["Ertiga", "Van 9"]],
    ["under ₹३५००", ["Alto", "Ertiga"]],
    ["12 మంది", ["Van 9"]],
    ["13 people", []],
    ["9", ["Van 9"]],
    ["under 1498", []],
    ["under 1499", ["Alto"]],
    ["less than ₹3,500", ["Alto", "Ertiga"]],
    ["under 3500 rupees", ["Alto", "Ertiga"]],
    ["ertiga ₹3,500 లోపు", ["Ertiga"]],
    ["9 under 9000", ["Van 9"]],
    ["100 km", ["Van 9"]],
    ["9 km", []],
    ["9 under Rs 9000", ["Van 9"]],
    ["Under Rs. 1,00,000", ["Alto", "Ertiga", "Van 9"]],
    ["7 people under 5000", ["Ertiga"]],
    ["van 7 people", ["Van 9"]],
    ["ertiga under 3000", []],
    ["alto under", ["Alto"]],
    ["under Rs", ["Alto", "Ertiga", "Van 9", "Trailer"]],
    ["under alto", ["Alto"]],
  ])("%p finds %p", (search, names) => expect(within(search)).toEqual(names));

  test("is searched as words if it counts people and no item has seats", () => {
    const itemsWithoutSeats = [{ name: "Alto" }, { name: "Ertiga", category: "7 seater" }];
    expect(within("7 seater", itemsWithoutSeats)).toEqual(["Ertiga"]);
  });
});

test("the shop's address finds items without a location", () => {
  const items = [{ name: "Dio" }, { name: "Room", location: "Near the beach" }];
  const shopAddress = ["Opposite the old fort", "Town"];
  for (const search of ["old fort", "fort", "TOWN", "opposite fort"]) {
    expect(foundNames(items, search, { shopAddress })).toEqual(["Dio"]);
  }
  expect(foundNames(items, "old fort")).toEqual([]);
});

test("an item whose name matches is in `named`, an item whose keyword matches is not", () => {
  const items = [{ name: "Activa", category: "dio" }, { name: "Dio" }];
  const { positions, named } = listSearch(items, source).find("dio", () => null);
  expect([[...positions], [...named]]).toEqual([[0, 1], [1]]);
});

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

describe.each(languageCodes)("in the shipped catalogue, on pages in %s", (code) => {
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
    // An owner may have removed the items.
    if (!expected?.length) return;
    expect(list?.find(search).ids).toEqual(expected.map(({ id }) => id));
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
  /** Ids of the items for which the phrases were written; an owner may have added other items. */
  const phraseIdsOf = (list: string) =>
    new Set(
      allPhrases.flatMap(({ elsewhere, catalogue, shown }) =>
        (elsewhere ?? catalogue) === list ? shown : [],
      ),
    );

  test("at least nine of ten phrases find what a person at the counter would show", () => {
    const answered = allPhrases.filter((phrase) => {
      const { elsewhere, catalogue, order } = phrase;
      const list = lists.get(elsewhere ?? catalogue);
      // An owner may have emptied the catalogue.
      if (list === undefined) return true;
      const { ids, isCheap, days, to, leftOut } = list.find(phrase.words);
      const phraseIds = phraseIdsOf(elsewhere ?? catalogue);
      const found = ids.filter((id) => phraseIds.has(id));
      const expected = phrase.shown.filter((id) => list.items.some((item) => item.id === id));
      if (!expected.every((id) => found.includes(id))) return false;
      // More items may be found only if the search leaves a word out.
      if (found.length > expected.length && leftOut.length === 0) return false;
      if (isCheap !== (order === "price")) return false;
      if (elsewhere !== undefined) return true;
      return days === (phrase.days ?? null) && to === (phrase.to ?? null);
    });
    expect(answered.length).toBeGreaterThanOrEqual(allPhrases.length * 0.9);
  });
});
