import type { NamedPlace } from "../shop/places";
import { foldedWordsIn, type FoldedWord } from "../text/folded-words";
import { type Dictionary, sensesOf, stemmer } from "./dictionary";
import { matchedWords } from "./matched-words";
import { searchMeaning } from "./meaning";
import { type SearchedItem, type SearchedPage, wordIndex } from "./word-index";

/** What a search finds in a list, and what it asks for besides. */
export interface SearchAnswer {
  /** The positions of the items that fit. */
  readonly positions: ReadonlySet<number>;
  /** Rupees that the price may be at most. */
  readonly below: number | null;
  /** Whether the lowest price is asked for. */
  readonly isCheap: boolean;
  readonly days: number | null;
  /** Slug of the place that the trip goes to. */
  readonly to: string | null;
  /** The words that nothing knows, as they were typed. */
  readonly leftOut: readonly string[];
  /** Whether the last of them begins a word that is known: it may not be typed to its end. */
  readonly isBegun: boolean;
  /** The search without them; null where nothing of it is understood. */
  readonly understood: string | null;
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
  const list = {
    hasPhrase: (words: readonly FoldedWord[]) => index.whole(words).length > 0,
    hasSeats: items.some(({ seats }) => seats),
    hasTripPrices,
  };
  return (typed, priceAt) => {
    const search = typed.replaceAll(/(\d),(?=\d{2,3}(?!\d))/g, "$1");
    const all = foldedWordsIn(search);
    const { alternatives, unanswered, ...asked } = searchMeaning(all, senses, stem, list);
    const { people, below, isCheap, days, to } = asked;
    const within = [...items.entries()].flatMap(([position, { seats }]) => {
      const isLarge = people === null || (seats ?? 0) >= people;
      const isBelow = below === null || (priceAt(position, days) ?? Infinity) <= below;
      return isLarge && isBelow ? [position] : [];
    });
    const last = /\s$/.test(typed) ? undefined : all.at(-1);
    const matches = alternatives.map((words) => ({
      words,
      ...matchedWords(words, new Set(within), index, last),
    }));
    const known = matches.filter(({ words, leftOut }) => leftOut.length < words.length);
    const positions = new Set(
      known.length > 0 ? known.flatMap((one) => [...one.positions]) : within,
    );
    const leftOut = matches.flatMap((one) => one.leftOut);
    const isUnderstood =
      known.length > 0 || [people, below, days, to].some((one) => one !== null) || isCheap;
    const unknown = new Set([...unanswered, ...leftOut]);
    const isBegun =
      last !== undefined &&
      leftOut.includes(last) &&
      !senses.has(last.text) &&
      [...senses.keys()].some((key) => key.startsWith(last.text));
    return {
      positions,
      below,
      isCheap,
      days,
      to,
      isBegun,
      ...divided(search, all, unknown, isUnderstood),
    };
  };
}

/** The words of a search that are left out, neighbours together, and the rest of it. */
function divided(
  search: string,
  words: readonly FoldedWord[],
  leftOut: ReadonlySet<FoldedWord>,
  isUnderstood: boolean,
): Pick<SearchAnswer, "leftOut" | "understood"> {
  const runs: { start: number; end: number }[] = [];
  for (const [at, word] of words.entries()) {
    if (!leftOut.has(word)) continue;
    const before = words[at - 1];
    const run = before && leftOut.has(before) ? runs.at(-1) : undefined;
    if (run === undefined) runs.push({ start: word.start, end: word.end });
    else run.end = word.end;
  }
  let rest = search;
  for (const { start, end } of [...runs].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return {
    leftOut: runs.map(({ start, end }) => search.slice(start, end)),
    understood: isUnderstood ? rest.replaceAll(/\s+/g, " ").trim() : null,
  };
}
