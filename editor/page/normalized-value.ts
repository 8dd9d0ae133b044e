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

/** A typed text in the format of its field, `21:00` for `9 pm`; unchanged if no conversion fits. */
export function normalizedValue(text: string, { format, pattern, examples }: RJSFSchema): string {
  if (format === "phone") {
    const number = normalizedPhone(text);
    return number !== null && isIndianPhone(number) ? number : text;
  }
  // Text is converted only if the schema shows examples.
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
