/** The days of a week; the same names stand in `data/schema`. */
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

/** Hours of the shop through the week. */
export interface WeekHours extends Hours {
  /** Days with hours of their own; the others have the usual ones. */
  readonly otherDays?: readonly DayHours[] | null;
}

/** Hours of the shop, by its own clock. */
export interface OpeningHours extends WeekHours {
  /** How far the shop's clock is ahead of UTC; in India it never changes. */
  readonly utcOffsetMinutes: number;
}

/** When a shop that is closed opens again. */
export interface NextOpening {
  /** The day, where the time alone would mislead: a day or more before, and on a day off. */
  readonly day: Weekday | null;
  readonly time: string;
}

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
 * Whether the shop is open at a moment, by the shop's own clock and not by the visitor's
 * (specification, section 9: 06:00 to 20:00). The closing minute counts as closed.
 *
 * The build looks the time zone up: the first use of `Intl.DateTimeFormat` keeps a slow phone busy
 * for 50 to 170 ms.
 */
export function isOpenAt(hours: OpeningHours, moment: Date): boolean {
  return isOpenIn(openTimes(hours), minuteOfWeek(hours, moment));
}

/** When a shop that is closed at a moment opens next; null where it never does. */
export function nextOpening(hours: OpeningHours, moment: Date): NextOpening | null {
  return openingAfter(openTimes(hours), minuteOfWeek(hours, moment));
}

/** All that `nextOpening` can answer while the shop is closed, each once; none where it never closes. */
export function possibleOpenings(hours: WeekHours): NextOpening[] {
  const times = openTimes(hours);
  const found = times.flatMap(({ start, length }) => {
    const closing = (start + length) % weekMinutes;
    const next = isOpenIn(times, closing) ? null : openingAfter(times, closing);
    if (next === null) return [];
    // The day is said long before, and no more once it has come.
    return next.day === null ? [next] : [next, { ...next, day: null }];
  });
  const isSame = (one: NextOpening) => (other: NextOpening) =>
    other.day === one.day && other.time === one.time;
  return found.filter((one, index) => found.findIndex(isSame(one)) === index);
}

/** A time that the shop is open, in minutes of the week; it may reach into the next one. */
interface OpenTime {
  readonly day: Weekday;
  readonly opens: string;
  readonly start: number;
  readonly length: number;
}

function openTimes(hours: WeekHours): OpenTime[] {
  return hoursByDay(hours).flatMap(({ day, hours: ofDay }, index) => {
    if (ofDay === null) return [];
    const opening = minuteOfDay(ofDay.opens);
    const length = minuteOfDay(ofDay.closes) - opening;
    return [
      {
        day,
        opens: ofDay.opens,
        start: index * dayMinutes + opening,
        length: length > 0 ? length : length + dayMinutes,
      },
    ];
  });
}

function isOpenIn(times: readonly OpenTime[], minute: number): boolean {
  return times.some(({ start, length }) => (minute - start + weekMinutes) % weekMinutes < length);
}

function openingAfter(times: readonly OpenTime[], minute: number): NextOpening | null {
  const wait = ({ start }: OpenTime) => (start - minute + weekMinutes) % weekMinutes;
  const [next] = [...times].sort((a, b) => wait(a) - wait(b));
  if (next === undefined) return null;
  const today = weekdays[Math.floor(minute / dayMinutes)];
  const isOpenToday = times.some(({ day }) => day === today);
  const isNamed = wait(next) >= dayMinutes || !isOpenToday;
  return { day: isNamed ? next.day : null, time: next.opens };
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
