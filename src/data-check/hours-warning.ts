import { type Hours, hoursByDay, weekdays } from "../catalogue/shop/opening-hours";
import type { BusinessData } from "./catalogue-data";

/** How the text that visitors read differs from the hours by which the page says "Open now", or null. */
export function hoursContradiction(openingHours: BusinessData["openingHours"]): string | null {
  const { text, otherDays } = openingHours;
  const open = hoursByDay(openingHours).flatMap(({ day, hours }) =>
    hours === null ? [] : [{ day, hours }],
  );
  const times = timesIn(text);
  const parts = open.filter(({ hours }) => !isAllDay(hours));
  const isToldAllDay = /\b24\s*(?:hours|hrs?|x\s*7)|\bday and night\b/i.test(text);
  const otherwise = (parts.length > 0 ? parts : open).filter(({ hours }) =>
    // One time alone tells half of the hours at most.
    new Set(times).size > 1
      ? !times.includes(hours.opens) || !times.includes(endOf(hours))
      : isToldAllDay && parts.length === open.length,
  );
  const [wrong] = otherwise;
  if (wrong !== undefined) {
    const { day, hours } = wrong;
    return `the text of the opening hours does not say ${hours.opens} to ${hours.closes}, the hours of ${day}; write the same in both`;
  }
  const days = weekdays.filter((day) => dayName(day).test(text));
  const [other] = otherDays ?? [];
  if (other !== undefined && days.length === 0 && !/\bweek(?:day|end)/i.test(text)) {
    return `the text of the opening hours does not say that ${other.day} has other hours; write it there, too`;
  }
  const isWholeWeek = /\bmon\w*\W+(?:to\W+)?sun/i.test(text);
  if (other === undefined && days.length > 0 && !isWholeWeek) {
    return `the text of the opening hours names ${days.join(", ")}, but no day has other hours; add them, or write the text without`;
  }
  return null;
}

/** A day as people name it: Sunday, Sundays, Sun, Tues, Thurs; no other word that begins alike. */
function dayName(day: string): RegExp {
  return new RegExp(`\\b(?:${day}s?|${day.slice(0, 3)}(?:r?s|r)?)\\b`, "i");
}

function isAllDay({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === "24:00";
}

/** The end of a day is the beginning of the next. */
function endOf({ closes }: Hours): string {
  return closes === "24:00" ? "00:00" : closes;
}

/** The times of a text such as "06.00AM (Open) - 08.00PM (Closed)", as HH:MM. */
function timesIn(text: string): string[] {
  const found = text.matchAll(
    /\b(\d{1,2})(?:[.:](\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2})[.:](\d{2})\b|\b(midnight|noon)\b/gi,
  );
  return [...found].map(([, hour12, minute12 = "00", half, hour24 = "", minute24 = "", word]) => {
    if (word !== undefined) return word.toLowerCase() === "noon" ? "12:00" : "00:00";
    if (half === undefined) return `${hour24.padStart(2, "0")}:${minute24}`.replace("24:", "00:");
    const hour = (Number(hour12) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    return `${String(hour).padStart(2, "0")}:${minute12}`;
  });
}
