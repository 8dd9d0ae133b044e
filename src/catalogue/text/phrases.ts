/** `data/words.json`. */
export interface WordsData {
  /** BCP 47 codes, and names in the languages' own scripts. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** By English phrase, with `#` for numbers, and by language code. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The key in `phrases`, which may have `#` for numbers; null without a translation. */
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
  if (translation === undefined) return null;
  if (key === english) return translation;
  const numbers: string[] = english.match(/\d[\d,]*/g) ?? [];
  return translation.replaceAll("#", () => numbers.shift() ?? "");
}
