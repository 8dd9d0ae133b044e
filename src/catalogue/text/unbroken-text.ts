/** A hyphen after a single letter, as in "e-bikes" and "T-Max". */
const afterOneLetter = /(^|[^\p{L}])(\p{L}-)(?=\p{L})/gu;

/** A text in which no line ends after such a hyphen: an invisible word joiner (U+2060) follows it. */
export function unbrokenText(text: string): string {
  return text.replaceAll(afterOneLetter, "$1$2\u2060");
}
