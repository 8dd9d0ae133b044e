import { readFileSync } from "node:fs";
import path from "node:path";
import { pathPrefixOf } from "../../src/catalogue/text/languages";
import { translated, type WordsData } from "../../src/catalogue/text/phrases";
import { type Texts, texts as english } from "../../src/catalogue/text/texts";
import { translatedTexts } from "../../src/catalogue/text/words/records";
import { comparisonTexts as englishComparison } from "../../src/catalogue/text/words/en-comparison";
import { notFoundTexts as englishNotFound } from "../../src/catalogue/text/words/en-not-found";
import { sharingTexts as englishSharing } from "../../src/catalogue/text/words/en-sharing";
import { tripTexts as englishTrip } from "../../src/catalogue/text/words/en-trip";
import * as built from "../support/built-site";
import { readData } from "../support/shipped-data";

const words = readData<WordsData>("words");

/** The language of the journeys. */
const code = process.env.SITE_LANGUAGE ?? "en";

/** An address of the site in that language. */
export const inOwnLanguage = (address: string) => pathPrefixOf(code) + address;

const record = code === "en" ? english : needed(translatedTexts.get(code), `the words of ${code}`);
const said = (text: string) => translated(words, code, text) ?? text;

/** Its words, those of the data among them. */
export const texts: Texts = {
  ...record,
  word: (text) => translated(words, code, text) ?? record.word(text),
};
export const {
  comparison: comparisonTexts = englishComparison,
  notFound: notFoundTexts = englishNotFound,
  sharing: sharingTexts = englishSharing,
  trip: tripTexts = englishTrip,
} = record;

/** The lists of the site in that language. */
export const listPages = built.listPages.map((list) => ({
  ...list,
  path: inOwnLanguage(list.path),
  title: said(list.title),
  link: said(list.link),
  tab: list.tab && said(list.tab),
}));
const wholeLists = listPages.filter(({ brand }) => brand === null);
export const places = built.places.map((place) => ({ ...place, name: said(place.name) }));

/** A list, from its address to the words it ends in. */
export type List = (typeof listPages)[number];

/** The items of a list as the page has them: those of its first page, where it has several. */
export const itemsOf = (list: List) => pageDataOf(list).items.nodes;

/** When the shop of a list is open. */
export const hoursOf = (list: List) => needed(pageDataOf(list).head, "a business").openingHours;

function pageDataOf({ path: address }: List): Queries.CataloguePageQuery {
  const file = path.join(built.publicFolder, "page-data", address, "page-data.json");
  const { result } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly result: { readonly data: Queries.CataloguePageQuery };
  };
  return result.data;
}

/** The lists that have a tab, with its label. */
export const tabs = wholeLists.flatMap((list) =>
  list.tab === null ? [] : [{ list, label: list.tab }],
);

/**
 * Something that the journeys need and that a catalogue may be without.
 *
 * @throws Error that says what the data lacks
 */
export function needed<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing == null) throw new Error(`This journey needs ${what} in the data`);
  return thing;
}
