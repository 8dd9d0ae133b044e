import type { Item } from "../prices/item";
import type { ItemFacts } from "../lists/item-fields";
import { type FoldedWord, foldedWords } from "../text/folded-words";
import type { Dictionary, Stem } from "./dictionary";

/** `data/pages.json`. */
export interface SearchedPage
  extends
    Omit<Queries.SearchedPageFragment, "englishWords">,
    Partial<Pick<Queries.SearchedPageFragment, "englishWords">> {
  /** Matches items without a location. */
  readonly shopAddress?: readonly string[];
}

export type SearchedItem = Pick<Item, "name"> &
  Partial<Omit<ItemFacts, "name"> & Pick<Item, "category" | "description" | "seats">>;

export interface WordIndex {
  /** Whatever the endings. */
  readonly whole: (words: readonly FoldedWord[]) => readonly number[];
  /** The last word may be incomplete. */
  readonly begun: (words: readonly FoldedWord[]) => readonly number[];
  /** With one typing error. */
  readonly closest: (word: FoldedWord) => readonly number[];
}

/** As in `activa5g`. */
export const mostJoined = 3;

/** In shorter words an error could mean anything. */
const shortestForgiving = 4;

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
 * The page's words match all items unless they are keywords of some, such as `scooters` on a page
 * of bikes and scooters.
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
    const allPositions = new Set<number>();
    for (const [word, positions] of words) {
      if (fits(word)) for (const position of positions) allPositions.add(position);
    }
    return [...allPositions];
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

/** With synonyms, each joined to one word. */
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
          const joinedWord = other.replaceAll(" ", "");
          wordings.add([...words.slice(0, start), joinedWord, ...words.slice(end)].join(" "));
        }
      }
    }
    return wordings;
  };
}

function addAll(index: Map<string, Set<number>>, key: string, positions: Iterable<number>): void {
  const allPositions = index.get(key) ?? new Set();
  for (const position of positions) allPositions.add(position);
  index.set(key, allPositions);
}

function isForgiven(part: string, word: string): boolean {
  if (part.length < shortestForgiving || !word.startsWith(part.charAt(0))) return false;
  // A word with a letter added, as in driver, is another word.
  const isDerived = part.startsWith(word) && part.at(-1) !== word.at(-1);
  return !isDerived && !/^\p{Number}+$/u.test(part) && isOneEditAway(part, word);
}

function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const tail = short.slice(at);
  const other = long.slice(at);
  if (short.length < long.length) return tail === other.slice(1);
  const swapped = other.charAt(1) + other.charAt(0) + other.slice(2);
  return tail.slice(1) === other.slice(1) || tail === swapped;
}
