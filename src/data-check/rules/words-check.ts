import { hoursText, seasonText } from "../../catalogue/shop/hours-text";
import { phraseKey, type WordsData } from "../../catalogue/text/phrases";
import { furtherWords } from "../../catalogue/text/words";
import { type CatalogueData, catalogueNames } from "../catalogue-data";
import { type DataPath, joinedField, type ValidationError } from "../messages/validation-error";

/** What is wrong with the languages of the site, and with the codes in its dictionary. */
export function wordsErrors({ languages, phrases }: WordsData): ValidationError[] {
  const codes = languages.map(({ code }) => code);
  // A dictionary may be ahead of the site: its language is offered once it is whole.
  const further = new Set([...codes.filter((code) => code !== "en"), ...Object.keys(furtherWords)]);
  const error = (rule: string, path: DataPath): ValidationError => {
    const field = path.reduce<string>(joinedField, "");
    return { file: "words.json", item: null, field, value: null, rule, path };
  };
  const ruleOf = (code: string, at: number) => {
    if (at === 0 && code !== "en") return "English, en, has to be the first language";
    if (codes.indexOf(code) < at) return `${code} is there twice; delete one`;
    return code === "en" || code in furtherWords
      ? null
      : `the interface has no words in ${code} (docs/architecture.md)`;
  };
  return [
    ...codes.flatMap((code, at) => {
      const rule = ruleOf(code, at);
      return rule === null ? [] : [error(rule, ["languages", at])];
    }),
    ...Object.entries(phrases).flatMap(([english, said]) =>
      Object.keys(said)
        .filter((code) => !further.has(code))
        .map((code) =>
          error(`${code} is no language that the interface has words in`, [
            "phrases",
            english,
            code,
          ]),
        ),
    ),
  ];
}

/**
 * What may be a mistake in the dictionary: phrases without a translation, and such that no file has. They stop no
 * build: the editor changes a text without the dictionary, and its price has to be published all the same.
 */
export function wordsWarnings(data: CatalogueData): string[] {
  const { words } = data;
  const codes = words.languages.map(({ code }) => code).filter((code) => code !== "en");
  if (codes.length === 0) return [];
  const { said, named } = phrasesOf(data);
  const keyOf = (english: string) => phraseKey(words, english);
  const missing = [...new Set(said)].flatMap((english) => {
    const found = words.phrases[keyOf(english) ?? ""] ?? {};
    const lacking = codes.filter((code) => !(code in found));
    return lacking.length === 0
      ? []
      : [`words.json: “${english}” has no words in ${lacking.join(", ")}; visitors read English`];
  });
  const used = new Set([...said, ...named].map(keyOf));
  const unused = Object.keys(words.phrases)
    .filter((key) => !used.has(key))
    .map((key) => `words.json: nothing says “${key}” any more; change it there, or delete it`);
  return [...missing, ...unused];
}

/** All texts of the data that visitors read; names, which mostly stay as they are, apart. */
export function phrasesOf(data: CatalogueData): {
  readonly said: readonly string[];
  readonly named: readonly string[];
} {
  const { business, pages, places, prose } = data;
  const { street, locality, region } = business.address;
  const { openingHours, footer, questions = [], tabs = {} } = business;
  const items = catalogueNames.flatMap((name) => data[name]);
  const said = [
    ...[business.tagline, business.placeName, street, locality, region, hoursText(openingHours)],
    ...(openingHours.closedSeasons ?? []).map(seasonText),
    ...Object.values(tabs),
    ...footer.flatMap(({ heading, links = [] }) => [heading, ...links.map(({ label }) => label)]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...pages.flatMap(({ title, noun, opening, link, tab, labels = {}, groupNotes = {} }) => [
      ...[title, noun.one, noun.many, opening, link, tab?.label],
      ...[...Object.values(labels), ...Object.values(groupNotes)],
    ]),
    ...items.flatMap(({ location, mileage, exceed, carInfo }) => [
      location,
      mileage,
      exceed,
      carInfo,
    ]),
    ...places.map(({ name }) => name),
    ...prose.flatMap(({ title, sections }) => [
      title,
      ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ]),
  ];
  return { said: said.filter((text) => text !== undefined), named: items.map(({ name }) => name) };
}
