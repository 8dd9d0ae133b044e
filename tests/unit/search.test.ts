import { foldedWords } from "../../src/catalogue/text/folded-words";
import { type Dictionary, stemmer } from "../../src/catalogue/search/dictionary";
import { isBetterMatch, listSearch } from "../../src/catalogue/search/search";
import type { SearchedItem, SearchedPage } from "../../src/catalogue/search/word-index";

const page: SearchedPage = {
  title: "Bikes on rent",
  link: "Rides",
  noun: { one: "bike or moped", many: "bikes and scooters" },
  alsoCalled: null,
};
const dictionary: Dictionary = { sameMeaning: [], ignored: [], endings: ["s"] };
const source = { page, dictionary, places: [], town: "", hasTripPrices: false, hasTripKm: false };

/** Names of the found items; none if a word of the search had to be left out. */
function foundNames(
  items: readonly SearchedItem[],
  search: string,
  words: Partial<SearchedPage & Dictionary> = {},
  priceAt: (position: number) => number | null = () => null,
): string[] {
  const shop = { ...source, page: { ...page, ...words }, dictionary: { ...dictionary, ...words } };
  const { positions, leftOut } = listSearch(items, shop).find(search, priceAt);
  if (leftOut.length > 0) return [];
  return items.filter((_item, position) => positions.has(position)).map(({ name }) => name);
}

test("the shop's town is a word like others, but is ignored beside a place", () => {
  const items = ["Vizag", "Aruku"].map((location) => ({ name: "dzire", location }));
  const places = [{ slug: "aruku", name: "Aruku", alsoCalled: ["Araku"] }];
  const names = { ...dictionary, sameMeaning: [["Vizag", "Waltair"]] };
  const { find } = listSearch(items, { ...source, places, town: "Vizag", dictionary: names });
  expect([...find("vizag", () => 1).positions]).toEqual([0]);
  expect([...find("waltair to araku", () => 1).positions]).toEqual([1]);
});

test("a word without its longest ending keeps at least two letters", () => {
  expect(["buses", "gas", "is"].map(stemmer(["s", "es"]))).toEqual(["bus", "ga", "is"]);
});

describe("a word of a search", () => {
  const models = [
    { name: "Honda Dio BS6 Café", category: "scooty, honda, dio, BS6, 125cc" },
    ...["Alto", "Altona 2019", "Complex", "Self drive"].map((name) => ({ name })),
  ];
  test.each([
    ...["hodna", "hona", "hoonda", "cafe", "hondadiobs", "125 cc"].map((text) => [text, "Honda"]),
    ...["bonda", "hnoad", "dip", "dri self", "bs5", "2018", "__proto__"].map((text) => [text]),
    // The whole word counts more than the beginning of another, and one letter may be wrong.
    ["alto", "Alto"],
    ["altp", "Alto"],
    // The beginning of a longer word must match exactly, and a space ends the word.
    ["self dri", "Self"],
    ["self dri "],
    // "Self drive" has no driver.
    ["drivee", "Self"],
    ["driver"],
  ])("%p finds %s", (search = "", ...names) => {
    const found = foundNames(models, search).map((name) => name.split(" ")[0]);
    expect(found).toEqual(names);
  });

  test.each([
    [" Cafế-Racer, ５G ₹499", "cafe racer 5 g 499"],
    // Vowel signs are no accents.
    ["కా\u200cరు गा\u200dड़ी బైక్", "కారు गाडी బైక్"],
  ])(
    "in %p is folded without accents, capitals and punctuation; digits are separate words",
    (text, folded) => expect(foldedWords(text).join(" ")).toBe(folded),
  );
});

const items: readonly SearchedItem[] = [
  { name: "Dio", filter: "scooty" },
  { name: "Shine", filter: "bike", brand: "Honda", mileage: "60 kmpl" },
  { name: "Room", location: "Near the bus station" },
  { name: "Standard Room", location: "Near the beach" },
];
const all = items.map(({ name }) => name);
const sameMeaning = [
  ["scooty", "scooter"],
  ["bike", "motorbike", "motor cycle"],
  ["bus station", "bus stand"],
];
const otherNames = { sameMeaning, alsoCalled: ["bike", "two wheeler"] };
const withoutDriver = { alsoCalled: ["without driver"], ignored: ["a", "with"] };

test.each<[rule: string, words: Parameters<typeof foundNames>[2], search: string, names: string[]]>(
  [
    ["a word of the page finds all items", { englishWords: ["Hire"] }, "and ride moped hire", all],
    ["a keyword finds its items", { sameMeaning }, "rent motorcycle honda kmpl", ["Shine"]],
    ["the ending of a plural is ignored", { sameMeaning }, "scooters", ["Dio"]],
    ["another name finds all items, even if it is a keyword or begun", otherNames, "BIK", all],
    ["another name may be one word", otherNames, "Twowheelers", all],
    ["synonyms of another name are keywords", otherNames, "motorbike", ["Shine"]],
    ["a name of two words may have ignored words", withoutDriver, "without a driver", all],
    ["its second word is no word of the page", withoutDriver, "with driver", []],
    ["an ignored word alone has no effect", { ignored: ["price"] }, "prices", all],
    ["a phrase finds its synonyms", { sameMeaning }, "near the bus stand", ["Room"]],
    ["a phrase counts only as a whole", { sameMeaning }, "stand", ["Standard Room"]],
    ["an address finds what has no location", { shopAddress: ["Fort"] }, "fort", ["Dio", "Shine"]],
  ],
)("%s: with %j, %p finds %j", (_rule, words, search, names) => {
  expect(foundNames(items, search, words)).toEqual(names);
});

