/** A language as `data/words.json` names it. */
interface LanguageData {
  /** Its code (BCP 47). */
  readonly code: string;
  /** Its own name, in its own letters. */
  readonly name: string;
}

/** The languages of the site, English first, and the dictionary of the data's own words. */
export interface WordsData {
  readonly languages: readonly LanguageData[];
  /** By the English, in which `#` stands for any number, the same in other languages by their codes. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const noWords: WordsData = { languages: [], phrases: {} };

/** The key under which the dictionary has a phrase: itself, or with `#` for its numbers. */
export function phraseKey({ phrases }: WordsData, english: string): string | null {
  return (
    [english, english.replaceAll(/\d[\d,]*/g, "#")].find((key) => Object.hasOwn(phrases, key)) ??
    null
  );
}

/** What a phrase of the data is called in a language; null where the dictionary does not say it. */
export function translated(words: WordsData, code: string, english: string): string | null {
  const key = phraseKey(words, english);
  const found = key === null ? undefined : words.phrases[key]?.[code];
  if (found === undefined || key === english) return found ?? null;
  const numbers = english.match(/\d[\d,]*/g) ?? [];
  let at = 0;
  return found.replaceAll("#", () => numbers[at++] ?? "");
}
