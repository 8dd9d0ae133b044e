import { foldedText } from "./folded-words";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const bounds = {
  days: { min: 1, max: 90 },
  /** Of the whole trip, not of each day. */
  km: { min: 0, max: 20_000 },
  people: { min: 1, max: 99 },
  rupees: { min: 1, max: 9_999_999 },
  /** From today to a pick-up. */
  daysAhead: { min: 0, max: 365 },
  itemId: { min: 1, max: 999_999 },
} satisfies Record<string, Bounds>;

/** Characters of a search or quoted text. */
export const maxTextLength = 60;

export function isWithin(number: number, { min, max }: Bounds): boolean {
  return number >= min && number <= max;
}

/** Also reads Telugu and Hindi digits. */
export function wholeNumber(text: string, within: Bounds): number | null {
  const digits = foldedText(text);
  if (!/^\d+$/.test(digits)) return null;
  const number = Number(digits);
  return isWithin(number, within) ? number : null;
}

/** Reads `2,000 km` and `2 000`. */
export function typedNumber(text: string, within: Bounds, units: readonly string[]): number | null {
  const [, digits = "", unit = ""] = /^([^\p{L}]*)(.*)$/u.exec(text.trim().toLowerCase()) ?? [];
  const number = foldedText(digits.trim());
  if (unit !== "" && !units.includes(unit)) return null;
  const isGrouped = /^\d{1,3}[,\s]\d{3}$/.test(number);
  return wholeNumber(isGrouped ? number.replaceAll(/[,\s]/g, "") : number, within);
}

/** Removes control characters and lone surrogates, which pasted text contains. */
export function visibleText(typed: string): string {
  return typed.replaceAll(/[\p{Control}\p{Surrogate}]/gu, "");
}

/**
 * Removes what people and programs append to a link: all after the last letter or digit, except a closing bracket.
 */
export function linkedText(text: string): string {
  const linked = text.replace(/(?:[^\p{L}\p{M}\p{N}]\p{M}*)+$/u, "");
  return /\([^)]*$/.test(linked) ? `${linked})` : linked;
}

/** Never cuts a surrogate pair. */
export function cutText(text: string, ellipsis = ""): string {
  const characters = Array.from(text);
  return characters.length > maxTextLength
    ? characters.slice(0, maxTextLength).join("") + ellipsis
    : text;
}
