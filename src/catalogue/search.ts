/** Words shorter than this have to be typed right: one wrong letter in three could be anything. */
const shortestForgiving = 4;

/** Lower case without accents, so that "Café" and "cafe" are one word. */
export function foldedWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== "");
}

/**
 * Whether an item answers a search: every word has to begin, or with one letter wrong, missing or
 * too many to be, a word of the item.
 *
 * @param wanted folded words of the search
 * @param words folded words of the item
 */
export function matchesWords(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every((part) =>
    words.some((word) => word.startsWith(part) || isForgiven(part, word)),
  );
}

function isForgiven(part: string, word: string): boolean {
  if (part.length < shortestForgiving) return false;
  return [-1, 0, 1].some((extra) => isOneEditAway(part, word.slice(0, part.length + extra)));
}

/** Whether one letter replaced, added or left out makes one text of the other. */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? at + 1 : at;
  return short.slice(rest) === long.slice(at + 1);
}
