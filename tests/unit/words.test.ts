import { languageOf } from "../../src/catalogue/text/languages";
import { phraseOf, translated, type WordsData } from "../../src/catalogue/text/phrases";
import { sentences } from "../../src/catalogue/text/sentences";
import { texts } from "../../src/catalogue/text/texts";
import { translatedTexts } from "../../src/catalogue/text/words/records";
import { errorLine } from "../../src/data-check/validation-error";
import { wordsErrors, wordsWarnings } from "../../src/data-check/rules/words-check";
import { fixtureData } from "../support/fixture-data";

const words: WordsData = {
  phrases: [
    { text: "Bikes", te: "బైక్‌లు", hi: "बाइक" },
    { text: "# days", te: "# రోజులు" },
    { text: "7 days", te: "ఒక వారం" },
    { text: "Rs.#/KM beyond # km", en: "₹#1 per km beyond #2 km", te: "#2 కిమీ దాటితే కిమీకి ₹#1" },
  ],
};
const data = { ...fixtureData(), words };

test("a phrase is translated as a whole or with # for numbers, and may be reworded in English", () => {
  const charge = "Rs.3/KM beyond 9 km";
  expect(translated(words, "en", charge)).toBe("₹3 per km beyond 9 km");
  expect(languageOf({ words: { [charge]: "₹3" } }).texts.word(charge)).toBe("₹3");
  expect(translated(words, "hi", "Bikes")).toBe("बाइक");
  expect(translated(words, "te", "Rs.3/KM beyond 1,200 km")).toBe("1,200 కిమీ దాటితే కిమీకి ₹3");
  expect(translated(words, "te", "7 days")).toBe("ఒక వారం");
  expect(wordsErrors(words)).toEqual([]);
  expect(translated(words, "hi", charge)).toBeNull();
  expect(phraseOf(words, "Cars")).toBeUndefined();
});

test.each<[string, Partial<WordsData>, string]>([
  [
    "a translation without the # for a number",
    { phrases: [{ text: "Rs.#/KM", te: "కిమీకి ₹#", hi: "प्रति किमी ₹3" }] },
    "phrases[0].hi: “Rs.#/KM” needs # in each language, once",
  ],
  ...["₹# per km beyond # km", "₹#1 per km", "#1 km, ₹#1", "#1 #2 #3"].map(
    (te): [string, Partial<WordsData>, string] => [
      `two numbers as ${te}`,
      { phrases: [{ text: "Rs.#/KM beyond # km", te }] },
      "phrases[0].te: “Rs.#/KM beyond # km” needs #1 and #2 in each language",
    ],
  ),
  [
    "a text twice",
    { phrases: [{ text: "Bikes" }, { text: "Bikes" }] },
    "phrases[1]: “Bikes” is entry 1 already",
  ],
])("%s is an error that names its entry", (_what, part, line) => {
  const errors = wordsErrors({ ...words, phrases: [], ...part });
  expect(errors.map(errorLine)).toEqual([expect.stringContaining(`words.json › ${line}`)]);
});

