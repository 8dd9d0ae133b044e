/** A word of a text, in lower case and without accents, with its position in the text. */
export interface FoldedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A text in lower case, its accents left out. The characters of other scripts stay: in Telugu and Devanagari
 * they are vowels; their digits are written as others are. Joiners, which only shape glyphs, go, and the
 * dot below a letter of Devanagari, which many leave out.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{Mark}+/gu, "$1")
    .replaceAll(/[\u093c\u200c\u200d]/g, "")
    .replaceAll(/[०-९౦-౯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
    .normalize("NFC")
    .toLowerCase();
}

/**
 * Lower case without accents, digits apart: "Café" and "cafe" are one word, `5G` is two. The vowel signs
 * of Indian scripts are no accents: without them కారు would be కరు.
 */
export function foldedWordsIn(text: string): FoldedWord[] {
  const words = text.matchAll(/\p{Letter}[\p{Letter}\p{Mark}\u200c\u200d]*|\p{Number}+/gu);
  return [...words].map(({ 0: word, index: start }) => ({
    text: withoutAccents(word),
    start,
    end: start + word.length,
  }));
}

/** The same without their positions. */
export function foldedWords(text: string): string[] {
  return foldedWordsIn(text).map((word) => word.text);
}
