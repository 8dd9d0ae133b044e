import { phraseKey, type WordsData } from "../../catalogue/text/phrases";
import { translatedTexts } from "../../catalogue/text/words/records";
import { type CatalogueData, catalogueNames } from "../catalogue-data";
import type { DataPath, ValidationError } from "../messages/validation-error";

export function wordsErrors({ languages, phrases }: WordsData): ValidationError[] {
  const codes = languages.map(({ code }) => code);
  const error = (rule: string, path: DataPath): ValidationError => {
    return { file: "words.json", item: null, value: null, rule, path };
  };
  const ruleOf = (code: string, at: number) => {
    if (at === 0 && code !== "en") return "English, en, has to be the first language";
    if (codes.indexOf(code) < at) return `${code} is there twice; delete one`;
    return code === "en" || translatedTexts.has(code)
      ? null
      : `the interface has no words in ${code} (CONTRIBUTING.md)`;
  };
  return [
    ...codes.flatMap((code, at) => {
      const rule = ruleOf(code, at);
      return rule === null ? [] : [error(rule, ["languages", at])];
    }),
    ...Object.entries(phrases).flatMap(([english, translations]) =>
      Object.entries(translations).flatMap(([code, translation]) => {
        const path = ["phrases", english, code];
        // A dictionary may be ahead of the site: its language is offered once it is whole.
        if (code !== "en" && !translatedTexts.has(code)) {
          return [error(`${code} is no language that the interface has words in`, path)];
        }
        return countOfNumbers(translation) === countOfNumbers(english)
          ? []
          : [error("has to have # as often as the English: each stands for a number", path)];
      }),
    ),
  ];
}

function countOfNumbers(text: string): number {
  return text.split("#").length;
}

interface DictionaryRow {
  readonly english: string;
  /** Codes of the languages in which it has no words. */
  readonly lacking: readonly string[];
  readonly isUsed: boolean;
}

export function dictionaryRows(words: WordsData, { phrases, names }: DataTexts): DictionaryRow[] {
  const codes = words.languages.map(({ code }) => code).filter((code) => code !== "en");
  const keyOf = (english: string) => phraseKey(words, english) ?? english;
  const needed = new Set(phrases.map(keyOf));
  const used = new Set([...needed, ...names.map(keyOf)]);
  return [...new Set([...needed, ...Object.keys(words.phrases)])].map((english) => {
    const isLacking = (code: string) => words.phrases[english]?.[code] === undefined;
    const lacking = needed.has(english) ? codes.filter(isLacking) : [];
    return { english, lacking, isUsed: used.has(english) };
  });
}

/**
 * Phrases without a translation, and unused ones. They are only warnings, because the editor changes
 * texts without the dictionary, and a price must be published all the same.
 */
export function wordsWarnings(data: CatalogueData): string[] {
  if (data.words.languages.length < 2) return [];
  return dictionaryRows(data.words, phrasesOf(data)).flatMap(({ english, lacking, isUsed }) => {
    if (!isUsed) {
      return [`words.json: nothing says “${english}” any more; change it there, or delete it`];
    }
    return lacking.length === 0
      ? []
      : [`words.json: “${english}” has no words in ${lacking.join(", ")}; visitors read English`];
  });
}

/** Texts of the data that visitors read; names, which mostly stay as they are, apart. */
export interface DataTexts {
  readonly phrases: readonly string[];
  readonly names: readonly string[];
}

export function phrasesOf(data: CatalogueData): DataTexts {
  const { business, pages, places, prose } = data;
  const { street, locality, region } = business.address;
  const { openingHours, footer, questions = [], tabs } = business;
  const items = catalogueNames.flatMap((name) => data[name]);
  const texts = [
    [business.tagline, business.placeName, street, locality, region, openingHours.text, tabs],
    footer.map(({ heading, links = [] }) => [heading, links.map(({ label }) => label)]),
    questions.map(({ question, answer }) => [question, answer]),
    pages.map(({ catalogue, title, noun, opening, link, tab, labels, groupNotes }) => {
      const kinds = data[catalogue].flatMap(({ filter, brand }) => filter ?? brand ?? []);
      const unnamed = kinds.filter((kind) => labels?.[kind] === undefined);
      return [title, noun, opening, link, tab?.label, labels, unnamed, groupNotes];
    }),
    items.map(({ description, location, mileage, exceed, carInfo }) => {
      return [description, location, mileage, exceed, carInfo];
    }),
    places.map(({ name }) => name),
    prose.map(({ title, sections }) => [title, sections]),
  ];
  return { phrases: [...new Set(textsIn(texts))], names: items.map(({ name }) => name) };
}

function textsIn(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}