describe("a limit in a search", () => {
  const cars = [
    { name: "Alto", seats: 5 },
    { name: "Ertiga", seats: 7, category: "7 seater" },
    { name: "Van 9", seats: 12, category: "100 km" },
    { name: "Trailer 350" },
  ];
  const prices = [1499, 3499, 6500, null];
  const words = {
    people: ["people", "seater", "మంది"],
    below: ["under", "not more than", "లోపు"],
    kilometres: ["km"],
    numbers: [{ count: 7, words: ["seven", "सात"] }],
    sizes: [{ count: 7, words: ["big car"] }],
    durations: [
      { count: 1, words: ["day"] },
      { count: 7, words: ["weeks"] },
    ],
    or: ["or"],
    cheap: ["cheap"],
    ignored: ["rs", "rupees", "per"],
  };
  const within = (search: string, list: readonly SearchedItem[] = cars) =>
    foundNames(list, search, words, (position) => prices[position] ?? null);
  test.each([
    ["people 7", ["Ertiga", "Van 9"]],
    ["7seater", ["Ertiga", "Van 9"]],
    ["big car under 9000", ["Ertiga", "Van 9"]],
    ["सात seater", ["Ertiga", "Van 9"]],
    ["12 people 5 people", ["Van 9"]],
    ["9 van", ["Van 9"]],
    // A price that equals the limit is within it.
    ["under ₹1499 లోపు", ["Alto"]],
    ["1 day alto", ["Alto"]],
    ["1 week alto", []],
    ["not more than ₹3,500", ["Alto", "Ertiga"]],
    ["under ₹३५००", ["Alto", "Ertiga"]],
    ["alto under", ["Alto"]],
    ["9 under 9000", ["Van 9"]],
    ["100 km", ["Van 9"]],
    ["9 km", []],
    ["Under Rs. 1,00,000", ["Alto", "Ertiga", "Van 9"]],
  ])("%p finds %p", (search, names) => expect(within(search)).toEqual(names));

  test("is searched as words if it counts people and no item has seats", () => {
    const itemsWithoutSeats = [{ name: "Alto" }, { name: "Ertiga", category: "7 seater" }];
    expect(within("7 seater", itemsWithoutSeats)).toEqual(["Ertiga"]);
  });

  const places = [
    { name: "Araku", slug: "araku" },
    { name: "Borra Caves", slug: "borra-caves", alsoCalled: ["the caves of Borra"] },
  ];
  const tripSearch = listSearch(cars, {
    ...{ ...source, places, hasTripPrices: true, hasTripKm: true },
    dictionary: { ...dictionary, ...words, sameMeaning: [["అరకు", "araku"]] },
  });
  test.each([
    ["cheap 3 days 300 km alto", [], { days: 3, km: 300, otherWords: "cheap alto" }],
    ["2weeks alto under 2,000", [], { days: 14, below: 2000, otherWords: "alto under 2000" }],
    ["300 alto", [], { below: 300, isCheap: false }],
    ["299 alto", ["299"], { below: null }],
    ["alto under 600 per day", [], { below: 600, days: 1 }],
    ["cheap alto or ertiga", [], { isCheap: true, positions: new Set([0, 1]) }],
    ["alto to అరకు", ["to"], { days: null, to: "araku", otherWords: "alto to" }],
    ["the caves of borra araku", ["araku"], { to: "borra-caves" }],
    ["12 weeks 6 days 1 day", ["1 day"], { days: 90 }],
    ["91 days", ["91 days"], { days: null }],
    ["200 లోపు 2 days", [], { below: 200, days: 2 }],
    ["under 90 days", [], { below: null, days: 90 }],
    ["alto under 600 km", [], { below: null, km: 600, otherWords: "alto under" }],
    ["alto km", [], { km: null, positions: new Set() }],
    // If all words find nothing, or a long word is left out, digits and single letters are left out.
    ["alto e", ["e"], { positions: new Set([0]), named: new Set([0]) }],
    ["thar 350", ["thar 350"], { positions: new Set([0, 1, 2, 3]) }],
    ["350 7 people", [], { positions: new Set() }],
    ["alto ertiga 9", [], { positions: new Set() }],
    ["alto or thar 400", ["thar 400"], { below: null, positions: new Set([0]) }],
    ["under 1,00,500 0 days", ["0 days"], { days: null, below: 100_500 }],
  ])("%p leaves out %j and means %j", (text, leftOut, meaning) => {
    const answer = { ...tripSearch.find(text, () => 500), ...tripSearch.tripIn(text) };
    expect(answer).toMatchObject({ leftOut, ...meaning });
  });
});

test("an item whose name matches is in `named`, an item whose keyword matches is not", () => {
  const scooters = [{ name: "Activa", category: "dio" }, { name: "Dio" }];
  const { positions, named } = listSearch(scooters, source).find("di", () => null);
  expect([[...positions], [...named]]).toEqual([[0, 1], [1]]);
});

test.each([
  [["helicopter"], [], 0, false],
  [["zebra helicopter"], ["zebra"], 1, true],
  [["zebra helicopter"], ["helicopter zebra"], 1, false],
  [[], [], 1, true],
  [[], ["zebra"], 1, false],
])("to a list without %j another without %j, with %i matches, is offered: %p", (...row) => {
  const [leftOut, otherLeftOut, count, isOffered] = row;
  const other = { leftOut: otherLeftOut, positions: new Set(Array(count).keys()) };
  expect(isBetterMatch(other, { leftOut, positions: new Set() })).toBe(isOffered);
});
