/** @jest-environment node */
import { addWords, english, languageOf } from "../../src/catalogue/text/languages";

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
