import { type Hours, hoursByDay, weekdays } from "../catalogue/opening-hours";
import { durationHours } from "../catalogue/price-data";
import { joinedField } from "./fault";
import type { BusinessData, ItemData, WarningRule } from "./catalogue-data";

/** A likely mistake and what it is, for the person who made it. */
export type Slip = readonly [WarningRule, string];

/** Durations that are the same length, or are written as nobody says them: "2 day". */
export function durationSlips({ priceDetails }: ItemData, monthDays?: number): Slip[] {
  const lengths = new Map<number, string>();
  return priceDetails.flatMap(({ duration }): Slip[] => {
    const hours = durationHours(duration, monthDays);
    const other = lengths.get(hours);
    lengths.set(hours, duration);
    const [count = "", unit = ""] = duration.split(" ");
    const singular = unit.replace(/s$/, "");
    const usual = `${count} ${/^(1|half)$/.test(count) ? singular : `${singular}s`}`;
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
    name === "acknowledged" ? [] : textSlips(inner, joinedField(field, name)),
  );
}

/** Hours that are told in two ways, and a chat that does not name the shop. */
export function businessSlips({ openingHours, chatText }: BusinessData): Slip[] {
  const contradiction = hoursContradiction(openingHours);
  return [
    ...(contradiction === null ? [] : [slip("contradicting-hours", contradiction)]),
    ...(chatText.includes("{name}")
      ? []
      : [slip("chat-without-name", "chatText has no {name}, where the shop's name would stand")]),
  ];
}

type ToldHours = BusinessData["openingHours"];

/** A day as people name it: Sunday, Sundays, Sun, Tues, Thurs; no other word that begins alike. */
function dayName(day: string): RegExp {
  return new RegExp(`\\b(?:${day}s?|${day.slice(0, 3)}(?:r?s|r)?)\\b`, "i");
}

/** How the text that visitors read differs from the hours that the page reckons with, or null. */
function hoursContradiction(hours: ToldHours): string | null {
  const { text } = hours;
  const otherDays = hours.otherDays ?? [];
  const known = hoursByDay(hours).flatMap(({ hours: ofDay }) => ofDay ?? []);
  const say = [...new Set(known.map(({ opens, closes }) => `${opens} to ${closes}`))].join(" and ");
  const parts = known.filter((ofDay) => !isAllDay(ofDay));
  const times = new Set(parts.flatMap(({ opens, closes }) => [opens, endOfDay(closes)]));
  const told = timesIn(text);
  // One time alone tells half of the hours at most.
  if (
    new Set(told).size > 1 &&
    (parts.length === 0 || [...times].some((time) => !told.includes(time)))
  ) {
    return `openingHours.text says ${told.join(" to ")}, but opens and closes say ${say}`;
  }
  if (
    /\b24\s*(?:hours|hrs?|x\s*7)|\bday and night\b/i.test(text) &&
    parts.length === known.length
  ) {
    return `openingHours.text says day and night, which is 00:00 to 24:00, but opens and closes say ${say}`;
  }
  const days = weekdays.filter((day) => dayName(day).test(text));
  const [other] = otherDays;
  if (other !== undefined && days.length === 0 && !/\bweek(?:day|end)/i.test(text)) {
    return `openingHours.text names no day, but otherDays name ${other.day}`;
  }
  const isWholeWeek = /\bmon\w*\W+(?:to\W+)?sun/i.test(text);
  if (other === undefined && days.length > 0 && !isWholeWeek) {
    return `openingHours.text names ${days.join(" and ")}, but otherDays name no day`;
  }
  return null;
}

function isAllDay({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === "24:00";
}

/** The end of a day is the beginning of the next. */
function endOfDay(time: string): string {
  return time === "24:00" ? "00:00" : time;
}

/** The times of a text such as "06.00AM (Open) - 08.00PM (Closed)", as HH:MM. */
function timesIn(text: string): string[] {
  const found = text.matchAll(
    /\b(\d{1,2})(?:[.:](\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2})[.:](\d{2})\b|\b(midnight|noon)\b/gi,
  );
  return [...found].map(([, hour12, minute12 = "00", half, hour24 = "", minute24 = "", word]) => {
    if (word !== undefined) return word.toLowerCase() === "noon" ? "12:00" : "00:00";
    if (half === undefined) return endOfDay(`${hour24.padStart(2, "0")}:${minute24}`);
    const hour = (Number(hour12) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    return `${String(hour).padStart(2, "0")}:${minute12}`;
  });
}

function slip(rule: WarningRule, message: string): Slip {
  return [rule, message];
}
