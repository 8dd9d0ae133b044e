import type { Item } from "../prices/item";
import type { ItemFacts } from "../lists/item-fields";
import { type FoldedWord, foldedPhrase, foldedWords } from "../text/folded-words";
import type { Dictionary, Stem } from "./dictionary";

export interface SearchedPage extends Omit<Queries.SearchedPageFragment, "englishWords"> {
  readonly englishWords?: readonly string[] | null;
  /** Words that find the items without a location. */
  readonly shopAddress?: readonly string[];
}

export type SearchedItem = Pick<Item, "name"> &
  Partial<Omit<ItemFacts, "name"> & Pick<Item, "category" | "description">>;

export interface WordIndex {
  /** Ignores endings. */
  readonly whole: (words: readonly FoldedWord[]) => readonly number[];
  readonly startingWith: (words: readonly FoldedWord[]) => readonly number[];
  /** With one typing error. */
  readonly closest: (word: FoldedWord) => readonly number[];
}

/** `activa5g` joins `activa`, `5` and `g`, because digits are words. */
export const maxJoinedWords = 3;

/** A shorter word with a typing error resembles too many others. */
const minForgivenLength = 4;

export function searchedTexts(item: SearchedItem): string[] {
  const { name, description, filter, brand, location, mileage, category } = item;
  const keywords = (category ?? "").split(",");
  const texts = [name, description, filter, brand, location, mileage, ...keywords];
  return texts.flatMap((text) => text ?? []);
}

/**
 * A word of the page matches all items, unless it is a keyword of some, such as `scooters` on a page of
 * bikes and scooters.
 */
export function wordIndex(
  items: readonly SearchedItem[],
  page: SearchedPage,
  sameMeaning: Dictionary["sameMeaning"],
  stem: Stem,
): WordIndex {
  const wordingsOf = wordingReader(sameMeaning);
  const index = new Map<string, Set<number>>();
  const add = (text: string, positions: Iterable<number>) => {
    const words = text.split(" ");
    for (const start of words.keys()) {
      for (let end = start + 1; end <= Math.min(start + maxJoinedWords, words.length); end += 1) {
        addAll(index, words.slice(start, end).join(""), positions);
      }
    }
  };
  const positionsByText = new Map<string, number[]>();
  for (const [position, item] of items.entries()) {
    for (const text of searchedTexts(item)) {
      positionsByText.set(text, [...(positionsByText.get(text) ?? []), position]);
    }
  }
  const keywords = new Set<string>();
  for (const [text, positions] of positionsByText) {
    for (const wording of wordingsOf(text)) {
      keywords.add(stem(wording));
      add(wording, positions);
    }
  }
  const allPositions = [...items.keys()];
  const { title, link, noun, englishWords } = page;
  for (const text of [title, link, noun.one, noun.many, ...(englishWords ?? [])]) {
    const pageWords = foldedWords(text).filter((word) => !keywords.has(stem(word)));
    for (const wording of wordingsOf(pageWords.join(" "))) add(wording, allPositions);
  }
  for (const text of page.alsoCalled ?? []) add(foldedWords(text).join(""), allPositions);
  const atShop = allPositions.filter((position) => !items[position]?.location);
  for (const text of page.shopAddress ?? []) {
    for (const wording of wordingsOf(text)) add(wording, atShop);
  }
  const stems = new Map<string, Set<number>>();
  for (const [word, positions] of index) addAll(stems, stem(word), positions);
  const joined = (words: readonly FoldedWord[]) => words.map(({ text }) => text).join("");
  const matching = (wordMap: typeof index, matches: (word: string) => boolean) => [
    ...new Set([...wordMap].flatMap(([word, positions]) => (matches(word) ? [...positions] : []))),
  ];
  return {
    whole: (words) => {
      const word = joined(words);
      return [...(index.get(word) ?? index.get(stem(word)) ?? stems.get(stem(word)) ?? [])];
    },
    startingWith: (words) => matching(index, (word) => word.startsWith(joined(words))),
    closest: ({ text }) => matching(stems, (word) => isTypingError(stem(text), word)),
  };
}

/** Returns a function that lists a text and its variants, each with a phrase replaced by a synonym as one word. */
function wordingReader(sameMeaning: Dictionary["sameMeaning"]) {
  const groups = new Map<string, string[]>();
  for (const group of sameMeaning) {
    const phrases = group.map(foldedPhrase);
    for (const words of phrases) groups.set(words, [...(groups.get(words) ?? []), ...phrases]);
  }
  return (text: string): ReadonlySet<string> => {
    const words = foldedWords(text);
    const wordings = new Set([words.join(" ")]);
    for (const start of words.keys()) {
      for (let end = start + 1; end <= words.length; end += 1) {
        for (const other of groups.get(words.slice(start, end).join(" ")) ?? []) {
          const joinedWord = other.replaceAll(" ", "");
          wordings.add([...words.slice(0, start), joinedWord, ...words.slice(end)].join(" "));
        }
      }
    }
    return wordings;
  };
}

function addAll(index: Map<string, Set<number>>, key: string, positions: Iterable<number>): void {
  const positionsOfKey = index.get(key) ?? new Set();
  for (const position of positions) positionsOfKey.add(position);
  index.set(key, positionsOfKey);
}

function isTypingError(typed: string, word: string): boolean {
  if (typed.length < minForgivenLength || !word.startsWith(typed.charAt(0))) return false;
  // A letter added at the end makes another word ("drive", "driver"), unless it repeats the letter before.
  const isDerived = typed.startsWith(word) && typed.at(-1) !== word.at(-1);
  return !isDerived && !/^\p{Number}+$/u.test(typed) && isOneEditAway(typed, word);
}

function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const shortTail = short.slice(at);
  const longTail = long.slice(at);
  if (short.length < long.length) return shortTail === longTail.slice(1);
  const swapped = longTail.charAt(1) + longTail.charAt(0) + longTail.slice(2);
  return shortTail.slice(1) === longTail.slice(1) || shortTail === swapped;
}
