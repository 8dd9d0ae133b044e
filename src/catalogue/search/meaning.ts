import type { FoldedWord } from "../text/folded-words";
import { bounds, isWithin } from "../text/bounds";
import { type Sense, senseOf, type Senses, type Stem } from "./dictionary";

type Words = readonly FoldedWord[];

interface SearchedList {
  readonly hasPhrase: (words: Words) => boolean;
  readonly hasSeats: boolean;
  readonly hasTripPrices: boolean;
  readonly hasTripKm: boolean;
}

export interface Meaning {
  /** Words for items; "alto or swift" has two alternatives. */
  readonly alternatives: readonly Words[];
  /** Words for what the list does not offer, such as a week. */
  readonly unanswered: Words;
  readonly people: number | null;
  /** Price limit in rupees. */
  readonly below: number | null;
  readonly isCheap: boolean;
  readonly days: number | null;
  readonly km: number | null;
  /** Slug of a trip's place. */
  readonly to: string | null;
  /** Words for the length, distance and place of a trip. */
  readonly tripWords: Words;
}

interface Phrase {
  readonly words: Words;
  readonly sense: Sense;
}

interface PhraseWithNumber extends Phrase {
  readonly number: number | undefined;
  readonly allWords: Words;
}

const phraseLengths = [4, 3, 2];

/** By priority. `steps` go from a unit to its number, the likeliest first. */
const units = [
  { unit: "below", steps: [1, -1], limits: bounds.rupees },
  { unit: "people", steps: [-1, 1], limits: bounds.people },
  { unit: "kilometres", steps: [-1], limits: bounds.km },
  { unit: "days", steps: [-1], limits: bounds.days },
] as const;

const unitOf = (sense: Sense) => units.find(({ unit }) => sense[unit] !== undefined);

/** Rupees: a number of this size without a unit may be a price limit. */
const likelyLimits = { min: 300, max: bounds.rupees.max };

/** What a phrase adds to the meaning of the phrases before it. */
type Reading = (
  phrase: PhraseWithNumber,
  meaning: Meaning,
  list: SearchedList & { readonly areWordsKnown: boolean },
) => Partial<Meaning> | undefined | false;

/** The first reading that adds something counts. */
const readings: Readonly<Record<string, Reading>> = {
  or: ({ sense }, { alternatives }) => sense.or && { alternatives: [...alternatives, []] },
  outOfBounds: ({ sense, number = 1, allWords }) => {
    const limits = unitOf(sense)?.limits;
    return limits && !isWithin(number * (sense.days ?? 1), limits) && { unanswered: allWords };
  },
  place: ({ sense: { place }, words }, { to }, { hasPhrase, hasTripKm }) => {
    if (place === undefined || hasPhrase(words)) return undefined;
    const isDestination = hasTripKm && (to ?? place) === place;
    return isDestination ? { to: place, tripWords: words } : { unanswered: words };
  },
  cheap: ({ sense }) => sense.cheap && { isCheap: true },
  // The visitor may not have typed the number yet.
  below: ({ sense, number }, { below }) => sense.below && { below: number ?? below },
  people: ({ sense: { people, seats = 0 }, number }, meaning, { hasSeats }) =>
    hasSeats && (people ?? seats > 0) && { people: Math.max(meaning.people ?? 0, number ?? seats) },
  days: ({ sense, number = 1, allWords }, meaning, { hasTripPrices }) => {
    if (sense.days === undefined) return undefined;
    const days = (meaning.days ?? 0) + number * sense.days;
    if (hasTripPrices && days <= bounds.days.max) return { days, tripWords: allWords };
    return { unanswered: hasTripPrices || sense.days > 1 ? allWords : [] };
  },
  kilometres: ({ sense, number, allWords }, _meaning, { hasTripKm }) =>
    sense.kilometres && hasTripKm && number !== undefined && { km: number, tripWords: allWords },
  // A number beside unknown words belongs to a model, not to a price.
  limit: ({ sense: { number = 0 }, words }, _meaning, { hasPhrase, areWordsKnown }) =>
    areWordsKnown && !hasPhrase(words) && isWithin(number, likelyLimits) && { below: number },
  otherUnit: ({ number, allWords }) => number !== undefined && { unanswered: allWords },
  item: ({ words }, { alternatives }) => ({
    alternatives: [...alternatives.slice(0, -1), [...(alternatives.at(-1) ?? []), ...words]],
  }),
};

