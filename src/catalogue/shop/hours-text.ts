import { dayInWords } from "../text/days";
import { texts as english } from "../text/texts";
import { translatedTexts, hoursTexts } from "../text/words/records";
import type { ClosedSeason, Hours, WeekHours } from "./opening-hours";

type TextHours = WeekHours & { readonly text?: string };

export function hoursText(hours: TextHours, code = "en"): string {
  const { clockTime } = translatedTexts.get(code) ?? english;
  const { fromTo } = hoursTexts(code);
  return textOf(hours, code, ({ opens, closes }) => fromTo(clockTime(opens), clockTime(closes)));
}

/** `06.00AM (Open) - 08.00PM (Closed)` in English (specification, section 2). */
export function footerHoursText(hours: TextHours, code = "en"): string {
  if (code !== "en") return hoursText(hours, code);
  const time = (clock: string) => {
    const [hour = "", minutes] = clock.split(":");
    const digits = String(Number(hour) % 12 || 12).padStart(2, "0");
    return `${digits}.${minutes}${Number(hour) % 24 < 12 ? "AM" : "PM"}`;
  };
  const timesOf = ({ opens, closes }: Hours) => `${time(opens)} (Open) - ${time(closes)} (Closed)`;
  return textOf(hours, code, timesOf);
}

function textOf(hours: TextHours, code: string, timesOf: (hours: Hours) => string): string {
  const { text, otherDays } = hours;
  if (text !== undefined) return text;
  const formats = hoursTexts(code);
  const { word } = translatedTexts.get(code) ?? english;
  const exceptions = (otherDays ?? []).map(({ day, opens, closes }) => {
    if (!opens || !closes) return `${word(day)} ${formats.closed}`;
    const isAllDay = isDayAndNight({ opens, closes });
    return `${word(day)} ${isAllDay ? formats.dayAndNight : timesOf({ opens, closes })}`;
  });
  return [isDayAndNight(hours) ? formats.always : timesOf(hours), ...exceptions].join(", ");
}

/** `Closed from 24 Dec to 2 Jan 2027`. */
export function seasonText({ from, to, everyYear }: ClosedSeason, code = "en"): string {
  const texts = translatedTexts.get(code) ?? english;
  const first = dayInWords(from, texts);
  const { season, everyYear: yearly } = hoursTexts(code);
  return everyYear
    ? yearly(first, dayInWords(to, texts))
    : season(first, dayInWords(to, texts, to.slice(0, 4)));
}

function isDayAndNight({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === "24:00";
}