test("untranslated phrases and unused phrases give warnings, but untranslated names give none", () => {
  const pictures = [{ image: "rear.jpg", alt: "From behind" }];
  const bikes = data.bikes.map((bike) => ({ ...bike, name: "Dio", filter: "tandem", pictures }));
  const cars = { text: "Cars", te: "కార్లు", hi: "कारें" };
  const phrases = [{ text: "Bikes", te: "బైక్‌లు" }, { text: "Former text" }, { text: "Dio" }, cars];
  const questions = [{ question: "Papers?", answer: "A licence." }];
  const business = { ...data.business, notice: "Closed today", placeName: "Fort", questions };
  const taxis = data.taxis.map((taxi) => ({ ...taxi, brand: "suite" }));
  const lines = wordsWarnings({ ...data, bikes, taxis, business, words: { ...words, phrases } });
  const untranslated = [
    ...["Closed today", "Fort", "tandem", "suite", "Papers?", "A licence.", "From behind", "12Hrs"],
    ...["Company", "About Us", "Book via Call", "CAR ON RENT IN Vizag", "car", "Scooters", "Aruku"],
    ...["Drive yourself, by the day.", "To Aruku and back", "Araku", "if exceeds Rs.3/KM"],
    "Outstation charge beyond 50 km inside the city: Rs.500",
  ];
  const expected = [
    ...untranslated.map((text) => `“${text}” is not translated into te, hi; visitors read English`),
    "“Bikes” is not translated into hi; visitors read English",
    "“Former text” is not used any more; change it or delete it",
  ].map((line) => `words.json: ${line}`);
  expect(lines).toEqual(expect.arrayContaining(expected));
  expect(lines.join("\n")).not.toMatch(/“(Dio|standard|Cars)”/);
});

test("the parts of a description become sentences, and null is left out", () => {
  expect(sentences(["A taxi", null, "Tolls?", "Ask."], texts)).toBe("A taxi. Tolls? Ask.");
});

test.each([
  ["en", "1 week", "₹9 for 1 week"],
  ["te", "1 week", "1 వారానికి ₹9"],
  ["te", "4 weeks", "4 వారాలకు ₹9"],
  ["hi", "1 week", "₹9 (1 हफ़्ता)"],
  ["hi", "4 weeks", "₹9 (4 हफ़्ते)"],
])("in %s the price for %s is %s", (code, duration, price) => {
  const { priceFor } = new Map(translatedTexts).get(code) ?? texts;
  expect(priceFor("₹9", duration)).toBe(price);
});

/** Values for parameters of texts, by the names of the parameters. */
function valuesByName(count: number): Readonly<Record<string, unknown>> {
  const noun = "ట్యాక్సీలు (డ్రైవర్‌తో)";
  const duration = count === 1 ? "1 week" : "16 days";
  return {
    ...{ noun, plural: noun, list: noun, shown: noun },
    ...{ count, minutes: count, total: count, max: count, excess: count },
    ...{ dayOfMonth: 1, month: 12, date: "24", isFrom: count === 1, words: ["12", "16"] },
    ...{ clock: "12:30", opens: "06:00", closes: "20:00", duration, english: duration },
  };
}

/** All texts in a record; functions get the values for their parameters. */
function renderedTexts(text: unknown, count: number): string[] {
  if (typeof text === "string") return [text];
  if (typeof text !== "function")
    return Object.values(text ?? {}).flatMap((part) => renderedTexts(part, count));
  const names = /^\(?([^)]*?)\)?\s*=>/.exec(String(text))?.[1]?.match(/\w+(?=\s*[,=]|\s*$)/g) ?? [];
  const values = names.map((name) => valuesByName(count)[name] ?? "₹1,05,000");
  return renderedTexts((text as (...values: unknown[]) => unknown)(...values), count);
}

/** Latin letters, repeated spaces, or two consecutive marks that end a sentence. */
const mistake = /[a-z]| {2}|[^.]\.\.(?!\.)|[?!।]\s*[.।]|\. \./i;

test.each([...translatedTexts])(
  "no text of %s has foreign letters, doubled spaces or marks, or its numbers in English order",
  (_code, languageTexts) => {
    const rendered = [1, 16].flatMap((count) =>
      renderedTexts({ ...languageTexts, word: null }, count),
    );
    expect(rendered.length).toBeGreaterThan(300);
    expect(rendered.filter((text) => mistake.test(text))).toEqual([]);
    const { days, found, nights, shortlistFull } = languageTexts;
    const numbers = [found(1, 16, ""), shortlistFull(6, 2)].join().match(/\d+/g);
    expect(numbers).toEqual(["16", "1", "6", "2"]);
    expect(nights.days(2)).not.toBe(days(2));
  },
);
