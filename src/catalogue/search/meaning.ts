import type { FoldedWord } from "../text/folded-words";
import { bounds, isWithin } from "../text/bounds";
import { type Sense, senseOf, type Senses, type Stem } from "./dictionary";

interface ListKnowledge {
  readonly hasPhrase: (words: readonly FoldedWord[]) => boolean;
  readonly hasSeats: boolean;
  readonly hasTripPrices: boolean;
}

interface Meaning {
  /** Words for items; "alto or swift" has two alternatives. */
  readonly alternatives: readonly (readonly FoldedWord[])[];
  /** Words for what the list does not offer, such as a week. */
  readonly unanswered: readonly FoldedWord[];
  /** Seats. */
  readonly people: number | null;
  /** Rupees. */
  readonly below: number | null;
  readonly isCheap: boolean;
  /** Days, kilometres and place of a trip. */
  readonly days: number | null;
  readonly km: number | null;
  readonly to: string | null;
}

interface Phrase {
  readonly words: readonly FoldedWord[];
  readonly sense: Sense;
}

/** Rupees. */
const amounts = { min: 300, max: bounds.rupees.max };

const isAmount = (number = 0) => isWithin(number, amounts);

/** In words. */
const longestPhrase = 4;

/** Reads `7 seater under ₹3500 for 2 days`: seven seats, at most 3500 rupees, two days. */
export function searchMeaning(
  search: readonly FoldedWord[],
  senses: Senses,
  stem: Stem,
  { hasPhrase, hasSeats, hasTripPrices }: ListKnowledge,
): Meaning {
  const all = phrasesIn(search, senses, stem);
  const isGoing = all.some(({ sense }) => sense.place !== undefined);
  const phrases = all.filter(({ sense }) => !sense.isIgnored && !(isGoing && sense.isHome));
  // Units take the numbers beside them before prices do: "500 లోపు 1 day". Other numbers belong to
  // names.
  const numbers = new Map<Phrase, Phrase>();
  const limitsLast = [...phrases.entries()].sort(
    ([, a], [, b]) => Number(a.sense.isBelow ?? false) - Number(b.sense.isBelow ?? false),
  );
  for (const [at, phrase] of limitsLast) {
    const { isBelow, isDistance, isPeople, days } = phrase.sense;
    const isBehind = isDistance ?? days !== undefined;
    const steps = isBelow ? [1, -1] : isPeople ? [-1, 1] : isBehind ? [-1] : [];
    const taken = new Set(numbers.values());
    const beside = steps.flatMap((step) => phrases[at + step] ?? []);
    // "under 600 per day" asks for no 600 days.
    const isLimit = ({ sense: { number = 0 } }: Phrase) =>
      days !== undefined && number > bounds.days.max && phrases[at - 2]?.sense.isBelow;
    const number = beside.find(
      (neighbour) =>
        neighbour.sense.number !== undefined && !taken.has(neighbour) && !isLimit(neighbour),
    );
    // "7 seater" without seats, or "100 km", is a name where items contain it.
    const isWord = isDistance ?? (isPeople && !hasSeats);
    const isName = isWord && hasPhrase([...(number?.words ?? []), ...phrase.words]);
    if (number !== undefined && !isName) numbers.set(phrase, number);
  }
  const taken = new Set(numbers.values());
  const alternatives: FoldedWord[][] = [[]];
  const unanswered: FoldedWord[] = [];
  const meaning = {
    people: null as number | null,
    below: null as number | null,
    isCheap: false,
    days: null as number | null,
    km: null as number | null,
    to: null as string | null,
  };
  // A number after unknown words belongs to a model.
  const isAmountLikely = phrases.every(
    ({ words, sense }) => Object.keys(sense).length > 0 || hasPhrase(words),
  );
  for (const phrase of phrases.filter((candidate) => !taken.has(candidate))) {
    const { isOr, isCheap, isBelow, isDistance, isPeople, seats, days, place, isPhrase } =
      phrase.sense;
    const beside = numbers.get(phrase);
    const number = beside?.sense.number;
    const measured = [...(beside?.words ?? []), ...phrase.words];
    const length = (days ?? 0) * (number ?? 1);
    const allDays = (meaning.days ?? 0) + length;
    const isOutOfBounds = isBelow
      ? !isWithin(number ?? 1, bounds.rupees)
      : isPeople
        ? !isWithin(number ?? 1, bounds.people)
        : isDistance
          ? !isWithin(number ?? 0, bounds.km)
          : days !== undefined && (length < bounds.days.min || allDays > bounds.days.max);
    if (isOr) alternatives.push([]);
    else if (isOutOfBounds) unanswered.push(...measured);
    else if (place !== undefined && !hasPhrase(phrase.words)) {
      if (hasTripPrices && (meaning.to ?? place) === place) meaning.to = place;
      else unanswered.push(...phrase.words);
    } else if (isCheap) meaning.isCheap = true;
    // The number is not typed yet.
    else if (isBelow) meaning.below = number ?? meaning.below;
    else if (hasSeats && (isPeople ?? seats !== undefined)) {
      meaning.people = Math.max(meaning.people ?? 0, number ?? seats ?? 0);
    } else if (days !== undefined) {
      if (hasTripPrices) meaning.days = allDays;
      else if (days > 1) unanswered.push(...measured);
    } else if (isDistance && number !== undefined && hasTripPrices) meaning.km = number;
    else if (isAmountLikely && isAmount(phrase.sense.number) && !hasPhrase(phrase.words)) {
      meaning.below = phrase.sense.number ?? null;
    } else if (number !== undefined || (isPhrase && !hasPhrase(phrase.words))) {
      unanswered.push(...measured);
    } else alternatives.at(-1)?.push(...phrase.words);
  }
  return { ...meaning, alternatives, unanswered };
}

function phrasesIn(words: readonly FoldedWord[], senses: Senses, stem: Stem): Phrase[] {
  const phrases: Phrase[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(longestPhrase, words.length - at);
    const sense = (count: number) =>
      senseOf(
        senses,
        words.slice(at, at + count).map(({ text }) => text),
        stem,
      );
    while (length > 1 && sense(length) === undefined) length -= 1;
    const part = words.slice(at, at + length);
    const digits = part.map(({ text }) => text).join("");
    const number = /^\d{1,7}$/.test(digits) ? { number: Number(digits) } : {};
    phrases.push({ words: part, sense: sense(length) ?? number });
    at += length;
  }
  return phrases;
}
