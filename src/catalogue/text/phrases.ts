interface LanguageData {
  /** BCP 47. */
  readonly code: string;
  /** In its script. */
  readonly name: string;
}

/** `data/words.json`. */
export interface WordsData {
  readonly languages: readonly LanguageData[];
  /** By language code, by the English with `#` for numbers. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const noWords: WordsData = { languages: [], phrases: {} };

/** With `#` for numbers. */
export function phraseKey({ phrases }: WordsData, english: string): string | null {
  return (
    [english, english.replaceAll(/\d[\d,]*/g, "#")].find((key) => Object.hasOwn(phrases, key)) ??
    null
  );
}

/** Null without a translation. */
export function translated(words: WordsData, code: string, english: string): string | null {
  const key = phraseKey(words, english);
  const translation = key === null ? undefined : words.phrases[key]?.[code];
  if (translation === undefined || key === english) return translation ?? null;
  const numbers = english.match(/\d[\d,]*/g) ?? [];
  let at = 0;
  return translation.replaceAll("#", () => numbers[at++] ?? "");
}
