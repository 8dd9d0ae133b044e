import { data } from "../support/built-site";
import { specified, specifiedPlaces } from "./tables";

test("the data have what the specification says", () => {
  expect(data).toMatchObject(specified);
});

test("places.json has the specified places, in the owner's order", () => {
  const nearestFirst = data.places.toSorted((a, b) => a.km - b.km);
  expect(nearestFirst).toMatchObject(specifiedPlaces);
});

test.each(["te", "hi"])(
  "no phrase of words.json has Latin letters or doubled spaces in %s",
  (code) => {
    const translations = data.words.phrases.map((phrase) => phrase[code] ?? "");
    expect(translations.filter((text) => /[a-z]| {2}/i.test(text))).toEqual([]);
  },
);
