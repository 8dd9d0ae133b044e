/** @jest-environment node */
import { texts } from "../../src/catalogue/text/texts";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import {
  enquiryText,
  formatSum,
  formatTotal,
  formatTripPrice,
} from "../../src/catalogue/prices/enquiry";
import {
  listQueryText,
  longestTripKm,
  parsedListQuery,
  typedNumber,
} from "../../src/catalogue/lists/list-query";
import { foldedWords } from "../../src/catalogue/text/folded-words";
import {
  type Dictionary,
  listSearch,
  type SearchedItem,
  type SearchedPage,
  searchedTexts,
} from "../../src/catalogue/search/search";
import type { TripPrice } from "../../src/catalogue/prices/tariff";
import { readData } from "../support/shipped-data";

const page: SearchedPage = {
  title: "Bikes on rent",
  link: "Bikes",
  noun: { one: "bike or scooter", many: "bikes and scooters" },
  alsoCalled: null,
};
const nothingElse: Dictionary = { sameMeaning: [], ignored: [] };

/** Names of the items that a search finds. */
function found(
  items: readonly SearchedItem[],
  search: string,
  ofPage: Partial<SearchedPage> = {},
  dictionary: Partial<Dictionary> = {},
  priceAt: (place: number) => number | null = () => null,
): string[] {
  const answers = listSearch(items, { ...page, ...ofPage }, { ...nothingElse, ...dictionary });
  const places = answers(search, priceAt);
  return items.filter((_item, place) => places.has(place)).map(({ name }) => name);
}

describe("a word of a search", () => {
  const item = { name: "Honda Dio BS6 Café", category: "scooty, honda, dio, BS6, 125cc" };
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
    expect(found([item], search)).toEqual(isFound ? [item.name] : []);
  });

  test("is forgiven a letter only where it begins no word of the list as it is", () => {
    const cars = [{ name: "Alto" }, { name: "Altroz" }];
    expect(found(cars, "alto")).toEqual(["Alto"]);
    expect(found(cars, "altp")).toEqual(["Alto", "Altroz"]);
  });

  test.each([
    ["driver", false],
    ["driverless", false],
    ["drives", true],
    ["drivee", true],
    ["drve", true],
  ])("%p finds what is for self drive: %p", (search, isFound) => {
    expect(found([{ name: "Self drive" }], search)).toHaveLength(isFound ? 1 : 0);
  });

  test("is folded without accents, capitals and signs, figures apart", () => {
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
  ])("tells %s from %s: vowel signs are no accents", (a, b) => {
    expect(foldedWords(a)).toEqual([a]);
    expect(foldedWords(b)).toEqual([b]);
  });
});

describe("the page's own words", () => {
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
  ])("%p finds %p: everything, unless the word is a keyword", (search, names) => {
    expect(found(items, search, {}, { sameMeaning })).toEqual(names);
  });

  test("a word that the page is also called finds everything all the same", () => {
    const alsoCalled = ["bike", "two wheeler"];
    for (const search of ["bikes", "two wheeler", "twowheelers", "two-wheeler", "TWO"]) {
      expect(found(items, search, { alsoCalled }, { sameMeaning })).toEqual(all);
    }
    expect(found(items, "motorbike", { alsoCalled }, { sameMeaning })).toEqual(["Shine"]);
  });

  test("ignored words ask for nothing, alone or with others", () => {
    const ignored = ["for", "price"];
    expect(found(items, "prices", {}, { ignored })).toEqual(all);
    expect(found(items, "price for dio", {}, { ignored })).toEqual(["Dio"]);
    expect(found(items, "price for dio")).toEqual([]);
  });
});

test("words that mean the same stand for each other inside a name, too", () => {
  const rooms = [{ name: "Room", location: "Near the bus station" }, { name: "Standard Room" }];
  const sameMeaning = [["bus station", "bus stand"]];
  for (const search of ["bus stand", "busstand", "near the bus stand", "bus station"]) {
    expect(found(rooms, search, {}, { sameMeaning })).toEqual(["Room"]);
  }
  expect(found(rooms, "stand", {}, { sameMeaning })).toEqual(["Room", "Standard Room"]);
});

