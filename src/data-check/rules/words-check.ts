import { phraseKey, type WordsData } from "../../catalogue/text/phrases";
import { translatedTexts } from "../../catalogue/text/words/records";
import { type CatalogueData, catalogueNames } from "../catalogue-data";
import { fileError, type ValidationError } from "../messages/validation-error";

export function wordsErrors({ languages, phrases }: WordsData): ValidationError[] {
  const missingMessage = (code: string) =>
    code === "en" || translatedTexts.has(code)
      ? null
      : `the interface has no words in ${code} (CONTRIBUTING.md)`;
  const codes = languages.map(({ code }) => code);
  const languageMessage = (code: string, index: number) => {
    if (index === 0 && code !== "en") return "English, en, has to be the first language";
    if (codes.indexOf(code) < index) return `${code} is there twice; delete one`;
    return missingMessage(code);
  };
  return [
    ...codes.flatMap((code, index) => {
      const message = languageMessage(code, index);
      return message === null ? [] : [fileError("words.json", message, ["languages", index])];
    }),
    ...Object.entries(phrases).flatMap(([english, translations]) =>
      Object.entries(translations).flatMap(([code, translation]) => {
        const path = ["phrases", english, code];
        const placeholderMessage =
          placeholderCount(translation) === placeholderCount(english)
            ? null
            : "must have as many # as the English text: each stands for a number";
        // Phrases may be translated before `languages` offers the language.
        const message = missingMessage(code) ?? placeholderMessage;
        return message === null ? [] : [fileError("words.json", message, path)];
      }),
    ),
  ];
}

function placeholderCount(text: string): number {
  return text.split("#").length - 1;
}

/** `missing` has the codes of languages without a translation. */
export function dictionaryRows(words: WordsData, { phrases, names }: DataTexts) {
  const codes = words.languages.map(({ code }) => code).filter((code) => code !== "en");
  const keyOf = (english: string) => phraseKey(words, english) ?? english;
  const needed = new Set(phrases.map(keyOf));
  const used = new Set([...needed, ...names.map(keyOf)]);
  return [...new Set([...needed, ...Object.keys(words.phrases)])].map((english) => {
    const isMissing = (code: string) => words.phrases[english]?.[code] === undefined;
    const missing = needed.has(english) ? codes.filter(isMissing) : [];
    return { english, missing, isUsed: used.has(english) };
  });
}

/**
 * Phrases without a translation, and unused ones. They are no errors, because a missing translation must
 * not keep the owner from publishing a price.
 */
export function wordsWarnings(data: CatalogueData): string[] {
  if (data.words.languages.length < 2) return [];
  return dictionaryRows(data.words, phrasesOf(data)).flatMap(({ english, missing, isUsed }) => {
    if (!isUsed) {
      return [`words.json: “${english}” is not used any more; change it or delete it`];
    }
    const codes = missing.join(", ");
    return codes === ""
      ? []
      : [`words.json: “${english}” is not translated into ${codes}; visitors read English`];
  });
}

export type DataTexts = ReturnType<typeof phrasesOf>;

/** Texts that visitors read; names are separate, because most have no translation. */
export function phrasesOf(data: CatalogueData) {
  const { business, pages, places } = data;
  const { street, locality, region } = business.address;
  const { openingHours, footer, questions = [], tabs } = business;
  const items = catalogueNames.flatMap((name) => data[name]);
  const texts = [
    [business.tagline, business.placeName, street, locality, region, openingHours.text, tabs],
    footer.map(({ heading, links = [] }) => [heading, links.map(({ label }) => label)]),
    questions.map(({ question, answer }) => [question, answer]),
    pages.map(({ catalogue, title, noun, opening, link, tab, labels, groupNotes }) => {
      const kinds = data[catalogue].flatMap(({ filter, brand }) => filter ?? brand ?? []);
      const unlabelled = kinds.filter((kind) => labels?.[kind] === undefined);
      return [title, noun, opening, link, tab?.label, labels, unlabelled, groupNotes];
    }),
    items.map(({ description, location, mileage, exceed, carInfo }) => {
      return [description, location, mileage, exceed, carInfo];
    }),
    places.map(({ name }) => name),
  ];
  return { phrases: [...new Set(textsIn(texts))], names: items.map(({ name }) => name) };
}

function textsIn(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}
