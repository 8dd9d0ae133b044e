/** The same names are in `data/schema`. */
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

/** Wall-clock times `HH:MM`. */
export interface Hours {
  readonly opens: string;
  /** A time of the next day unless it is later than `opens`; `24:00` is midnight. */
  readonly closes: string;
}

/** Without times the shop is closed on the day. */
export interface DayHours {
  readonly day: Weekday;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** `2026-06-01`, inclusive. */
export interface ClosedSeason {
  readonly from: string;
  readonly to: string;
  /** Ignores the year. */
  readonly everyYear?: boolean | null;
}

export interface WeekHours extends Hours {
  /** When a rented day ends: `24 hours` after the pick-up, or a time on the next day. */
  readonly dayEnds?: string | null;
  readonly otherDays?: readonly DayHours[] | null;
  readonly closedSeasons?: readonly ClosedSeason[] | null;
}

export interface OpeningHours extends WeekHours {
  /** India has no daylight saving time. */
  readonly utcOffsetMinutes: number;
  readonly country: string;
}

export type OpeningState =
  | {
      readonly isOpen: true;
      /** Null where the shop stays open for a day or longer. */
      readonly closing: { readonly inMinutes: number; readonly time: string } | null;
    }
  | {
      readonly isOpen: false;
      /** Null where the shop stays closed for a year. */
      readonly opening: {
        /** Null beyond a week. */
        readonly day: Weekday | "today" | "tomorrow" | null;
        /** `2026-10-01`. */
        readonly date: string;
        readonly time: string;
      } | null;
    };

const minuteMs = 60_000;
export const dayMinutes = 24 * 60;
export const dayMs = dayMinutes * minuteMs;

/** Covers a closed season of a whole leap year and the week after it. */
export const searchedDays = 374;

/** Monday first; null on a closed day. */
export function hoursByDay({ opens, closes, otherDays }: WeekHours): {
  readonly day: Weekday;
  readonly hours: Hours | null;
}[] {
  return weekdays.map((day) => {
    const exception = otherDays?.find((other) => other.day === day);
    if (exception === undefined) return { day, hours: { opens, closes } };
    const isOpen = exception.opens && exception.closes;
    return { day, hours: isOpen ? { opens: exception.opens, closes: exception.closes } : null };
  });
}

/**
 * By the shop's clock (specification, section 9: 06:00 to 20:00). The closing minute counts as
 * closed. `Intl.DateTimeFormat` would block a slow phone for 50 to 170 ms.
 */
export function openingState(hours: OpeningHours, moment: Date): OpeningState {
  const now = shopMinute(hours, moment);
  const today = Math.floor(now / dayMinutes);
  let end = now;
  // Hours of the day before may last until now, and those of today may continue tomorrow.
  for (const day of [today - 1, today, today + 1]) {
    const open = openTimeOf(hours, day);
    if (open !== null && open.start <= end) end = Math.max(end, open.end);
  }
  if (end > now) {
    const closing = { inMinutes: end - now, time: timeOfDay(end % dayMinutes || dayMinutes) };
    return { isOpen: true, closing: end - now < dayMinutes ? closing : null };
  }
  for (let ahead = 0; ahead < searchedDays; ahead += 1) {
    const open = openTimeOf(hours, today + ahead);
    if (open !== null && open.start > now) {
      return { isOpen: false, opening: openingOn(today, ahead, open) };
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

/** Minutes since 1970; may reach into the next day. */
export interface OpenTime {
  readonly start: number;
  readonly end: number;
}

/** @param day days since 1970 */
export function openTimeOf(week: WeekHours, day: number): OpenTime | null {
  const hours = hoursByDay(week)[weekdayOf(day)]?.hours;
  const isClosed = week.closedSeasons?.some((season) => isInSeason(season, dateOf(day)));
  if (!hours || isClosed) return null;
  const start = day * dayMinutes + minuteOfDay(hours.opens);
  const length = minuteOfDay(hours.closes) - minuteOfDay(hours.opens);
  return { start, end: start + (length > 0 ? length : length + dayMinutes) };
}

function isInSeason({ from, to, everyYear }: ClosedSeason, date: string): boolean {
  if (!everyYear) return from <= date && date <= to;
  const [first = "", last = "", day = ""] = [from, to, date].map((text) =>
    text.slice("YYYY".length),
  );
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

function openingOn(today: number, ahead: number, { start }: OpenTime) {
  const weekday = ahead > weekdays.length ? null : weekdays[weekdayOf(today + ahead)];
  const day = (["today", "tomorrow"] as const)[ahead] ?? weekday ?? null;
  return { day, date: dateOf(today + ahead), time: timeOfDay(start % dayMinutes) };
}

/**
 * 0 for Monday.
 *
 * @param day days since 1970
 */
export function weekdayOf(day: number): number {
  const fromSunday = new Date(day * dayMs).getUTCDay();
  return (fromSunday + 6) % weekdays.length;
}

/** `2026-11-28` for days since 1970. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** `HH:MM`; the end of a day is 24:00. */
export function timeOfDay(minute: number): string {
  const digits = [Math.floor(minute / 60), minute % 60];
  return digits.map((number) => String(number).padStart(2, "0")).join(":");
}

export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
