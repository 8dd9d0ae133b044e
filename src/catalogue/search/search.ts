import type { Item } from "../prices/item";
import type { ItemFacts } from "../lists/item-fields";
import { english, type Language } from "../text/languages";
import { foldedWords } from "../text/folded-words";
import { limitedSearch, type LimitWords } from "./search-limits";

/** What a list page calls the things it lists (`data/pages.json`). */
export interface SearchedPage {
  readonly title: string;
  readonly link: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** Further words that find everything on the page. */
  readonly alsoCalled: readonly string[] | null;
  /** Words of the shop's address, which find what has no place of its own. */
  readonly shopAddress?: readonly string[];
}

/** Words that visitors type (`data/search.json`). */
export interface Dictionary extends LimitWords {
  /** Groups of words and phrases that mean the same. */
  readonly sameMeaning: readonly (readonly string[])[];
  /** Words that say nothing about what is looked for. */
  readonly ignored: readonly string[];
}

/** The facts of an item by which it is searched; one that it does not have is null or absent. */
export type SearchedItem = Pick<Item, "name"> &
  Partial<Omit<ItemFacts, "name"> & Pick<Item, "category" | "seats">>;

/**
 * Answers a search with the places in the list of all items that fit.
 *
 * @param priceAt rupees that the list shows for the item at a place, or null
 */
export type ListSearch = (
  search: string,
  priceAt: (place: number) => number | null,
) => ReadonlySet<number>;

/** Words shorter than this have to be typed right: one wrong letter in three could be anything. */
const shortestForgiving = 4;

/** How many neighbouring words may be written as one, as in `activa5g`. */
const mostJoined = 3;

/** Name, facts and keywords of an item, each a text of its own. */
export function searchedTexts(item: SearchedItem): string[] {
  const { name, filter, brand, location, mileage, category } = item;
  const texts = [name, filter, brand, location, mileage, ...(category ?? "").split(",")];
  return texts.flatMap((text) => text ?? []);
}

function pageTexts({ title, link, noun }: Pick<SearchedPage, "title" | "link" | "noun">): string[] {
  return [title, link, noun.one, noun.many];
}

/**
 * Prepares the search of a list. An item is found when every word of a search begins one of its
 * own words, or a word that means the same. Neighbouring words may be typed joined or
 * split. Where a word begins none in the list, one letter of it may be wrong, missing, too many or
 * in its neighbour's place; the first letter and digits have to be right. A number of people asks for
 * seats, and `under 500` for a lower price.
 *
 * The page's title, link and nouns find everything, unless a word of them is a keyword of some
 * items: on a page of bikes and scooters `scooters` finds the scooters.
 *
 * @param items the items in the order of the list
 */
export function listSearch(
  items: readonly SearchedItem[],
  page: SearchedPage,
  dictionary: Dictionary,
  { pluralEnding }: Pick<Language, "pluralEnding"> = english,
): ListSearch {
  const singular = (word: string) => singularOf(word, pluralEnding);
  const all = new Set(items.keys());
  const index = wordIndex(items, all, page, dictionary.sameMeaning, singular);
  const ignored = new Set(dictionary.ignored.flatMap(foldedWords));
  const placesOf = (fits: (word: string) => boolean) => {
    const places = new Set<number>();
    for (const [word, lists] of index) {
      if (fits(word)) for (const list of lists) for (const place of list) places.add(place);
    }
    return places;
  };
  const beginning = (part: string) => placesOf((word) => word.startsWith(part));
  const forgiven = (part: string) => {
    const places = beginning(part);
    return places.size > 0 ? places : placesOf((word) => isForgiven(part, word, pluralEnding));
  };
  const hasSeats = items.some(({ seats }) => seats);
  return (search, priceAt) => {
    const { words, people, below } = limitedSearch(search, dictionary, hasSeats);
    const parts = words.filter((word) => !ignored.has(word) && !ignored.has(singular(word)));
    const within = [...items.entries()].flatMap(([place, { seats }]) => {
      const isLarge = people === null || (seats ?? 0) >= people;
      const isCheap = below === null || (priceAt(place) ?? Infinity) < below;
      return isLarge && isCheap ? [place] : [];
    });
    // From the last word to the first: what answers all words from there on.
    let answers: ReadonlySet<number>[] = [new Set(within)];
    for (let start = parts.length - 1; start >= 0; start -= 1) {
      const joined = (count: number) => parts.slice(start, start + count).join("");
      const most = Math.min(mostJoined, answers.length);
      // "12 seater" are not 12 hours and 7 seats: a number belongs to the word behind it.
      const isBound = isNumber(joined(1)) && most > 1 && beginning(joined(2)).size > 0;
      const found = new Set<number>();
      for (let count = isBound ? 2 : 1; count <= most; count += 1) {
        const places = count === 1 ? forgiven(joined(1)) : beginning(singular(joined(count)));
        for (const place of places) if (answers[count - 1]?.has(place)) found.add(place);
      }
      answers = [found, ...answers];
    }
    return answers[0] ?? all;
  };
}

