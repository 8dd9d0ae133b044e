import type { NamedPlace } from "../shop/places";
import { foldedWords } from "../text/folded-words";

/** Words for a number, or for so many of something. */
interface CountedWords {
  readonly count: number;
  readonly words: readonly string[];
}

/** Words that visitors type, in all scripts that they write (`data/search.json`). */
export interface Dictionary {
  /** Groups of words and phrases that mean the same. */
  readonly sameMeaning: readonly (readonly string[])[];
  /** Words that say nothing about what is looked for. */
  readonly ignored: readonly string[];
  /** Words between others of which one will do: `or`. */
  readonly or?: readonly string[];
  /** Words that ask for the lowest price. */
  readonly cheap?: readonly string[];
  /** Before or behind a price that the one looked for may be at most: `under`, `లోపు`. */
  readonly below?: readonly string[];
  /** Behind a distance, by which no list is searched: `km`. */
  readonly kilometres?: readonly string[];
  /** Before or behind a number of people: `seater`, `family of`. */
  readonly people?: readonly string[];
  /** Words that say by themselves for how many people at least: `big car`. */
  readonly sizes?: readonly CountedWords[];
  /** Durations by their days: `week`. */
  readonly durations?: readonly CountedWords[];
  readonly numbers?: readonly CountedWords[];
  /** What words end in besides, as plurals do: `s`, `లు`. */
  readonly endings?: readonly string[];
}

/** What a word or phrase says; one word may say several things. */
export interface Sense {
  readonly isIgnored?: true;
  readonly isOr?: true;
  readonly isCheap?: true;
  readonly isBelow?: true;
  readonly isDistance?: true;
  readonly isPeople?: true;
  /** The shop's own town, where every trip begins. */
  readonly isHome?: true;
  readonly number?: number;
  readonly seats?: number;
  readonly days?: number;
  /** Several words that are read as one, as they mean the same as another: `bus stand`. */
  readonly isPhrase?: true;
  /** The place that it names, by its slug. */
  readonly place?: string;
}

export type Stem = (word: string) => string;

/** A word without what plurals and cases end in. Two letters of it stay. */
export function stemmer(endings: readonly string[]): Stem {
  const longestFirst = [...endings].sort((a, b) => b.length - a.length);
  return (word) => {
    const ending = longestFirst.find((one) => word.endsWith(one) && word.length > one.length + 1);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}

/** The senses of phrases, by their words. */
export type Senses = ReadonlyMap<string, Sense>;

/** The sense of a phrase, whatever its words end in. */
export function senseOf(senses: Senses, words: readonly string[], stem: Stem): Sense | undefined {
  return senses.get(words.join(" ")) ?? senses.get(words.map(stem).join(" "));
}

/** What the words of a dictionary say, and the names of the places and of the shop's town. */
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
  const folded = (text: string) => foldedWords(text).join(" ");
  const withSameMeaning = (names: readonly string[]) => {
    const own = new Set(names.map(folded));
    return [
      ...names,
      ...dictionary.sameMeaning.flatMap((group) =>
        group.some((word) => own.has(folded(word))) ? group : [],
      ),
    ];
  };
  const {
    ignored,
    cheap,
    below,
    kilometres,
    people,
    numbers = [],
    sizes = [],
    durations = [],
  } = dictionary;
  const phrases = dictionary.sameMeaning.flat().filter((words) => /^\D+ \D+$/.test(folded(words)));
  add(phrases, { isPhrase: true });
  add(withSameMeaning([town]), { isHome: true });
  add(ignored, { isIgnored: true });
  add(dictionary.or, { isOr: true });
  add(cheap, { isCheap: true });
  add(below, { isBelow: true });
  add(kilometres, { isDistance: true });
  add(people, { isPeople: true });
  for (const { count, words } of numbers) add(words, { number: count });
  for (const { count, words } of sizes) add(words, { seats: count });
  for (const { count, words } of durations) add(words, { days: count });
  for (const { slug, name, alsoCalled } of places) {
    // In another language the slug alone is English.
    add(withSameMeaning([name, slug, ...(alsoCalled ?? [])]), { place: slug });
  }
  return senses;
}
