/** @jest-environment node */
import { addWords, english, inLanguage, languageOf } from "../../src/catalogue/text/languages";
import { planItemPages } from "../../src/gatsby/plan-item-pages";
import { planPages } from "../../src/gatsby/plan-pages";
import { parsedRow } from "../../src/catalogue/prices/price-data";

const german = { ...english, code: "de", pathPrefix: "/de" };
const page = {
  jsonId: 1,
  path: "/bikes",
  match: "exact",
  catalogue: "bikes",
  title: "Bikes",
  groupBy: null,
  labels: [],
  groupNotes: [],
} as const;
const item = {
  id: "b1",
  jsonId: 1,
  name: "Dio",
  slug: "dio",
  brand: null,
  filter: null,
  location: null,
  mileage: null,
  exceed: null,
  carInfo: null,
  priceDetails: [parsedRow({ id: 1, duration: "1 day", price: 500, kms: null })],
};
const items = { bikes: [item], cars: [], hotels: [], taxis: [] };

test("the pages of a language stand below its part of the addresses", () => {
  const planned = [
    ...planPages([page], items, "shop", german),
    ...planItemPages([page], items, "shop", german),
  ];
  expect(planned.map(({ path, context }) => [path, context.address])).toEqual([
    ["/de/bikes", "/de/bikes"],
    ["/de/bikes/dio", "/de/bikes/dio"],
  ]);
  expect(inLanguage(page, english)).toBe(page);
});

test("a page in another language has its words, and its own for the values of the data", () => {
  addWords("de", {
    ...english.texts,
    search: "Suche",
    word: (word) => (word === "India" ? "Indien" : word),
  });
  const context = { language: "de", words: { Beach: "Strand" } };
  const { pathPrefix, texts } = languageOf(context);
  expect([pathPrefix, texts.search]).toEqual(["/de", "Suche"]);
  expect(["Beach", "India", "Dio"].map(texts.word)).toEqual(["Strand", "Indien", "Dio"]);
  expect(languageOf(context)).toBe(languageOf(context));
  expect(languageOf({})).toBe(english);
});
