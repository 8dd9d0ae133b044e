import type { FoldedWord } from "../text/folded-words";
import { bounds, isWithin } from "../text/bounds";
import { type Sense, senseOf, type Senses, type Stem } from "./dictionary";

interface SearchedList {
  readonly hasPhrase: (words: readonly FoldedWord[]) => boolean;
  readonly hasSeats: boolean;
  readonly hasTripPrices: boolean;
  readonly hasTripKm: boolean;
}

export interface Meaning {
  /** Words for items; "alto or swift" has two alternatives. */
  alternatives: FoldedWord[][];
  /** Words for what the list does not offer, such as a week. */
  unanswered: FoldedWord[];
  /** Seats that are needed. */
  people: number | null;
  /** Price limit in rupees. */
  below: number | null;
  isCheap: boolean;
  /** Length of a trip. */
  days: number | null;
  km: number | null;
  /** Slug of a trip's place. */
  to: string | null;
  /** Words for the length, distance and place of a trip. */
  tripWords: FoldedWord[];
}

interface Phrase {
  readonly words: readonly FoldedWord[];
  readonly sense: Sense;
}

/** Rupees: a number of this size without a unit may be a price limit. */
const likelyLimits = { min: 300, max: bounds.rupees.max };

const isLikelyLimit = (number = 0) => isWithin(number, likelyLimits);

const maxPhraseWords = 4;

/** Reads `7 seater under ₹3500 for 2 days`: seven seats, at most 3500 rupees, two days. */
export function searchMeaning(
  search: readonly FoldedWord[],
  senses: Senses,
  stem: Stem,
  { hasPhrase, hasSeats, hasTripPrices, hasTripKm }: SearchedList,
): Meaning {
  const all = phrasesIn(search, senses, stem);
  const hasPlace = all.some(({ sense }) => sense.place !== undefined);
  const phrases = all.filter(({ sense }) => !sense.ignored && !(hasPlace && sense.isHome));
  const numbers = numbersOfUnits(phrases, hasPhrase, hasSeats);
  const usedNumbers = new Set(numbers.values());
  const meaning: Meaning = {
    alternatives: [[]],
    unanswered: [],
    people: null,
    below: null,
    isCheap: false,
    days: null,
    km: null,
    to: null,
    tripWords: [],
  };
  // A number beside unknown words belongs to a model, not to a price.
  const areWordsKnown = phrases.every(
    ({ words, sense }) => Object.keys(sense).length > 0 || hasPhrase(words),
  );
  for (const phrase of phrases.filter((candidate) => !usedNumbers.has(candidate))) {
    const { or, cheap, below, kilometres, people, seats, days, place } = phrase.sense;
    const numberPhrase = numbers.get(phrase);
    const number = numberPhrase?.sense.number;
    const words = [...(numberPhrase?.words ?? []), ...phrase.words];
    const phraseDays = (days ?? 0) * (number ?? 1);
    const allDays = (meaning.days ?? 0) + phraseDays;
    const isOutOfBounds = !isWithinBounds(phrase.sense, number, phraseDays, allDays);
    if (or) meaning.alternatives.push([]);
    else if (isOutOfBounds) meaning.unanswered.push(...words);
    else if (place !== undefined && !hasPhrase(phrase.words)) {
      if (hasTripKm && (meaning.to ?? place) === place) {
        meaning.to = place;
        meaning.tripWords.push(...phrase.words);
      } else meaning.unanswered.push(...phrase.words);
    } else if (cheap) meaning.isCheap = true;
    // The visitor may not have typed the number yet.
    else if (below) meaning.below = number ?? meaning.below;
    else if (hasSeats && (people || seats !== undefined)) {
      meaning.people = Math.max(meaning.people ?? 0, number ?? seats ?? 0);
    } else if (days !== undefined) {
      if (hasTripPrices) {
        meaning.days = allDays;
        meaning.tripWords.push(...words);
      } else if (days > 1) meaning.unanswered.push(...words);
    } else if (kilometres && number !== undefined && hasTripKm) {
      meaning.km = number;
      meaning.tripWords.push(...words);
    } else if (areWordsKnown && isLikelyLimit(phrase.sense.number) && !hasPhrase(phrase.words)) {
      meaning.below = phrase.sense.number ?? null;
    } else if (number !== undefined) {
      meaning.unanswered.push(...words);
    } else meaning.alternatives.at(-1)?.push(...phrase.words);
  }
  return meaning;
}

/** The number beside each unit. Price limits choose last: in "500 లోపు 1 day" (below 500), the 1 belongs to the day. */
function numbersOfUnits(
  phrases: readonly Phrase[],
  hasPhrase: SearchedList["hasPhrase"],
  hasSeats: boolean,
): ReadonlyMap<Phrase, Phrase> {
  const numbers = new Map<Phrase, Phrase>();
  const limitsLast = [...phrases.entries()].sort(
    ([, a], [, b]) => Number(a.sense.below ?? false) - Number(b.sense.below ?? false),
  );
  for (const [position, phrase] of limitsLast) {
    const { kilometres, people, days } = phrase.sense;
    const usedNumbers = new Set(numbers.values());
    // "under 600 per day" does not mean 600 days.
    const isLimit = ({ sense: { number = 0 } }: Phrase) =>
      days !== undefined && number > bounds.days.max && phrases[position - 2]?.sense.below;
    const number = numberSteps(phrase.sense)
      .flatMap((step) => phrases[position + step] ?? [])
      .find(
        (neighbour) =>
          neighbour.sense.number !== undefined &&
          !usedNumbers.has(neighbour) &&
          !isLimit(neighbour),
      );
    // "100 km" is a name if an item contains it; so is "7 seater", unless an item has seats.
    const mayBeName = kilometres ?? (people && !hasSeats);
    const isName = mayBeName && hasPhrase([...(number?.words ?? []), ...phrase.words]);
    if (number !== undefined && !isName) numbers.set(phrase, number);
  }
  return numbers;
}

/** Steps from a unit to its number, likeliest first. */
function numberSteps({ below, people, kilometres, days }: Sense): readonly number[] {
  if (below) return [1, -1];
  if (people) return [-1, 1];
  return kilometres || days !== undefined ? [-1] : [];
}

function isWithinBounds(
  { below, people, kilometres, days }: Sense,
  number: number | undefined,
  phraseDays: number,
  allDays: number,
): boolean {
  if (below) return isWithin(number ?? 1, bounds.rupees);
  if (people) return isWithin(number ?? 1, bounds.people);
  if (kilometres) return isWithin(number ?? 0, bounds.km);
  return days === undefined || (phraseDays >= bounds.days.min && allDays <= bounds.days.max);
}

function phrasesIn(words: readonly FoldedWord[], senses: Senses, stem: Stem): Phrase[] {
  const phrases: Phrase[] = [];
  let start = 0;
  while (start < words.length) {
    let length = Math.min(maxPhraseWords, words.length - start);
    const senseOfFirst = (count: number) =>
      senseOf(
        senses,
        words.slice(start, start + count).map(({ text }) => text),
        stem,
      );
    while (length > 1 && senseOfFirst(length) === undefined) length -= 1;
    const part = words.slice(start, start + length);
    const text = part.map((word) => word.text).join("");
    const numberSense = /^\d{1,7}$/.test(text) ? { number: Number(text) } : {};
    phrases.push({ words: part, sense: senseOfFirst(length) ?? numberSense });
    start += length;
  }
  return phrases;
}
