import type { FoldedWord } from "../text/folded-words";
import { bounds, isWithin } from "../text/bounds";
import { type Sense, senseOf, type Senses, type Stem } from "./dictionary";

/** What a list knows of its items beside their words. */
interface ListKnowledge {
  /** Whether words are a phrase of its items. */
  readonly hasPhrase: (words: readonly FoldedWord[]) => boolean;
  readonly hasSeats: boolean;
  readonly hasTripPrices: boolean;
}

/** What the words of a search ask for. */
interface Meaning {
  /** The words that name items; "alto or swift" has two alternatives. */
  readonly alternatives: readonly (readonly FoldedWord[])[];
  /** The words that ask for what the list does not have, such as a week where all prices are for a day, or for no days. */
  readonly unanswered: readonly FoldedWord[];
  /** How many people there have to be seats for. */
  readonly people: number | null;
  /** Rupees that the price may be at most. */
  readonly below: number | null;
  readonly isCheap: boolean;
  /** How many days the trip takes, and where it goes, as a place's slug. */
  readonly days: number | null;
  readonly km: number | null;
  readonly to: string | null;
}

interface Phrase {
  readonly words: readonly FoldedWord[];
  readonly sense: Sense;
}

/** Rupees that a number without a unit can mean. */
const amounts = { least: 300, most: bounds.rupees.most };

const isAmount = (number = 0) => isWithin(number, amounts);

/** The longest phrases that are looked for, in words. */
const longestPhrase = 4;

/**
 * Reads a search once: `7 seater under ₹3500 for 2 days` names no item; it asks for seven seats, for less
 * than 3500 rupees, and for two days.
 */
export function searchMeaning(
  search: readonly FoldedWord[],
  senses: Senses,
  stem: Stem,
  { hasPhrase, hasSeats, hasTripPrices }: ListKnowledge,
): Meaning {
  const all = phrasesIn(search, senses, stem);
  const isGoing = all.some(({ sense }) => sense.place !== undefined);
  const phrases = all.filter(({ sense }) => !sense.isIgnored && !(isGoing && sense.isHome));
  // Units take the numbers beside them first, and a price comes last: "500 లోపు 1 day". Those that are left belong to names.
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
    const number = beside.find((one) => one.sense.number !== undefined && !taken.has(one));
    // Without seats, "7 seater" is a name where items have it; "100 km" is one where they do.
    const isWord = isDistance ?? (isPeople && !hasSeats);
    const isName = isWord && hasPhrase([...(number?.words ?? []), ...phrase.words]);
    if (number !== undefined && !isName) numbers.set(phrase, number);
  }
  const taken = new Set(numbers.values());
  const alternatives: FoldedWord[][] = [[]];
  const unanswered: FoldedWord[] = [];
  const asked = {
    people: null as number | null,
    below: null as number | null,
    isCheap: false,
    days: null as number | null,
    km: null as number | null,
    to: null as string | null,
  };
  // A number behind words that nothing knows is that of a model.
  const isAmountLikely = phrases.every(
    ({ words, sense }) => Object.keys(sense).length > 0 || hasPhrase(words),
  );
  for (const phrase of phrases.filter((one) => !taken.has(one))) {
    const { isOr, isCheap, isBelow, isDistance, isPeople, seats, days, place, isPhrase } =
      phrase.sense;
    const beside = numbers.get(phrase);
    const number = beside?.sense.number;
    const measured = [...(beside?.words ?? []), ...phrase.words];
    const length = (days ?? 0) * (number ?? 1);
    const allDays = (asked.days ?? 0) + length;
    const isOutOfBounds = isBelow
      ? !isWithin(number ?? 1, bounds.rupees)
      : isPeople
        ? !isWithin(number ?? 1, bounds.people)
        : isDistance
          ? !isWithin(number ?? 0, bounds.km)
          : days !== undefined && (length < bounds.days.least || allDays > bounds.days.most);
    if (isOr) alternatives.push([]);
    else if (isOutOfBounds) unanswered.push(...measured);
    else if (place !== undefined && !hasPhrase(phrase.words)) {
      if (hasTripPrices && (asked.to ?? place) === place) asked.to = place;
      else unanswered.push(...phrase.words);
    } else if (isCheap) asked.isCheap = true;
    // Whoever is still typing the price or the people asks for none yet.
    else if (isBelow) asked.below = number ?? asked.below;
    else if (hasSeats && (isPeople ?? seats !== undefined)) {
      asked.people = Math.max(asked.people ?? 0, number ?? seats ?? 0);
    } else if (days !== undefined) {
      if (hasTripPrices) asked.days = allDays;
      else if (days > 1) unanswered.push(...measured);
    } else if (isDistance && number !== undefined && hasTripPrices) asked.km = number;
    else if (isAmountLikely && isAmount(phrase.sense.number) && !hasPhrase(phrase.words)) {
      asked.below = phrase.sense.number ?? null;
    } else if (number !== undefined || (isPhrase && !hasPhrase(phrase.words))) {
      unanswered.push(...measured);
    } else alternatives.at(-1)?.push(...phrase.words);
  }
  return { ...asked, alternatives, unanswered };
}

/** Divides a search into the longest phrases that have a sense, numbers, and single words. */
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
