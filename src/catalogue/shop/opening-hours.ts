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

export interface WeekHours extends Hours {
  /** Days with hours of their own; the others have the usual ones. */
  readonly otherDays?: readonly DayHours[] | null;
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
      /** When it opens: today, tomorrow or on a day of the week; null where it never does. */
      readonly opening: {
        readonly day: Weekday | "today" | "tomorrow";
        readonly time: string;
      } | null;
    };

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

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
  const times = openTimes(hours);
  const minute = minuteOfWeek(hours, moment);
  const inMinutes = minutesOpen(times, minute);
  if (inMinutes > 0) {
    const end = (minute + inMinutes) % dayMinutes;
    const closing = { inMinutes, time: timeOfDay(end || dayMinutes) };
    return { isOpen: true, closing: inMinutes < dayMinutes ? closing : null };
  }
  return { isOpen: false, opening: openingAfter(times, minute) };
}

/** A time that the shop is open, in minutes of the week; it may reach into the next one. */
interface OpenTime {
  readonly start: number;
  readonly length: number;
}

function openTimes(hours: WeekHours): OpenTime[] {
  return hoursByDay(hours).flatMap(({ hours: ofDay }, index) => {
    if (ofDay === null) return [];
    const opening = minuteOfDay(ofDay.opens);
    const length = minuteOfDay(ofDay.closes) - opening;
    return [
      {
        start: index * dayMinutes + opening,
        length: length > 0 ? length : length + dayMinutes,
      },
    ];
  });
}

/** How many minutes the shop is open from a minute of the week on, at most a week; 0 where it is closed. */
function minutesOpen(times: readonly OpenTime[], minute: number): number {
  let open = 0;
  for (let more = 1; more > 0 && open < weekMinutes; open += more) {
    const left = times.map(({ start, length }) => {
      const since = (minute + open - start + weekMinutes) % weekMinutes;
      return length - since;
    });
    more = Math.max(0, ...left);
  }
  return open;
}

function openingAfter(times: readonly OpenTime[], minute: number) {
  if (times.length === 0) return null;
  const waits = times.map(({ start }) => (start - minute + weekMinutes) % weekMinutes);
  const opening = minute + Math.min(...waits);
  const days = Math.floor(opening / dayMinutes);
  const ahead = days - Math.floor(minute / dayMinutes);
  const day = (["today", "tomorrow"] as const)[ahead] ?? weekdays[days % weekdays.length];
  return day === undefined ? null : { day, time: timeOfDay(opening % dayMinutes) };
}

/** Minutes since a day began as `HH:MM`; the end of a day is 24:00. */
function timeOfDay(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** Minutes since the shop's own clock began Monday. */
function minuteOfWeek({ utcOffsetMinutes }: OpeningHours, moment: Date): number {
  const minute = Math.floor(moment.getTime() / minuteMs) + utcOffsetMinutes;
  const inWeek = (minute + firstWeekday * dayMinutes) % weekMinutes;
  return inWeek < 0 ? inWeek + weekMinutes : inWeek;
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
