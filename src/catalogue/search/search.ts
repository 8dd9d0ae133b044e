import { type NamedPlace, placeNames } from "../prices/item";
import { foldedWordsIn, type FoldedWord } from "../text/folded-words";
import { type Dictionary, sensesOf, stemmer } from "./dictionary";
import { type Meaning, searchMeaning } from "./meaning";
import { type SearchedItem, type SearchedPage, type WordIndex, wordIndex } from "./word-index";

export interface SearchAnswer extends Readonly<Pick<Meaning, "below" | "isCheap">> {
  readonly positions: ReadonlySet<number>;
  /** Positions of items that match by name. */
  readonly named: ReadonlySet<number>;
  /** Words that match nothing, as typed. */
  readonly leftOut: readonly string[];
}

interface SearchSource {
  readonly page: SearchedPage;
  readonly dictionary: Dictionary;
  readonly places: readonly NamedPlace[];
  readonly town: string;
  readonly hasTripPrices: boolean;
  /** Whether a trip's price depends on its kilometres. */
  readonly hasTripKm: boolean;
}

/** Finds items, and reads the trip in a search. */
export function listSearch(items: readonly SearchedItem[], source: SearchSource) {
  const { page, dictionary, places, town, hasTripPrices, hasTripKm } = source;
  const stem = stemmer(dictionary.endings ?? []);
  const sameMeaning = [...dictionary.sameMeaning, ...places.map(placeNames)];
  const senses = sensesOf({ ...dictionary, sameMeaning }, places, town, stem);
  const index = wordIndex(items, page, sameMeaning, stem);
  const names = items.map(({ name }) => ({ name }));
  const nameIndex = wordIndex(names, null, sameMeaning, stem);
  const list = {
    hasPhrase: index.hasPhrase,
    hasSeats: items.some(({ seats }) => seats),
    hasTripPrices,
    hasTripKm,
  };
  const meaningOf = (typed: string) => {
    const ungrouped = typed.replaceAll(/(\d),(?=\d{2,3}(?!\d))/g, "$1");
    const searchWords = foldedWordsIn(ungrouped);
    return { ungrouped, searchWords, ...searchMeaning(searchWords, senses, stem, list) };
  };
  /** `otherWords` is the search without the words for the trip. */
  const tripIn = (typed: string) => {
    const { days, km, to, tripWords, ungrouped } = meaningOf(typed);
    const lastFirst = [...tripWords].sort((a, b) => b.start - a.start);
    const others = lastFirst.reduce(
      (text, { start, end }) => text.slice(0, start) + text.slice(end),
      ungrouped,
    );
    return { days, km, to, otherWords: others.replaceAll(/\s+/g, " ").trim() };
  };
  /** @param priceAt rupees for the item at a position; null without a price */
  const find = (typed: string, priceAt: (position: number) => number | null): SearchAnswer => {
    const { ungrouped, searchWords, alternatives, unanswered, people, below, isCheap } =
      meaningOf(typed);
    const within = [...items.entries()].flatMap(([position, { seats }]) => {
      const hasEnoughSeats = (seats ?? 0) >= (people ?? 0);
      const isBelow = below === null || (priceAt(position) ?? Infinity) <= below;
      return hasEnoughSeats && isBelow ? [position] : [];
    });
    const last = /\s$/.test(typed) ? undefined : searchWords.at(-1);
    const matches = alternatives.map((words) => ({
      words,
      ...bestMatch(words, new Set(within), index, last),
    }));
    const usedMatches = matches.filter(({ words, leftOut }) => leftOut.length < words.length);
    const positions = new Set(
      usedMatches.length > 0 ? usedMatches.flatMap((match) => [...match.positions]) : within,
    );
    const leftOut = matches.flatMap((match) => match.leftOut);
    const unknown = new Set([...unanswered, ...leftOut]);
    return {
      below,
      isCheap,
      positions,
      named: new Set(
        usedMatches.flatMap(({ words, leftOut }) => {
          const usedWords = words.filter((word) => !leftOut.includes(word));
          return [...nameIndex.match(usedWords, positions, last).positions];
        }),
      ),
      leftOut: textsOf(ungrouped, searchWords, unknown),
    };
  };
  return { tripIn, find };
}

/** If all words find nothing or a long word is left out, matches only the long words. */
function bestMatch(
  words: readonly FoldedWord[],
  within: ReadonlySet<number>,
  index: WordIndex,
  last: FoldedWord | undefined,
): ReturnType<WordIndex["match"]> {
  const whole = index.match(words, within, last);
  const isShort = ({ text }: FoldedWord) => /^(\p{Number}+|\p{Letter})$/u.test(text);
  const lacksLongWord = whole.leftOut.some((word) => !isShort(word));
  const isComplete = whole.positions.size > 0 && !lacksLongWord;
  if (isComplete || words.length < 2) return whole;
  const longWords = words.filter((word) => !isShort(word));
  const match = index.match(longWords, within, last);
  return match.positions.size === 0
    ? whole
    : { ...match, leftOut: [...match.leftOut, ...words.filter(isShort)] };
}

/** As typed; neighbours become one text. */
function textsOf(
  search: string,
  words: readonly FoldedWord[],
  leftOut: ReadonlySet<FoldedWord>,
): string[] {
  const texts = words.map((word, index) =>
    leftOut.has(word) ? search.slice(word.start, words[index + 1]?.start) : "\n",
  );
  return texts
    .join("")
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean);
}

/** Whether another list matches words that this list lacks, or the whole search if this list lacks nothing. */
export function isBetterMatch(
  other: Pick<SearchAnswer, "positions" | "leftOut">,
  answer: typeof other,
): boolean {
  const singleWords = ({ leftOut }: typeof answer) => leftOut.flatMap((text) => text.split(" "));
  const missing = singleWords(answer);
  const missingInOther = singleWords(other);
  if (other.positions.size === 0) return false;
  return missing.length === 0
    ? missingInOther.length === 0
    : missing.some((word) => !missingInOther.includes(word));
}
