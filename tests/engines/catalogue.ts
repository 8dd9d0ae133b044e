import { pathPrefixOf } from "../../src/catalogue/text/languages";
import { translated, type WordsData } from "../../src/catalogue/text/phrases";
import { type Texts, texts as english } from "../../src/catalogue/text/texts";
import { translatedTexts } from "../../src/catalogue/text/words/records";
import { comparisonTexts as englishComparison } from "../../src/catalogue/text/words/en-comparison";
import { sharingTexts as englishSharing } from "../../src/catalogue/text/words/en-sharing";
import * as built from "../support/built-site";
import { readData } from "../support/shipped-data";

const words = readData<WordsData>("words");

/** The language of the journeys. */
const languageCode = process.env.SITE_LANGUAGE ?? "en";

const languageTexts =
  languageCode === "en"
    ? english
    : needed(translatedTexts.get(languageCode), `the words of ${languageCode}`);
/** For titles and names, whose translations are all in the data. */
const translate = (text: string) => translated(words, languageCode, text) ?? text;

/** The texts in the language of the journeys, including translated data. */
export const texts: Texts = {
  ...languageTexts,
  word: (text) => translated(words, languageCode, text) ?? languageTexts.word(text),
};
// The English record lacks these two, because the scripts that use them contain them.
export const comparisonTexts = languageTexts.comparison ?? englishComparison;
export const sharingTexts = languageTexts.sharing ?? englishSharing;

export const listPages = built.listPages.map((list) => ({
  ...list,
  path: pathPrefixOf(languageCode) + list.path,
  title: translate(list.title),
  link: translate(list.link),
  tab: list.tab && translate(list.tab),
}));
export const places = built.places.map((place) => ({ ...place, name: translate(place.name) }));

/** The items of a list in its page data. */
export function itemsOf(list: (typeof listPages)[number]) {
  return built.builtPageData(list.path).result.data.items?.nodes ?? [];
}

/** The lists of whole catalogues that have a tab. */
export const tabs = listPages.flatMap((list) =>
  list.tab === null || list.brand !== null ? [] : [{ list, label: list.tab }],
);

/**
 * A value that the journeys need and that may be missing.
 *
 * @throws Error naming what is missing
 */
export function needed<Value>(value: Value | null | undefined, what: string): Value {
  if (value == null) throw new Error(`The journeys need ${what}`);
  return value;
}
