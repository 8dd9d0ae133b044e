import { bounds } from "../text/bounds";
import {
  dateOf,
  dayMinutes,
  dayMs,
  searchedDays,
  minuteOfDay,
  type OpeningHours,
  type OpenTime,
  openTimeOf,
  shopMinute,
  timeOfDay,
  weekdayOf,
} from "./opening-hours";

/** By the shop's clock: `2026-11-28`, and `10:00` or null. */
export interface PickUp {
  readonly date: string;
  readonly time: string | null;
}

/** Reads `2026-11-28T10:00` or a day alone; rounds times down to half an hour. */
export function parsedPickUp(text: string): PickUp | null {
  const [, date = "", hour, tens] =
    /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5])\d)?$/.exec(text) ?? [];
  const day = dayOf(date);
  if (Number.isNaN(day) || dateOf(day) !== date) return null;
  return { date, time: hour === undefined ? null : `${hour}:${Number(tens) < 3 ? "00" : "30"}` };
}

/** Days since 1970; NaN for an invalid date. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00Z`) / dayMs;
}

/** Minutes. */
const halfHour = 30;

export function pickUpDays(hours: OpeningHours, now: Date): readonly [first: string, last: string] {
  const today = Math.floor(shopMinute(hours, now) / dayMinutes);
  return [dateOf(today), dateOf(today + bounds.daysAhead.max)];
}

/** Each half hour that is open and not past: `10:00`, `10:30`. */
export function pickUpTimes(hours: OpeningHours, date: string, now: Date): readonly string[] {
  const day = dayOf(date);
  if (Number.isNaN(day)) return [];
  const open = openTimes(hours, day);
  const times: string[] = [];
  for (let minute = 0; minute < dayMinutes; minute += halfHour) {
    const moment = day * dayMinutes + minute;
    if (moment >= shopMinute(hours, now) && open.some((span) => isOpenAt(span, moment))) {
      times.push(timeOfDay(minute));
    }
  }
  return times;
}

/** Ignores hours that began on the day before. */
export function isOpenDay(hours: OpeningHours, date: string): boolean {
  return openTimeOf(hours, dayOf(date)) !== null;
}

export function isPast(hours: OpeningHours, { date, time }: PickUp, now: Date): boolean {
  const moment = dayOf(date) * dayMinutes + minuteOfDay(time ?? "23:59");
  return moment < shopMinute(hours, now);
}

/** Without a time if the owner has not set `dayEnds`. */
export function returnOf(hours: OpeningHours, pickUp: PickUp, days: number) {
  const day = dayOf(pickUp.date) + days;
  const time = hours.dayEnds === "24 hours" ? pickUp.time : (hours.dayEnds ?? null);
  const open = openTimes(hours, day);
  const isClosedAllDay = open.length === 0;
  const isOpen =
    time === null
      ? !isClosedAllDay
      : open.some((span) => isOpenAt(span, day * dayMinutes + minuteOfDay(time)));
  return { date: dateOf(day), time, isOpen, isClosedAllDay };
}

export function nextOpening(hours: OpeningHours, date: string, now: Date) {
  for (let ahead = 1; ahead < searchedDays; ahead += 1) {
    const next = dateOf(dayOf(date) + ahead);
    const [time] = pickUpTimes(hours, next, now);
    if (time !== undefined) return { date: next, time };
  }
  return null;
}

/** Includes hours that began on the day before. */
function openTimes(hours: OpeningHours, day: number): OpenTime[] {
  return [day - 1, day].flatMap((firstDay) => {
    const open = openTimeOf(hours, firstDay);
    return open !== null && open.end > day * dayMinutes ? [open] : [];
  });
}

function isOpenAt({ start, end }: OpenTime, moment: number): boolean {
  return start <= moment && moment < end;
}

/** 0 for Monday. */
export function weekdayOfDate(date: string): number {
  return weekdayOf(dayOf(date));
}
