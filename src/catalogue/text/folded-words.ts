/**
 * A text in lower case, its accents left out. The characters of other scripts stay: in Telugu and Devanagari
 * they are vowels. Joiners, which only shape glyphs, go.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{Mark}+/gu, "$1")
    .replaceAll(/[\u200c\u200d]/g, "")
    .normalize("NFC")
    .toLowerCase();
}

/**
 * Lower case without accents, digits apart: "Café" and "cafe" are one word, `5G` is two. The vowel signs
 * of Indian scripts are no accents: without them కారు would be కరు.
 */
export function foldedWords(text: string): string[] {
  const words = withoutAccents(text).match(/\p{Letter}[\p{Letter}\p{Mark}]*|\p{Number}+/gu);
  return [...(words ?? [])];
}
