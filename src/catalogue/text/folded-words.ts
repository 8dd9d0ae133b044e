export interface FoldedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Removes Latin accents, joiners and the nukta. Other Indic marks stay, because they are vowels.
 * Hindi and Telugu digits become ASCII; their zeros, U+0966 and U+0C66, both end in 6.
 */
export function foldedText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{Mark}+/gu, "$1")
    .replaceAll(/[\u093c\u200c\u200d]/g, "")
    .replaceAll(/[०-९౦-౯]/g, (digit) => String((digit.charCodeAt(0) & 0xf) - 6))
    .normalize("NFC")
    .toLowerCase();
}

/** Digits are separate, so `5G` is two words. */
export function foldedWordsIn(text: string): FoldedWord[] {
  const words = text.matchAll(/\p{Letter}[\p{Letter}\p{Mark}\u200c\u200d]*|\p{Number}+/gu);
  return [...words].map(({ 0: word, index: start }) => ({
    text: foldedText(word),
    start,
    end: start + word.length,
  }));
}

export function foldedWords(text: string): string[] {
  return foldedWordsIn(text).map((word) => word.text);
}

export function foldedPhrase(text: string): string {
  return foldedWords(text).join(" ");
}
