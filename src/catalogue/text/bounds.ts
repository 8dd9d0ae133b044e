/** What a number may be that visitors type or link. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Numbers beyond these are left out wherever they come from: fields, searches, addresses. */
export const bounds = {
  /** Days of a trip. */
  days: { least: 1, most: 90 },
  /** Kilometres of a whole trip. */
  km: { least: 0, most: 20_000 },
  /** People who need a seat. */
  people: { least: 1, most: 99 },
  /** Rupees that a price may be at most. */
  rupees: { least: 1, most: 9_999_999 },
  /** Days from today to a pick-up. */
  daysAhead: { least: 0, most: 180 },
  itemId: { least: 1, most: 999_999 },
} satisfies Record<string, Bounds>;

/** Characters of a search, of any other text in an address, and of a quoted value. */
const longestText = 60;

export function isWithin(number: number, { least, most }: Bounds): boolean {
  return number >= least && number <= most;
}

/** A whole number within bounds, or null. */
export function wholeNumber(text: string, within: Bounds): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const number = Number(text);
  return isWithin(number, within) ? number : null;
}

/**
 * A whole number as visitors type it: `2,000`, `2 000` and, grouped as in India, `1,20,000` are
 * understood, and a unit of its field behind it. A comma or blank at any other place makes it none.
 *
 * @param units words that may follow, such as `km`
 */
export function typedNumber(text: string, within: Bounds, units: readonly string[]): number | null {
  const [, digits = "", unit = ""] = /^([^\p{L}]*)(.*)$/u.exec(text.trim().toLowerCase()) ?? [];
  const number = digits.trim();
  if (unit !== "" && (number === "" || !units.includes(unit))) return null;
  const isGrouped = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}$/.test(number);
  return wholeNumber(isGrouped ? number.replaceAll(/[,\s]/g, "") : number, within);
}

/** A typed text without control characters and halves of characters, which come with pasted text and addresses. */
export function visibleText(typed: string): string {
  return typed.replaceAll(/[\p{Control}\p{Surrogate}]/gu, "");
}

/**
 * The beginning of a text, cut between characters, never inside one.
 *
 * @param mark what follows where something is cut off
 */
export function cutText(text: string, mark = ""): string {
  const characters = Array.from(text);
  return characters.length > longestText ? characters.slice(0, longestText).join("") + mark : text;
}
