import { dayInWords } from "../text/days";
import { texts as english } from "../text/texts";
import { furtherWords, hoursWords } from "../text/words/records";
import type { ClosedSeason, Hours, WeekHours } from "./opening-hours";

/**
 * Opening hours as visitors read them: in the owner's own words, else made of the times,
 * `06.00AM (Open) - 08.00PM (Closed)` (specification, section 2), and of days with other hours.
 */
export function hoursText(hours: WeekHours & { readonly text?: string }, code = "en"): string {
  const { text, opens, closes, otherDays } = hours;
  const words = hoursWords(code);
  const { word } = furtherWords.get(code) ?? english;
  const time = (clock: string) => {
    const [hour = "", minutes = ""] = clock.split(":");
    return words.time(Number(hour) % 24, minutes);
  };
  const others = (otherDays ?? []).map(({ day, opens, closes }) => {
    if (!opens || !closes) return `${word(day)} ${words.closed}`;
    const isAllDay = isDayAndNight({ opens, closes });
    return `${word(day)} ${isAllDay ? words.dayAndNight : words.fromTo(time(opens), time(closes))}`;
  });
  const usual = isDayAndNight(hours) ? words.always : words.usual(time(opens), time(closes));
  return text ?? [usual, ...others].join(", ");
}

/** A season as visitors read it: `Closed from 24 Dec to 2 Jan 2027`; one of every year says so. */
export function seasonText({ from, to, everyYear }: ClosedSeason, code = "en"): string {
  const texts = furtherWords.get(code) ?? english;
  const [first, last] = [dayInWords(from, texts), dayInWords(to, texts)];
  const { season, everyYear: yearly } = hoursWords(code);
  return everyYear ? yearly(first, last) : season(first, `${last} ${to.slice(0, 4)}`);
}

function isDayAndNight({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === "24:00";
}