describe("a limit in a search", () => {
  const items = [
    { name: "Alto", seats: 5 },
    { name: "Ertiga", seats: 7, category: "7 seater" },
    { name: "Van 9", seats: 12 },
    { name: "Trailer" },
  ];
  const prices = [1499, 3499, 6500, null];
  const words = { people: ["people", "seater", "మంది"], below: ["under", "less than", "లోపు"] };
  const within = (search: string, list: readonly SearchedItem[] = items) =>
    found(list, search, {}, words, (place) => prices[place] ?? null);
  test.each([
    ["5 people", ["Alto", "Ertiga", "Van 9"]],
    ["6seater", ["Ertiga", "Van 9"]],
    ["7-SEATER", ["Ertiga", "Van 9"]],
    ["12 మంది", ["Van 9"]],
    ["13 people", []],
    ["9", ["Van 9"]],
    ["under 1499", []],
    ["under 1500", ["Alto"]],
    ["less than ₹3,500", ["Alto", "Ertiga"]],
    ["under 3500 rupees", ["Alto", "Ertiga"]],
    ["ertiga ₹3,500 లోపు", ["Ertiga"]],
    ["9 under 9000", ["Van 9"]],
    ["9 under Rs 9000", ["Van 9"]],
    ["Under Rs. 1,00,000", ["Alto", "Ertiga", "Van 9"]],
    ["7 people under 5000", ["Ertiga"]],
    ["van 7 people", ["Van 9"]],
    ["ertiga under 3000", []],
    ["alto under", ["Alto"]],
    ["under Rs", ["Alto", "Ertiga", "Van 9", "Trailer"]],
    ["under alto", []],
  ])("%p finds %p", (search, names) => expect(within(search)).toEqual(names));

  test("of people is a word like others where nothing has seats", () => {
    const bare = [{ name: "Alto" }, { name: "Ertiga", category: "7 seater" }];
    expect(within("7 seater", bare)).toEqual(["Ertiga"]);
  });
});

test("the shop's address finds what has no place of its own", () => {
  const items = [{ name: "Dio" }, { name: "Room", location: "Near the beach" }];
  const shopAddress = ["Opposite the old fort", "Town"];
  for (const search of ["old fort", "fort", "TOWN", "opposite fort"]) {
    expect(found(items, search, { shopAddress })).toEqual(["Dio"]);
  }
  expect(found(items, "old fort")).toEqual([]);
});

