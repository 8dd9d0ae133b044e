import { durationDays } from "../catalogue/price-list";
import type { BusinessData, ItemData, WarningRule } from "./catalogue-data";

/** A likely mistake and what it is, for the person who made it. */
export type Slip = readonly [WarningRule, string];

/** Durations that are the same length, or are written as nobody says them: "2 day". */
export function durationSlips({ priceDetails }: ItemData): Slip[] {
  const lengths = new Map<number, string>();
  return priceDetails.flatMap(({ duration }): Slip[] => {
    const days = durationDays(duration);
    const other = lengths.get(days);
    lengths.set(days, duration);
    const [count, unit = ""] = duration.split(" ");
    const singular = unit.replace(/s$/, "");
    const usual = `${count ?? ""} ${count === "1" ? singular : `${singular}s`}`;
    return [
      ...(other === undefined
        ? []
        : [slip("same-duration", `"${duration}" and "${other}" are the same time at two prices`)]),
      ...(duration === usual ? [] : [slip("odd-duration", `"${duration}": write "${usual}"`)]),
    ];
  });
}

/** Texts with blanks that nobody sees, and with letters that a wrong way of saving has broken. */
export function textSlips(value: unknown, field = ""): Slip[] {
  if (typeof value === "string") {
    const tidy = value.trim().replaceAll(/ {2,}/g, " ");
    return [
      ...(value === tidy
        ? []
        : [
            slip(
              "odd-spaces",
              `${field} has blanks at an end or two in a row; write ${JSON.stringify(tidy)}`,
            ),
          ]),
      ...(/\ufffd|Ã[\u0080-\u00bf]|â€/.test(value)
        ? [slip("odd-letters", `${field} has broken letters: ${JSON.stringify(value)}`)]
        : []),
    ];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "acknowledged" ? [] : textSlips(inner, joined(value, field, name)),
  );
}

function joined(value: object, field: string, name: string): string {
  if (Array.isArray(value)) return `${field}[${name}]`;
  return field === "" ? name : `${field}.${name}`;
}

/** Hours that are told in two ways, and a chat that does not name the shop. */
export function businessSlips({ openingHours, chatText }: BusinessData): Slip[] {
  const { text, opens, closes } = openingHours;
  const told = timesIn(text);
  const isTold = told.length === 0 || told.join() === [opens, closes].join();
  return [
    ...(isTold
      ? []
      : [
          slip(
            "contradicting-hours",
            `openingHours.text says ${told.join(" to ")}, but opens and closes say ${opens} to ${closes}`,
          ),
        ]),
    ...(chatText.includes("{name}")
      ? []
      : [slip("chat-without-name", "chatText has no {name}, where the shop's name would stand")]),
  ];
}

/** The two times of a text such as "06.00AM (Open) - 08.00PM (Closed)", as HH:MM; else none. */
function timesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/\b(\d{1,2})(?:[.:](\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2})[.:](\d{2})\b/gi),
  ];
  const times = found.map(([, hour12, minute12 = "00", half, hour24 = "", minute24 = ""]) => {
    if (half === undefined) return `${hour24.padStart(2, "0")}:${minute24}`;
    const hour = (Number(hour12) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    return `${String(hour).padStart(2, "0")}:${minute12}`;
  });
  return times.length === 2 ? times : [];
}

function slip(rule: WarningRule, message: string): Slip {
  return [rule, message];
}