const noMeaning: Meaning = {
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

/** Reads `7 seater under ₹3500 for 2 days`: seven seats, at most 3500 rupees, two days. */
export function searchMeaning(
  search: Words,
  senses: Senses,
  stem: Stem,
  list: SearchedList,
): Meaning {
  const all = phrasesIn(search, senses, stem);
  const hasPlace = all.some(({ sense }) => sense.place !== undefined);
  const phrases = all.filter(({ sense }) => !sense.ignored && !(hasPlace && sense.isHome));
  const areWordsKnown = phrases.every(
    ({ words, sense }) => Object.keys(sense).length > 0 || list.hasPhrase(words),
  );
  return withNumbers(phrases, list).reduce((meaning, phrase) => {
    const added = Object.values(readings)
      .map((reading) => reading(phrase, meaning, { ...list, areWordsKnown }))
      .find((addition) => !!addition);
    return {
      ...meaning,
      ...added,
      unanswered: [...meaning.unanswered, ...(added?.unanswered ?? [])],
      tripWords: [...meaning.tripWords, ...(added?.tripWords ?? [])],
    };
  }, noMeaning);
}

/** Price limits choose their numbers last: in "500 లోపు 1 day" (below 500), the 1 belongs to the day. */
function withNumbers(phrases: readonly Phrase[], list: SearchedList): readonly PhraseWithNumber[] {
  const numbers = new Map<Phrase, Phrase>();
  const isUsed = (phrase: Phrase) => [...numbers.values()].includes(phrase);
  const limitsLast = [...phrases].sort(
    (a, b) => Number(a.sense.below ?? false) - Number(b.sense.below ?? false),
  );
  for (const phrase of limitsLast) {
    const { kilometres, people, days } = phrase.sense;
    const position = phrases.indexOf(phrase);
    // "under 600 per day" does not mean 600 days.
    const isBesideLimit = days !== undefined && phrases[position - 2]?.sense.below;
    const max = isBesideLimit ? bounds.days.max : Infinity;
    const number = unitOf(phrase.sense)
      ?.steps.flatMap((step) => phrases[position + step] ?? [])
      .find((other) => (other.sense.number ?? NaN) <= max && !isUsed(other));
    // "100 km" is a name if an item contains it; so is "7 seater", unless an item has seats.
    const mayBeName = kilometres ?? (people && !list.hasSeats);
    const isName = mayBeName && list.hasPhrase([...(number?.words ?? []), ...phrase.words]);
    if (number !== undefined && !isName) numbers.set(phrase, number);
  }
  return phrases.flatMap((phrase) => {
    if (isUsed(phrase)) return [];
    const { words = [], sense } = numbers.get(phrase) ?? {};
    return { ...phrase, number: sense?.number, allWords: [...words, ...phrase.words] };
  });
}

/** Phrases as long as possible, and other words alone. */
function phrasesIn(words: Words, senses: Senses, stem: Stem): readonly Phrase[] {
  const texts = words.map(({ text }) => text);
  const [first] = texts;
  if (first === undefined) return [];
  const senseOfFirst = (count: number) => senseOf(senses, texts.slice(0, count), stem);
  const length = phraseLengths.find((count) => senseOfFirst(count) !== undefined) ?? 1;
  const numberSense = /^\d+$/.test(first) ? { number: Number(first) } : {};
  const phrase = { words: words.slice(0, length), sense: senseOfFirst(length) ?? numberSense };
  return [phrase, ...phrasesIn(words.slice(length), senses, stem)];
}
