import type { RJSFSchema } from "@rjsf/utils";
import { asciiSlugOf } from "../../src/catalogue/addresses/item-address";
import { isIndianPhone, normalizedPhone } from "../../src/data-check/rules/indian-phone";

const conversions: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.trim().toLowerCase().replaceAll(/\s+/g, " "),
  (text) => text.replaceAll(/\s/g, ""),
  timeOfDay,
  (text) => (text.includes(".") ? `https://${text.trim().replace(/^https?:\/\/|\/+$/gi, "")}` : ""),
  asciiSlugOf,
  (text) => `/${asciiSlugOf(text)}`,
  (text) => `if exceeds Rs.${/\d+/.exec(text)?.[0] ?? ""}/KM`,
];

/** A typed text in its field's format, such as `21:00` for `9 pm`; unchanged if no conversion fits. */
export function normalizedText(text: string, { format, pattern, examples }: RJSFSchema): string {
  if (format === "phone") {
    const number = normalizedPhone(text);
    return number !== null && isIndianPhone(number) ? number : text;
  }
  // Without examples, as in a name, any spelling stays.
  if (pattern === undefined || examples === undefined || text.trim() === "") return text;
  const fieldPattern = new RegExp(pattern, "u");
  const values = conversions.map((convert) => convert(text));
  return values.find((value) => fieldPattern.test(value)) ?? text;
}

function timeOfDay(text: string): string {
  const match = /^(\d{1,2})[:.]?(\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (match === null) return "";
  const [, hour = "", minute = "00", meridiem] = match;
  const is24Hour = meridiem === undefined || Number(hour) > 12;
  const halfDay = meridiem?.toLowerCase() === "p" ? 12 : 0;
  const hours = is24Hour ? Number(hour) : (Number(hour) % 12) + halfDay;
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** Indian or western groups of digits: 1,05,000 and 105,000.00. */
const groupedDigits = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** The number in a text such as "₹1,650"; the text itself if there is none, undefined if the text is empty. */
export function numberOf(text: string): number | string | undefined {
  // Spaces between digits stay, because they may separate two numbers.
  const plain = text
    .trim()
    .replace(/^(?:₹|Rs\.?)\s*/i, "")
    .replace(/(?<=\d)\s*(?:\/-|kms?\.?)$/i, "");
  if (plain === "") return undefined;
  const digits = groupedDigits.test(plain) ? plain.replaceAll(",", "") : plain;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** Typed kilometres as in the data, `120 km`; unchanged if the text is not understood, null if it is empty. */
export function kilometresOf(text: string): string | null {
  const number = numberOf(text);
  if (number === undefined) return null;
  if (/^unlimited(?:\s*kms?)?$/i.test(text.trim())) return "Unlimited km";
  return typeof number === "number" ? `${number} km` : text;
}

export function shownKilometres(kms: unknown): string {
  return typeof kms === "string" ? kms.replace(/^(\d+) km$/, "$1") : "";
}
