import type { NamedPlace } from "../shop/places";
import { foldedWordsIn, type FoldedWord } from "../text/folded-words";
import { type Dictionary, sensesOf, stemmer } from "./dictionary";
import { matchedWords } from "./matched-words";
import { searchMeaning } from "./meaning";
import { type SearchedItem, type SearchedPage, type WordIndex, wordIndex } from "./word-index";

/** What a search finds in a list, and what it asks for besides. */
export interface SearchAnswer {
  /** The positions of the items that fit. */
  readonly positions: ReadonlySet<number>;
  /** Those of them whose names have the words. */
  readonly named: ReadonlySet<number>;
  /** Rupees that the price may be at most. */
  readonly below: number | null;
  /** Whether the lowest price is asked for. */
  readonly isCheap: boolean;
  readonly days: number | null;
  /** Kilometres that the trip has. */
  readonly km: number | null;
  /** Slug of the place that the trip goes to. */
  readonly to: string | null;
  /** The words that nothing knows, as they were typed. */
  readonly leftOut: readonly string[];
  /** Whether the last of them begins a word that is known: it may not be typed to its end. */
  readonly isBegun: boolean;
}

/**
 * Answers a search.
 *
 * @param priceAt rupees that the list shows for the item at a position, for so many days where some are asked for, or null
 */
export type ListSearch = (
  search: string,
  priceAt: (position: number, days: number | null) => number | null,
) => SearchAnswer;

/** What a list is searched by, besides its items. */
export interface SearchSource {
  readonly page: SearchedPage;
  readonly dictionary: Dictionary;
  /** Where a trip may go. */
  readonly places: readonly NamedPlace[];
  /** The shop's town. */
  readonly town: string;
  readonly hasTripPrices: boolean;
}

/**
 * Prepares the search of a list. What the words of a search mean besides names is read first (`meaning.ts`).
 * An item is found when each other word is one of its own, or one that means the same, whatever it ends in;
 * the last word, which may not be typed to its end where no space follows, begins one. Neighbouring words may be typed joined or
 * split. What is unknown all the same is left out. Of words with "or" between them, one will do.
 *
 * @param items the items in the order of the list
 */
export function listSearch(items: readonly SearchedItem[], source: SearchSource): ListSearch {
  const { page, dictionary, places, town, hasTripPrices } = source;
  const stem = stemmer(dictionary.endings ?? []);
  const names = places.map(({ name, slug, alsoCalled }) => [name, slug, ...(alsoCalled ?? [])]);
  const sameMeaning = [...dictionary.sameMeaning, ...names];
  const senses = sensesOf({ ...dictionary, sameMeaning }, places, town, stem);
  const index = wordIndex(items, page, sameMeaning, stem);
  const nameIndex = wordIndex(
    items.map(({ name }) => ({ name })),
    noPage,
    sameMeaning,
    stem,
  );
  const list = {
    hasPhrase: (words: readonly FoldedWord[]) => index.whole(words).length > 0,
    hasSeats: items.some(({ seats }) => seats),
    hasTripPrices,
  };
  return (typed, priceAt) => {
    const search = typed.replaceAll(/(\d),(?=\d{2,3}(?!\d))/g, "$1");
    const all = foldedWordsIn(search);
    const { alternatives, unanswered, ...asked } = searchMeaning(all, senses, stem, list);
    const { people, below, isCheap, days, km, to } = asked;
    const within = [...items.entries()].flatMap(([position, { seats }]) => {
      const isLarge = people === null || (seats ?? 0) >= people;
      const isBelow = below === null || (priceAt(position, days) ?? Infinity) <= below;
      return isLarge && isBelow ? [position] : [];
    });
    const last = /\s$/.test(typed) ? undefined : all.at(-1);
    const matches = alternatives.map((words) => ({
      words,
      ...bestMatch(words, new Set(within), index, nameIndex, last),
    }));
    const known = matches.filter(({ words, leftOut }) => leftOut.length < words.length);
    const positions = new Set(
      known.length > 0 ? known.flatMap((one) => [...one.positions]) : within,
    );
    const leftOut = matches.flatMap((one) => one.leftOut);
    const unknown = new Set([...unanswered, ...leftOut]);
    const isBegun =
      last !== undefined &&
      leftOut.includes(last) &&
      !senses.has(last.text) &&
      [...senses.keys()].some((key) => key.startsWith(last.text));
    return {
      positions,
      named: new Set(
        known.flatMap(({ words, leftOut }) => {
          const found = words.filter((word) => !leftOut.includes(word));
          return [...matchedWords(found, positions, nameIndex, last).positions];
        }),
      ),
      below,
      isCheap,
      days,
      km,
      to,
      isBegun,
      leftOut: textsOf(search, all, unknown),
    };
  };
}

const noPage: SearchedPage = {
  title: "",
  link: "",
  noun: { one: "", many: "" },
  alsoCalled: null,
};

/**
 * What has all words or, where nothing has, what has a name of them: a number or a letter is merely a part of a name, and
 * finds nothing beside words that are unknown.
 */
function bestMatch(
  words: readonly FoldedWord[],
  within: ReadonlySet<number>,
  index: WordIndex,
  nameIndex: WordIndex,
  last: FoldedWord | undefined,
): ReturnType<typeof matchedWords> {
  const whole = matchedWords(words, within, index, last);
  const isPart = ({ text }: FoldedWord) => /^(\p{Number}+|\p{Letter})$/u.test(text);
  const isLost = whole.leftOut.some((word) => !isPart(word));
  const isSure = whole.positions.size > 0 && !isLost;
  if (isSure || words.length < 2 || within.size === 0) return whole;
  const rest = words.filter((word) => !isPart(word));
  for (const narrower of [index, nameIndex]) {
    const match = matchedWords(rest, within, narrower, last);
    if (match.positions.size > 0) {
      const parts = isLost || whole.positions.size === 0 ? words.filter(isPart) : [];
      return { ...match, leftOut: [...match.leftOut, ...parts] };
    }
  }
  return whole;
}

/** The words of a search that are left out, neighbours together, each with what is written joined to it. */
function textsOf(
  search: string,
  words: readonly FoldedWord[],
  leftOut: ReadonlySet<FoldedWord>,
): string[] {
  const texts = [...search.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    isLeftOut: words.some(
      (word) => leftOut.has(word) && word.start < index + text.length && word.end > index,
    ),
  }));
  return texts
    .map(({ text, isLeftOut }) => (isLeftOut ? text : "\n"))
    .join(" ")
    .split("\n")
    .flatMap((run) => run.trim() || []);
}
