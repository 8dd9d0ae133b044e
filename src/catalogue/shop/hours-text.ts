import { dayInWords } from "../text/days";
import { texts } from "../text/texts";
import type { ClosedSeason, Hours, WeekHours } from "./opening-hours";

/**
 * Opening hours as visitors read them: in the owner's own words, else made of the times,
 * `06.00AM (Open) - 08.00PM (Closed)` (specification, section 2), and of days with other hours.
 */
export function hoursText(hours: WeekHours & { readonly text?: string }): string {
  const { text, opens, closes, otherDays } = hours;
  const others = (otherDays ?? []).map(({ day, opens, closes }) => {
    if (!opens || !closes) return `${day} closed`;
    const isAllDay = isDayAndNight({ opens, closes });
    return `${day} ${isAllDay ? "day and night" : `${clockTime(opens)} - ${clockTime(closes)}`}`;
  });
  const usual = isDayAndNight(hours)
    ? "Open day and night"
    : `${clockTime(opens)} (Open) - ${clockTime(closes)} (Closed)`;
  return text ?? [usual, ...others].join(", ");
}

/** A season as visitors read it: `Closed from 24 Dec to 2 Jan 2027`; one of every year says so. */
export function seasonText({ from, to, everyYear }: ClosedSeason): string {
  const days = `${dayInWords(from, texts)} to ${dayInWords(to, texts)}`;
  return everyYear ? `Closed every year from ${days}` : `Closed from ${days} ${to.slice(0, 4)}`;
}

function isDayAndNight({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === "24:00";
}

/** A time `HH:MM` on a clock of twelve hours: `20:00` is `08.00PM`, `24:00` is `12.00AM`. */
function clockTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = String(Number(hours) % 12 || 12).padStart(2, "0");
  return `${hour}.${minutes}${Number(hours) % 24 < 12 ? "AM" : "PM"}`;
}
