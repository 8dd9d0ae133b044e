/** The days of a week; the same names are in `data/schema`. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** From when to when the shop is open, as wall-clock times `HH:MM`. */
export interface Hours {
  readonly opens: string;
  /** At or before the opening it is a time of the next day; `24:00` is the end of this one. */
  readonly closes: string;
}

/** A day of the week on which the shop is open at other times; closed where it has none. */
export interface DayHours {
  readonly day: Weekday;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** Days on which the shop is closed, both included, as `2026-06-01`. */
export interface ClosedSeason {
  readonly from: string;
  readonly to: string;
  /** It comes back every year, and its years are of no account. */
  readonly everyYear?: boolean | null;
}

export interface WeekHours extends Hours {
  /** When a day of rent ends: after `24 hours`, or at a time of the next day; absent where the owner has not decided. */
  readonly dayEnds?: string | null;
  /** Days with hours of their own; the others have the usual ones. */
  readonly otherDays?: readonly DayHours[] | null;
  readonly closedSeasons?: readonly ClosedSeason[] | null;
}

export interface OpeningHours extends WeekHours {
  /** How far the shop's clock is ahead of UTC; in India it never changes. */
  readonly utcOffsetMinutes: number;
  /** Where that clock is, in the words of visitors elsewhere. */
  readonly country: string;
}

export type OpeningState =
  | {
      readonly isOpen: true;
      /** When it closes; null where that is a day or longer away. */
      readonly closing: { readonly inMinutes: number; readonly time: string } | null;
    }
  | {
      readonly isOpen: false;
      /** When it opens; null where it does not within a year. */
      readonly opening: {
        /** The day of the week where that is at most a week away, else null. */
        readonly day: Weekday | "today" | "tomorrow" | null;
        /** The day of the calendar, as `2026-10-01`. */
        readonly date: string;
        readonly time: string;
      } | null;
    };

const minuteMs = 60_000;
export const dayMinutes = 24 * 60;

/** How many days ahead an opening is looked for: a year, and what a season of a year may leave of a week. */
export const furthestDays = 374;

/** The first day of the calendar that computers count from, 1 January 1970, was a Thursday. */
const firstWeekday = weekdays.indexOf("Thursday");

/** The hours of each day of the week, Monday first; null on a day that the shop is closed. */
export function hoursByDay({ opens, closes, otherDays }: WeekHours): {
  readonly day: Weekday;
  readonly hours: Hours | null;
}[] {
  return weekdays.map((day) => {
    const other = otherDays?.find((one) => one.day === day);
    if (other === undefined) return { day, hours: { opens, closes } };
    const isOpen = other.opens && other.closes;
    return { day, hours: isOpen ? { opens: other.opens, closes: other.closes } : null };
  });
}

/**
 * Whether the shop is open at a moment and until or from when, by the shop's own clock and not by the
 * visitor's (specification, section 9: 06:00 to 20:00). The closing minute counts as closed.
 *
 * The build looks the time zone up: the first use of `Intl.DateTimeFormat` keeps a slow phone busy
 * for 50 to 170 ms.
 */
export function openingState(hours: OpeningHours, moment: Date): OpeningState {
  const now = shopMinute(hours, moment);
  const today = Math.floor(now / dayMinutes);
  let end = now;
  // Yesterday's hours may reach into today, and those of one day into the next.
  for (const day of [today - 1, today, today + 1]) {
    const time = openTimeOf(hours, day);
    if (time !== null && time.start <= end) end = Math.max(end, time.end);
  }
  if (end > now) {
    const closing = { inMinutes: end - now, time: timeOfDay(end % dayMinutes || dayMinutes) };
    return { isOpen: true, closing: end - now < dayMinutes ? closing : null };
  }
  for (let ahead = 0; ahead < furthestDays; ahead += 1) {
    const time = openTimeOf(hours, today + ahead);
    if (time !== null && time.start > now) {
      return { isOpen: false, opening: opening(today, ahead, time) };
    }
  }
  return { isOpen: false, opening: null };
}

/** Minutes of the shop's clock since 1970. */
export function shopMinute(
  { utcOffsetMinutes }: Pick<OpeningHours, "utcOffsetMinutes">,
  moment: Date,
): number {
  return Math.floor(moment.getTime() / minuteMs) + utcOffsetMinutes;
}

/** A time that the shop is open, in minutes of its own clock since 1970; it may reach into the next day. */
export interface OpenTime {
  readonly start: number;
  readonly end: number;
}

/** When the shop is open on a day since 1970, or null. */
export function openTimeOf(week: WeekHours, day: number): OpenTime | null {
  const hours = hoursByDay(week)[weekdayOf(day)]?.hours;
  const isClosed = week.closedSeasons?.some((season) => isWithin(season, dateOf(day)));
  if (!hours || isClosed) return null;
  const start = day * dayMinutes + minuteOfDay(hours.opens);
  const length = minuteOfDay(hours.closes) - minuteOfDay(hours.opens);
  return { start, end: start + (length > 0 ? length : length + dayMinutes) };
}

function isWithin({ from, to, everyYear }: ClosedSeason, date: string): boolean {
  if (!everyYear) return from <= date && date <= to;
  const [first = "", last = "", day = ""] = [from, to, date].map((one) => one.slice(4));
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

function opening(today: number, ahead: number, { start }: OpenTime) {
  const weekday = weekdays[weekdayOf(today + ahead)];
  const later = ahead > weekdays.length ? undefined : weekday;
  const day = (["today", "tomorrow"] as const)[ahead] ?? later ?? null;
  return { day, date: dateOf(today + ahead), time: timeOfDay(start % dayMinutes) };
}

/** The place in the week of a day since 1970, Monday first. */
export function weekdayOf(day: number): number {
  const place = (day + firstWeekday) % weekdays.length;
  return place < 0 ? place + weekdays.length : place;
}

/** A day since 1970 as `2026-11-28`. */
export function dateOf(day: number): string {
  return new Date(day * dayMinutes * minuteMs).toISOString().slice(0, 10);
}

/** Minutes since a day began as `HH:MM`; the end of a day is 24:00. */
export function timeOfDay(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** The minute of a day that a time `HH:MM` names. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
