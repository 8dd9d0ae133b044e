/** `data/words.json`. */
export interface WordsData {
  readonly phrases: readonly Phrase[];
}

/**
 * `text` as in the data, with `#` for numbers, and its translations by language code. Translations of several numbers
 * have `#1`, `#2`.
 */
export interface Phrase {
  readonly text: string;
  readonly [code: string]: string;
}

export function phraseOf({ phrases }: WordsData, english: string): Phrase | undefined {
  const withoutNumbers = english.replaceAll(/\d[\d,]*/g, "#");
  return (
    phrases.find(({ text }) => text === english) ??
    phrases.find(({ text }) => text === withoutNumbers)
  );
}

export function translated(words: WordsData, code: string, english: string): string | null {
  const phrase = phraseOf(words, english);
  const translation = phrase?.[code];
  if (phrase === undefined || translation === undefined) return null;
  if (phrase.text === english) return translation;
  const numbers: string[] = english.match(/\d[\d,]*/g) ?? [];
  return translation.replaceAll(
    /#(\d?)/g,
    (_, place: string) => numbers[Number(place || 1) - 1] ?? "",
  );
}
