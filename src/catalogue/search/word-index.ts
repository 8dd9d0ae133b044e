import type { Item } from "../prices/item";
import type { ItemFacts } from "../lists/item-fields";
import { type FoldedWord, foldedWords } from "../text/folded-words";
import type { Dictionary, Stem } from "./dictionary";

/** What a list page calls the things it lists (`data/pages.json`). */
export interface SearchedPage
  extends
    Omit<Queries.SearchedPageFragment, "englishWords">,
    Partial<Pick<Queries.SearchedPageFragment, "englishWords">> {
  /** Words of the shop's address, which find what has no place of its own. */
  readonly shopAddress?: readonly string[];
}

/** The facts of an item by which it is searched; one that it does not have is null or absent. */
export type SearchedItem = Pick<Item, "name"> &
  Partial<Omit<ItemFacts, "name"> & Pick<Item, "category" | "description" | "seats">>;

/** Finds the positions of items by their words. */
export interface WordIndex {
  /** By neighbouring words, whatever they end in. */
  readonly whole: (words: readonly FoldedWord[]) => readonly number[];
  /** By neighbouring words of which the last may not be typed to its end. */
  readonly begun: (words: readonly FoldedWord[]) => readonly number[];
  /** By a word of which one letter is wrong. */
  readonly closest: (word: FoldedWord) => readonly number[];
}

/** How many neighbouring words may be written as one, as in `activa5g`. */
export const mostJoined = 3;

/** Words shorter than this have to be typed right: one wrong letter in three could be anything. */
const shortestForgiving = 4;

/** Name, description, facts and keywords of an item, each a text of its own. */
export function searchedTexts(item: SearchedItem): string[] {
  const { name, description, filter, brand, location, mileage, category } = item;
  const texts = [
    name,
    description,
    filter,
    brand,
    location,
    mileage,
    ...(category ?? "").split(","),
  ];
  return texts.flatMap((text) => text ?? []);
}

/**
 * Prepares the words of a list: those of its items with what means the same, and those of its page.
 *
 * One letter of a word may be wrong, missing, too many or in its neighbour's place; the first letter and
 * digits have to be right. The page's title, link and nouns find everything, unless a word of them is a keyword of some items: on a
 * page of bikes and scooters `scooters` finds the scooters.
 */
export function wordIndex(
  items: readonly SearchedItem[],
  page: SearchedPage,
  sameMeaning: Dictionary["sameMeaning"],
  stem: Stem,
): WordIndex {
  const wordings = wordingReader(sameMeaning);
  const index = new Map<string, Set<number>>();
  const add = (text: string, positions: Iterable<number>) => {
    const words = text.split(" ");
    for (const start of words.keys()) {
      for (let end = start + 1; end <= Math.min(start + mostJoined, words.length); end += 1) {
        addAll(index, words.slice(start, end).join(""), positions);
      }
    }
  };
  const holders = new Map<string, number[]>();
  for (const [position, item] of items.entries()) {
    for (const text of searchedTexts(item)) {
      holders.set(text, [...(holders.get(text) ?? []), position]);
    }
  }
  const keywords = new Set<string>();
  for (const [text, positions] of holders) {
    for (const wording of wordings(text)) {
      keywords.add(stem(wording));
      add(wording, positions);
    }
  }
  const all = [...items.keys()];
  const { title, link, noun, englishWords } = page;
  for (const text of [title, link, noun.one, noun.many, ...(englishWords ?? [])]) {
    const others = foldedWords(text).filter((word) => !keywords.has(stem(word)));
    for (const wording of wordings(others.join(" "))) add(wording, all);
  }
  for (const text of page.alsoCalled ?? []) add(foldedWords(text).join(""), all);
  const atShop = all.filter((position) => !items[position]?.location);
  for (const text of page.shopAddress ?? []) {
    for (const wording of wordings(text)) add(wording, atShop);
  }
  const stems = new Map<string, Set<number>>();
  for (const [word, positions] of index) addAll(stems, stem(word), positions);
  const joined = (words: readonly FoldedWord[]) => words.map(({ text }) => text).join("");
  const fitting = (words: typeof index, fits: (word: string) => boolean) => {
    const found = new Set<number>();
    for (const [word, positions] of words) {
      if (fits(word)) for (const position of positions) found.add(position);
    }
    return [...found];
  };
  return {
    whole: (words) => {
      const word = joined(words);
      return [...(index.get(word) ?? index.get(stem(word)) ?? stems.get(stem(word)) ?? [])];
    },
    begun: (words) => fitting(index, (word) => word.startsWith(joined(words))),
    closest: ({ text }) => fitting(stems, (word) => isForgiven(stem(text), word)),
  };
}

/** Reads a text as it is, and with a word or phrase that means the same, joined to one word, in place of its own. */
function wordingReader(sameMeaning: Dictionary["sameMeaning"]) {
  const groups = new Map<string, string[]>();
  for (const group of sameMeaning) {
    const phrases = group.map((words) => foldedWords(words).join(" "));
    for (const words of phrases) groups.set(words, [...(groups.get(words) ?? []), ...phrases]);
  }
  return (text: string): ReadonlySet<string> => {
    const words = foldedWords(text);
    const wordings = new Set([words.join(" ")]);
    for (const start of words.keys()) {
      for (let end = start + 1; end <= words.length; end += 1) {
        for (const other of groups.get(words.slice(start, end).join(" ")) ?? []) {
          const one = other.replaceAll(" ", "");
          wordings.add([...words.slice(0, start), one, ...words.slice(end)].join(" "));
        }
      }
    }
    return wordings;
  };
}

function addAll(index: Map<string, Set<number>>, key: string, positions: Iterable<number>): void {
  const found = index.get(key) ?? new Set();
  for (const position of positions) found.add(position);
  index.set(key, found);
}

function isForgiven(part: string, word: string): boolean {
  if (part.length < shortestForgiving || !word.startsWith(part.charAt(0))) return false;
  // A letter behind a word makes another word of it, as in driver; a doubled letter does not.
  const isDerived = part.startsWith(word) && part.at(-1) !== word.at(-1);
  return !isDerived && !/^\p{Number}+$/u.test(part) && isOneEditAway(part, word);
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
