/** @jest-environment node */
import { addWords, english, inLanguage, languageOf } from "../../src/catalogue/text/languages";
import { planItemPages } from "../../src/gatsby/plan-item-pages";
import { planPages } from "../../src/gatsby/plan-pages";
import { plannedItem } from "../support/planned-item";

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
const item = { id: "b1", slug: "dio", ...plannedItem(1, "Dio", 500) };
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
