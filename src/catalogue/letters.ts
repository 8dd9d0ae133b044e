/**
 * A text in lower case, its accents left out. The signs of other scripts stay: in Telugu and Devanagari
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
