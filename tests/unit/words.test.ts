import { languageOf } from "../../src/catalogue/text/languages";
import { translated, type WordsData } from "../../src/catalogue/text/phrases";
import { sentences } from "../../src/catalogue/text/sentences";
import { type Texts, texts } from "../../src/catalogue/text/texts";
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
  expect(translated(words, "te", "30 days")).toBe("30 రోజులు");
  expect(wordsErrors(words)).toEqual([]);
  expect(translated(words, "hi", charge)).toBeNull();
});

test.each<[string, WordsData["phrases"], string]>([
  [
    "a translation without the # for a number",
    [{ text: "Rs.#/KM", te: "కిమీకి ₹#", hi: "प्रति किमी ₹3" }],
    "phrases[0].hi: “Rs.#/KM” needs # in each language, once",
  ],
  ...["₹# per km beyond # km", "₹#1 per km", "#1 km, ₹#1", "#1 #2 #3"].map(
    (te): [string, WordsData["phrases"], string] => [
      `two numbers as ${te}`,
      [{ text: "Rs.#/KM beyond # km", te }],
      "phrases[0].te: “Rs.#/KM beyond # km” needs #1 and #2 in each language",
    ],
  ),
  ["a text twice", [{ text: "Car" }, { text: "Car" }], "phrases[1]: “Car” is entry 1 already"],
])("%s is an error that names its entry", (_what, phrases, line) => {
  const errors = wordsErrors({ phrases });
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
  expect(sentences(["At 5.30", null, "Tolls?", "है।"], texts)).toBe("At 5.30. Tolls? है।");
});

/** For one and for two. */
const both = (say: (count: number) => string) => `${say(1)}, ${say(2)}`;

test.each<[say: (texts: Texts) => string, te: string, hi: string]>([
  [(t) => t.priceFor("₹9", "1 day"), "1 రోజుకు ₹9", "₹9 (1 दिन)"],
  [(t) => t.priceFor("₹9", "2 nights"), "2 రాత్రులకు ₹9", "₹9 (2 रातें)"],
  [(t) => t.priceFor("₹9", "4 weeks"), "4 వారాలకు ₹9", "₹9 (4 हफ़्ते)"],
  [(t) => t.severalTimes(2, t.duration("1 week"), "₹9"), "2 × 1 వారం, ₹9 చొప్పున", "2 × 1 हफ़्ता @ ₹9"],
  [(t) => t.fromPrice(2, "XUV", "₹9"), "2 XUV: రోజుకు ₹9 నుంచి.", "2 XUV: एक दिन का ₹9 से शुरू।"],
  [(t) => t.daysTo(t.days(2), "Goa"), "Goa ట్రిప్: 2 రోజులు", "Goa: 2 दिन"],
  [(t) => t.trip.tour("A", "B", "₹9", true), "B A, రోజుకు ₹9 నుంచి", "A: B, एक दिन का ₹9 से"],
  [(t) => t.trip.tour("A", "B", "₹9", false), "B A, రోజుకు ₹9", "A: B, एक दिन का ₹9"],
  [(t) => t.allPricesOf(2, "XUV"), "XUV: మొత్తం 2 ధరలు", "XUV: सभी 2 रेट"],
  [(t) => both((n) => t.found(n, 2, "AC")), "AC: 2లో 1, మొత్తం 2 AC", "AC: 2 में से 1, सभी 2 AC"],
  [(t) => both((n) => t.chipFinds("A", n)), "A: 1 దొరికింది, A: 2 దొరికాయి", "A: 1 मौजूद, A: 2 मौजूद"],
  [(t) => both(t.people), "1 వ్యక్తి, 2 మంది", "1 व्यक्ति, 2 लोग"],
  [(t) => both(t.nights.days), "1 రాత్రి, 2 రాత్రులు", "1 रात, 2 रातें"],
  [(t) => t.forYouToCompare(1, "XUV"), "XUV: మీ కోసం ఒకటి", "आपके लिए: XUV"],
  [(t) => t.forYouToCompare(2, "XUV"), "మీరు పోల్చి చూడటానికి 2 XUV", "तुलना के लिए 2 XUV"],
  [(t) => t.shortlistFull(6, 2).replaceAll(/\D+/g, " "), " 6 2 ", " 6 2 "],
  [(t) => t.wrongKm(2000), "కిమీ అంకెల్లో రాయండి, 2,000 వరకు.", "किमी अंकों में लिखें, 2,000 तक।"],
  [(t) => t.leftOut(["9"], null), "“9” ఈ లిస్టులో దొరకలేదు.", "“9” इस लिस्ट में नहीं मिला।"],
  [
    (t) => t.leftOut(["8", "9"], "XUV"),
    "“8”, “9” ఈ లిస్టులో దొరకలేదు. చూపిస్తున్నవి – XUV.",
    "“8”, “9” इस लिस्ट में नहीं मिले। दिखा रहे हैं – XUV।",
  ],
  [(t) => t.clockTime("12:00"), "మధ్యాహ్నం 12", "दोपहर 12 बजे"],
  [(t) => t.opensAt(t.clockTime("16:00")), "సాయంత్రం 4 నుంచి ఓపెన్", "शाम 4 बजे खुलेगी"],
  [(t) => t.openUntil(t.clockTime("19:59")), "రాత్రి 7:59 వరకు ఓపెన్", "शाम 7:59 बजे तक खुली है"],
  [(t) => t.trip.moment(t.trip.day("7", "8"), "9"), "7, 8 9", "7 8, 9"],
  [(t) => `${t.date(2, 1, "9")}; ${t.date(1, 12)}`, "జనవరి 2, 9; డిసెంబర్ 1", "2 जनवरी 9; 1 दिसंबर"],
])("%s is in Telugu %s and in Hindi %s", (say, ...expected) => {
  const said = ["te", "hi"].map((code) => say(translatedTexts.get(code) ?? texts));
  expect(said).toEqual(expected);
});

/** All texts in a record, with `12` for each parameter, or the code of a text that loses it. */
function renderedTexts(text: unknown): string[] {
  if (typeof text === "string") return [text];
  if (typeof text !== "function") return Object.values(text ?? {}).flatMap(renderedTexts);
  const said = String((text as (...values: string[]) => unknown)("12", "12", "12", "12"));
  return [said.includes("12") ? said : String(text)];
}

/** Latin letters, repeated spaces, or two consecutive marks that end a sentence. */
const mistake = /[a-z]| {2}|[^.]\.\.(?!\.)|[?!।]\s*[.।]|\. \./i;

test.each([...translatedTexts])(
  "no text of %s is missing, loses its value, or has foreign letters, doubled spaces or marks",
  (_code, languageTexts) => {
    const others = { word: null, duration: null, priceFor: null, leftOut: null };
    const rendered = renderedTexts({ ...languageTexts, ...others });
    expect(rendered).toHaveLength(renderedTexts({ ...texts, ...others }).length);
    expect(rendered.filter((text) => mistake.test(text))).toEqual([]);
  },
);
