/** @jest-environment node */
import type { WordsData } from "../../src/catalogue/text/phrases";
import { readData } from "../support/shipped-data";
import { specified, specifiedPlaces } from "./tables";

test.each(Object.entries(specified))("%s.json equals the specification", (file, expected) => {
  expect(readData(file)).toMatchObject(expected);
});

test("places.json has the specified places, in the owner's order", () => {
  const nearestFirst = readData<{ km: number }[]>("places").toSorted((a, b) => a.km - b.km);
  expect(nearestFirst).toMatchObject(specifiedPlaces);
});

test.each(["te", "hi"])(
  "no phrase of words.json has Latin letters or doubled spaces in %s",
  (code) => {
    const translations = readData<WordsData>("words").phrases.map((phrase) => phrase[code] ?? "");
    expect(translations.filter((text) => /[a-z]| {2}/i.test(text))).toEqual([]);
  },
);