describe("in the shipped catalogue", () => {
  interface Page extends SearchedPage {
    readonly catalogue: string;
  }
  interface ShippedItem extends SearchedItem {
    readonly id: number;
    readonly priceDetails: readonly { readonly price: number }[];
  }
  const dictionary = readData<Dictionary>("search");
  const { address } = readData<{ address: { street: string; locality: string } }>("business");
  const shopAddress = [address.street, address.locality];
  const pages = readData<Page[]>("pages").map((listed) => ({ ...page, ...listed, shopAddress }));
  const lists = new Map(
    pages.map((listed) => {
      const items = readData<ShippedItem[]>(listed.catalogue);
      return [listed.catalogue, { items, answers: listSearch(items, listed, dictionary) }];
    }),
  );
  const listOf = (catalogue: string) => {
    const list = lists.get(catalogue);
    if (list === undefined) throw new Error(`There is no list of ${catalogue}`);
    return list;
  };
  const idsFound = (catalogue: string, search: string) => {
    const { items, answers } = listOf(catalogue);
    const places = answers(search, (place) => items[place]?.priceDetails[0]?.price ?? null);
    return items.filter((_item, place) => places.has(place)).map(({ id }) => id);
  };

  /** What a search has to find: items with a text that fits, whichever the catalogue has. */
  const everything = /(?:)/;
  const scooter = /^scooty$/;
  const motorbike = /^bike$/;
  test.each([
    ["bikes", "two-wheelers", everything],
    ["bikes", "bikes for hire in visakhapatnam", everything],
    ["bikes", "bandi", everything],
    ["bikes", "scootys", scooter],
    ["bikes", "gearless", scooter],
    ["bikes", "motor cycles", motorbike],
    ["bikes", "activa5g", /Activa 5G/],
    ["bikes", "enfeild", /royal enfield/i],
    ["bikes", "bullet", /royal enfield/i],
    ["bikes", "350 cc", /350cc/],
    ["bikes", "activa price", /activa/i],
    ["bikes", "స్కూటీ", /^scooty$/],
    ["bikes", "బైక్", everything],
    ["bikes", "हीरो", /hero|హీరో|हीरो/i],
    ["bikes", "rtc complex", everything],
    ["hotels", "rk beach", /beach/],
    ["taxis", "అరకు", /^Aruku$/],
    ["hotels", "గది", everything],
    ["cars", "self drive car", everything],
    ["cars", "small cars", /hatchback/],
    ["cars", "suv", /mpv|suv/],
    ["cars", "family car", /7 seater/],
    ["cars", "wagon r", /wagon ?r/i],
    ["cars", "swift desire", /swift dzire/i],
    ["taxis", "cab with driver", everything],
    ["taxis", "local", /^Vizag$/],
    ["taxis", "araku valley", /^Aruku$/],
    ["taxis", "tempo traveller", /12.seater/],
    ["taxis", "12 hours", /^12Hrs$/],
    ["hotels", "lodge", everything],
    ["hotels", "bus stand", /bus station/],
    ["hotels", "deluxe room", /luxury/i],
    ["hotels", "clasic", /classic/],
  ])("on the page of %s, %p finds what fits %p", (catalogue, search, fits) => {
    const expected = listOf(catalogue).items.filter((item) =>
      searchedTexts(item).some((text) => fits.test(text)),
    );
    // What the catalogue has none of, an owner has taken out.
    if (expected.length === 0) return;
    expect(idsFound(catalogue, search)).toEqual(expected.map(({ id }) => id));
  });

  test.each([
    ["bikes", "helicopter"],
    ["bikes", "honda swift"],
    ["cars", "araku"],
    ["taxis", "rtc complex"],
    ["bikes", "5 people"],
  ])("on the page of %s, %p finds nothing but what says it", (catalogue, search) => {
    const saying = listOf(catalogue).items.filter((item) =>
      searchedTexts(item).some((text) => text.toLowerCase().includes(search)),
    );
    expect(idsFound(catalogue, search)).toEqual(saying.map(({ id }) => id));
  });

  test.each([...lists.keys()])(
    "on the page of %s, every item is found by its name",
    (catalogue) => {
      for (const { id, name } of listOf(catalogue).items) {
        const wordings = [name, name.toUpperCase(), name.replaceAll(/[^A-Za-z0-9]/g, "")];
        for (const search of wordings) expect(idsFound(catalogue, search)).toContain(id);
      }
    },
  );
});

describe("the address of a list", () => {
  test("is read back as it was written", () => {
    const query = {
      search: "dio & co",
      chosen: ["scooty", "Near the beach"],
      trip: { days: 6, km: 700 },
      isSortedByPrice: true,
      shortlist: [1, 4],
    };
    expect(parsedListQuery(listQueryText(query))).toEqual(query);
  });

  test("is empty for the whole list", () => {
    expect(listQueryText(parsedListQuery(""))).toBe("");
  });

  test.each([
    "?days=0",
    "?days=-1",
    "?days=1.5",
    "?days=999",
    "?days=six",
    "?days=",
    "?days=1e1",
    "?km=700",
    "?days=%E0%A4%A",
  ])("%s is no trip", (search) => expect(parsedListQuery(search).trip).toBeNull());

  test.each(["?list=1-1-2-x-0-3-4-5-6-7-8", "?list=<script>", `?q=${"a".repeat(5000)}`])(
    "%p is cut to what the site understands",
    (search) => {
      const query = parsedListQuery(search);
      expect(query.search.length).toBeLessThanOrEqual(60);
      expect([[1, 2, 3, 4, 5, 6, 7, 8], [], null]).toContainEqual(query.shortlist);
    },
  );

  test("has no control characters in its search", () => {
    expect(parsedListQuery("?q=ac%00ti%0Ava%7F%C2%85").search).toBe("activa");
  });
});

describe("a large number is understood", () => {
  test.each([
    ["2000", 2000],
    ["2,000", 2000],
    ["2 000", 2000],
    [" 20,000 ", 20_000],
    ["2\u00a0000", 2000],
    ["20", 20],
  ])("as typed: %p", (text, value) => {
    expect(typedNumber(text, 0, longestTripKm)).toBe(value);
  });

  test.each([
    "2,00",
    "2,0000",
    ",000",
    "2,,000",
    "2.000",
    "1.5",
    "-1",
    "2,000 km",
    "two",
    "1,20,000",
  ])("and %p is not one of up to 20000", (text) =>
    expect(typedNumber(text, 0, longestTripKm)).toBeNull(),
  );
});

