import { type NamedPlace, placeNames } from "../prices/item";
import { foldedPhrase, foldedWords } from "../text/folded-words";

interface CountedWords {
  readonly count: number;
  readonly words: readonly string[];
}

/** `data/search.json`, with words in all scripts. */
export interface Dictionary {
  /** Synonyms. */
  readonly sameMeaning: readonly (readonly string[])[];
  /** Stop words. */
  readonly ignored: readonly string[];
  readonly or?: readonly string[];
  readonly cheap?: readonly string[];
  /** Words beside a price limit: `under`, `లోపు`. */
  readonly below?: readonly string[];
  /** Units of distance: `km`. */
  readonly kilometres?: readonly string[];
  /** Words beside a number of people: `seater`, `family of`. */
  readonly people?: readonly string[];
  /** Words for a number of seats: `big car`. */
  readonly sizes?: readonly CountedWords[];
  /** Words for a number of days: `week`. */
  readonly durations?: readonly CountedWords[];
  readonly numbers?: readonly CountedWords[];
  /** Endings of plurals and cases: `s`, `లు`. */
  readonly endings?: readonly string[];
}

/** Fields of the dictionary whose words all have one meaning. */
const wordKinds = ["ignored", "or", "cheap", "below", "kilometres", "people"] as const;

export interface Sense extends Readonly<Partial<Record<(typeof wordKinds)[number], true>>> {
  /** The shop's town. */
  readonly isHome?: true;
  readonly number?: number;
  readonly seats?: number;
  readonly days?: number;
  readonly place?: string;
}

export type Stem = (word: string) => string;

/** Removes an ending if at least two letters remain. */
export function stemmer(endings: readonly string[]): Stem {
  const longestFirst = [...endings].sort((a, b) => b.length - a.length);
  return (word) => {
    const ending = longestFirst.find((end) => word.endsWith(end) && word.length > end.length + 1);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}

/** By a phrase's folded words, joined by spaces. */
export type Senses = ReadonlyMap<string, Sense>;

export function senseOf(senses: Senses, words: readonly string[], stem: Stem): Sense | undefined {
  return senses.get(words.join(" ")) ?? senses.get(words.map(stem).join(" "));
}

export function sensesOf(
  dictionary: Dictionary,
  places: readonly NamedPlace[],
  town: string,
  stem: Stem,
): Senses {
  const senses = new Map<string, Sense>();
  const add = (phrases: readonly string[] | undefined, sense: Sense) => {
    for (const phrase of phrases ?? []) {
      const words = foldedWords(phrase);
      for (const key of new Set([words.join(" "), words.map(stem).join(" ")])) {
        senses.set(key, { ...senses.get(key), ...sense });
      }
    }
  };
  const withSameMeaning = (names: readonly string[]) => {
    const foldedNames = new Set(names.map(foldedPhrase));
    return [
      ...names,
      ...dictionary.sameMeaning.flatMap((group) =>
        group.some((word) => foldedNames.has(foldedPhrase(word))) ? group : [],
      ),
    ];
  };
  add(withSameMeaning([town]), { isHome: true });
  for (const kind of wordKinds) add(dictionary[kind], { [kind]: true });
  for (const { count, words } of dictionary.numbers ?? []) add(words, { number: count });
  for (const { count, words } of dictionary.sizes ?? []) add(words, { seats: count });
  for (const { count, words } of dictionary.durations ?? []) add(words, { days: count });
  // Where the name is translated, only the slug matches the English name.
  for (const place of places) add(withSameMeaning(placeNames(place)), { place: place.slug });
  return senses;
}