/** Words of a list, single and joined, each with the places of the items that it finds. */
function wordIndex(
  items: readonly SearchedItem[],
  all: ReadonlySet<number>,
  page: SearchedPage,
  sameMeaning: Dictionary["sameMeaning"],
  singular: (word: string) => string,
): ReadonlyMap<string, readonly Iterable<number>[]> {
  const groups = sameMeaning.map((group) => group.map(phrase));
  const index = new Map<string, Iterable<number>[]>();
  const add = (text: string, places: Iterable<number>) => {
    const words = text.trim().split(" ");
    for (const start of words.keys()) {
      for (let end = start + 1; end <= Math.min(start + mostJoined, words.length); end += 1) {
        append(index, words.slice(start, end).join(""), places);
      }
    }
  };
  const holders = new Map<string, number[]>();
  for (const [place, item] of items.entries()) {
    for (const text of searchedTexts(item)) append(holders, text, place);
  }
  const keywords = new Set<string>();
  for (const [text, places] of holders) {
    for (const wording of wordings(phrase(text), groups)) {
      keywords.add(wording);
      add(wording, places);
    }
  }
  const isKeyword = (word: string) =>
    keywords.has(phrase(word)) || keywords.has(phrase(singular(word)));
  for (const text of pageTexts(page)) {
    const others = foldedWords(text).filter((word) => !isKeyword(word));
    for (const wording of wordings(phrase(others.join(" ")), groups)) add(wording, all);
  }
  for (const text of page.alsoCalled ?? []) add(phrase(text), all);
  const atShop = [...items.entries()].flatMap(([place, item]) => (item.location ? [] : [place]));
  for (const text of page.shopAddress ?? []) {
    for (const wording of wordings(phrase(text), groups)) add(wording, atShop);
  }
  return index;
}

function singularOf(word: string, pluralEnding: string): string {
  return word.endsWith(pluralEnding) ? word.slice(0, word.length - pluralEnding.length) : word;
}

/** Words between blanks, so that a phrase is found in another one as whole words. */
function phrase(text: string): string {
  return ` ${foldedWords(text).join(" ")} `;
}

/** A phrase as it is, and with words that mean the same in place of its own. */
function wordings(text: string, groups: readonly (readonly string[])[]): Set<string> {
  const others = groups.flatMap((group) =>
    group
      .filter((words) => text.includes(words))
      .flatMap((words) => group.map((other) => text.replace(words, other))),
  );
  return new Set([text, ...others]);
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function isNumber(part: string): boolean {
  return /^\p{Number}+$/u.test(part);
}

function isForgiven(part: string, word: string, pluralEnding: string): boolean {
  if (part.length < shortestForgiving || !word.startsWith(part.charAt(0)) || isNumber(part))
    return false;
  if (isDerived(part, word, pluralEnding)) return false;
  return [-1, 0, 1].some((extra) => isOneEditAway(part, word.slice(0, part.length + extra)));
}

/** Whether a letter behind a word makes another word of it, as in driver; a plural or a doubled letter does not. */
function isDerived(part: string, word: string, pluralEnding: string): boolean {
  const last = part.slice(-1);
  return part.slice(0, -1) === word && last !== pluralEnding && last !== word.slice(-1);
}

/** Whether one letter replaced, added, left out or swapped with the next makes one text of the other. */
function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(at);
  const other = long.slice(at);
  if (short.length < long.length) return rest === other.slice(1);
  const swapped = other.charAt(1) + other.charAt(0) + other.slice(2);
  return rest.slice(1) === other.slice(1) || rest === swapped;
}