describe("a trip's price", () => {
  const row = parsedRow({ id: 1, duration: "1 week", price: 2799, kms: "700 km" });
  const week = { row, count: 1 };
  const day = {
    row: parsedRow({ id: 2, duration: "1 day", price: 499, kms: "120 km" }),
    count: 1,
  };
  const estimated = { row: { ...row, estimated: true }, count: 1 };
  const unsure = { row: { ...day.row, kmsEstimated: true }, count: 1 };
  const price = (total: number, parts: TripPrice["parts"], more: Partial<TripPrice> = {}) => ({
    total,
    charge: 0,
    parts,
    excessKm: 0,
    isDistancePriced: true,
    isKmEstimated: false,
    isEstimated: parts.some((part) => part.row.estimated) || more.isKmEstimated === true,
    ...more,
  });

  const sums: [string, TripPrice, string][] = [
    ["one row", price(2799, [week]), "1 week ₹2,799"],
    ["one row, distance unknown", price(2799, [week], { excessKm: null }), "1 week ₹2,799"],
    ["one row that is approximate", price(2799, [estimated]), "1 week ≈ ₹2,799"],
    ["one row several times", price(5598, [{ row, count: 2 }]), "2 × 1 week at ₹2,799 = ₹5,598"],
    ["two rows", price(3298, [week, day]), "1 week ₹2,799 + 1 day ₹499 = ₹3,298"],
    [
      "two rows, one of them approximate",
      price(3298, [estimated, day]),
      "1 week ≈ ₹2,799 + 1 day ₹499 = ≈ ₹3,298",
    ],
    [
      "a row several times and another",
      price(6097, [{ row, count: 2 }, day]),
      "2 × 1 week at ₹2,799 (₹5,598) + 1 day ₹499 = ₹6,097",
    ],
    [
      "a further distance",
      price(2949, [week], { excessKm: 50 }),
      "1 week ₹2,799 + 50 km × ₹3 = ₹2,949",
    ],
    [
      "a row several times and a further distance",
      price(1298, [{ ...day, count: 2 }], { excessKm: 100 }),
      "2 × 1 day at ₹499 (₹998) + 100 km × ₹3 = ₹1,298",
    ],
    [
      "an approximate allowance that suffices",
      price(499, [unsure], { isKmEstimated: true }),
      "1 day (≈ 120 km) ₹499",
    ],
    [
      "an approximate allowance that does not",
      price(649, [unsure], { isKmEstimated: true, excessKm: 50 }),
      "1 day (≈ 120 km) ₹499 + ≈ 50 km × ₹3 = ≈ ₹649",
    ],
    ["an approximate allowance that nobody asked for", price(499, [unsure]), "1 day ₹499"],
  ];
  test.each(sums)("of %s reads as it is reckoned", (_what, trip, expected) => {
    expect(formatSum(trip, 3, texts)).toBe(expected);
  });

  test("is marked where it is approximate, and says what only a call can tell", () => {
    expect(formatTotal(price(2799, [week]))).toBe("₹2,799");
    expect(formatTotal(price(2799, [estimated]))).toBe("≈ ₹2,799");
    expect(formatTripPrice(price(2799, [week]), texts)).toBe("₹2,799");
    expect(formatTripPrice(null, texts)).toBe("ask on call");
  });
});

describe("enquiry", () => {
  test("begins with the specified words, then names item, price, days and distance", () => {
    const greeting = "Hi Visakha Rentals, Im looking for hire rental";
    expect(
      enquiryText(
        greeting,
        [{ name: "Activa", price: "₹2,949", isKmUnknown: false }],
        { days: 7, km: 750 },
        texts,
      ),
    ).toBe(`${greeting}: Activa ₹2,949 (7 days, 750 km)`);
    expect(
      enquiryText(greeting, [{ name: "Activa", price: null, isKmUnknown: false }], null, texts),
    ).toBe(`${greeting}: Activa`);
  });
});
