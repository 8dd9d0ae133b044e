import { translations } from "../../catalogue/text/languages";
import { phraseOf, type WordsData } from "../../catalogue/text/phrases";
import { type CatalogueData, catalogueNames } from "../catalogue-data";
import { fileError, type ValidationError } from "../validation-error";

export function wordsErrors({ phrases }: WordsData): ValidationError[] {
  return phrases.flatMap(({ text, ...translated }, index) => {
    const first = phrases.findIndex((phrase) => phrase.text === text);
    const path = ["phrases", index];
    if (first !== index) {
      return [fileError("words.json", `“${text}” is entry ${first + 1} already`, path)];
    }
    // Other languages may need another order.
    const expected = [...text.matchAll(/#/g)].map((_, place, all) =>
      all.length === 1 ? "#" : `#${place + 1}`,
    );
    return Object.entries(translated)
      .filter(([, translation]) => {
        const written: string[] = translation.match(/#\d?/g) ?? [];
        return written.toSorted().join() !== expected.join();
      })
      .map(([code]) => {
        const message = `“${text}” needs ${expected.join(" and ") || "no #"} in each language, once each: the place of its numbers`;
        return fileError("words.json", message, [...path, code]);
      });
  });
}

/**
 * Untranslated and unused phrases. They are no errors, because a missing translation must not keep the owner from
 * publishing a price.
 */
export function wordsWarnings(data: CatalogueData): string[] {
  const { words } = data;
  const codes = translations.map(({ code }) => code);
  const { phrases, names } = phrasesOf(data);
  const used = new Set([...phrases, ...names].map((text) => phraseOf(words, text)?.text));
  const missing = phrases.flatMap((text) => {
    const missingCodes = codes.filter((code) => phraseOf(words, text)?.[code] === undefined);
    return missingCodes.length === 0
      ? []
      : `words.json: “${text}” is not translated into ${missingCodes.join(", ")}; visitors read English`;
  });
  const unused = words.phrases
    .filter(({ text }) => !used.has(text))
    .map(({ text }) => `words.json: “${text}” is not used any more; change it or delete it`);
  return [...missing, ...unused];
}

/** Texts that visitors read; names are separate, because most have no translation. */
function phrasesOf(data: CatalogueData) {
  const { business, pages, places } = data;
  const { street, locality, region } = business.address;
  const { footer, questions = [], tabs } = business;
  const items = catalogueNames.flatMap((name) => data[name]);
  const texts = [
    [business.tagline, business.notice, business.placeName, street, locality, region, tabs],
    footer.map(({ heading, links = [] }) => [heading, links.map(({ label }) => label)]),
    questions.map(({ question, answer }) => [question, answer]),
    pages.map(({ catalogue, title, noun, opening, link, tab, labels, groupNotes }) => {
      const kinds = data[catalogue].flatMap(({ filter, brand }) => filter ?? brand ?? []);
      const unlabelled = kinds.filter((kind) => labels?.[kind] === undefined);
      return [title, noun, opening, link, tab?.label, labels, unlabelled, groupNotes];
    }),
    items.map(({ location, mileage, exceed, carInfo }) => [location, mileage, exceed, carInfo]),
    items.map(({ pictures = [] }) => pictures.map(({ alt }) => alt)),
    places.map(({ name }) => name),
  ];
  return { phrases: [...new Set(textsIn(texts))], names: items.map(({ name }) => name) };
}

function textsIn(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}
