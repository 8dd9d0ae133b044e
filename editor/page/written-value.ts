import type { RJSFSchema } from "@rjsf/utils";
import { asciiSlugOf } from "../../src/catalogue/addresses/item-address";
import { isIndianPhone, writtenPhone } from "../../src/data-check/rules/indian-phone";

const readings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.trim().toLowerCase().replaceAll(/\s+/g, " "),
  (text) => text.replaceAll(/\s/g, ""),
  timeOfDay,
  (text) => (text.includes(".") ? `https://${text.trim().replace(/^https?:\/\/|\/+$/gi, "")}` : ""),
  asciiSlugOf,
  (text) => `/${asciiSlugOf(text)}`,
  (text) => `if exceeds Rs.${/\d+/.exec(text)?.[0] ?? ""}/KM`,
];

/** A typed text as the data has it: `9 pm` is `21:00`, `530 045` is `530045`; one that cannot be read stays. */
export function writtenValue(text: string, { format, pattern, examples }: RJSFSchema): string {
  if (format === "phone") {
    const number = writtenPhone(text);
    return number !== null && isIndianPhone(number) ? number : text;
  }
  // A schema without examples takes any text.
  if (pattern === undefined || examples === undefined || text.trim() === "") return text;
  const fitting = new RegExp(pattern, "u");
  return readings.map((read) => read(text)).find((read) => fitting.test(read)) ?? text;
}

function timeOfDay(text: string): string {
  const match = /^(\d{1,2})[:.]?(\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (match === null) return "";
  const [, hour = "", minute = "00", half] = match;
  const hours =
    half === undefined || Number(hour) > 12
      ? Number(hour)
      : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
