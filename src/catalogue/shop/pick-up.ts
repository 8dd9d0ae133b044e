import { bounds } from "../text/bounds";
import {
  dateOf,
  dayMinutes,
  furthestDays,
  minuteOfDay,
  type OpeningHours,
  type OpenTime,
  openTimeOf,
  shopMinute,
  timeOfDay,
  weekdayOf,
} from "./opening-hours";

/** A day by the shop's calendar, `2026-11-28`, and a time by its clock, `10:00`, where one is chosen. */
export interface PickUp {
  readonly date: string;
  readonly time: string | null;
}

/**
 * Reads the part `from` of an address: `2026-11-28T10:00`, or a day alone; null where it is none of the calendar.
 * A time is that of its half hour.
 */
export function parsedPickUp(text: string): PickUp | null {
  const [, date = "", hour, tens] =
    /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5])\d)?$/.exec(text) ?? [];
  const day = dayOf(date);
  if (Number.isNaN(day) || dateOf(day) !== date) return null;
  return { date, time: hour === undefined ? null : `${hour}:${Number(tens) < 3 ? "00" : "30"}` };
}

/** The number of a day of the calendar since 1970; NaN for none. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00Z`) / (dayMinutes * 60_000);
}

const halfHour = 30;

/** When the hired thing is back, and whether the shop is open then, and on that day at all. */
interface Return extends PickUp {
  readonly isOpen: boolean;
  readonly isOpenDay: boolean;
}

/** The first and the last day on which something can be picked up, by the shop's calendar. */
export function pickUpDays(hours: OpeningHours, now: Date): readonly [first: string, last: string] {
  const today = Math.floor(shopMinute(hours, now) / dayMinutes);
  return [dateOf(today), dateOf(today + bounds.daysAhead.most)];
}

/**
 * The half hours of a day at which the shop is open, from now on: those of the night before are among them. No day has
 * none.
 */
export function pickUpTimes(hours: OpeningHours, date: string, now: Date): readonly string[] {
  const day = dayOf(date);
  if (Number.isNaN(day)) return [];
  const open = openTimes(hours, day);
  const times: string[] = [];
  for (let minute = 0; minute < dayMinutes; minute += halfHour) {
    const moment = day * dayMinutes + minute;
    if (moment >= shopMinute(hours, now) && open.some((one) => isWithin(one, moment))) {
      times.push(timeOfDay(minute));
    }
  }
  return times;
}

/** Whether the shop is open at some time of a day by that day's own hours, the night before aside. */
export function isOpenDay(hours: OpeningHours, date: string): boolean {
  return openTimeOf(hours, dayOf(date)) !== null;
}

/** Whether a moment, or all of a day, is past by the shop's clock. */
export function isPast(hours: OpeningHours, { date, time }: PickUp, now: Date): boolean {
  const moment = dayOf(date) * dayMinutes + minuteOfDay(time ?? "23:59");
  return moment < shopMinute(hours, now);
}

/** When something is back that is picked up then for some days; on its day where nobody has decided when a day ends. */
export function returnOf(hours: OpeningHours, pickUp: PickUp, days: number): Return {
  const day = dayOf(pickUp.date) + days;
  const time = hours.dayEnds === "24 hours" ? pickUp.time : (hours.dayEnds ?? null);
  const open = openTimes(hours, day);
  const moment = day * dayMinutes + minuteOfDay(time ?? "");
  const isOpenDay = open.length > 0;
  const isOpen = time === null ? isOpenDay : open.some((one) => isWithin(one, moment));
  return { date: dateOf(day), time, isOpen, isOpenDay };
}

/** The next moment behind a day at which the shop is open; null where it is not within a year. */
export function nextOpening(hours: OpeningHours, date: string, now: Date) {
  for (let ahead = 1; ahead < furthestDays; ahead += 1) {
    const next = dateOf(dayOf(date) + ahead);
    const [time] = pickUpTimes(hours, next, now);
    if (time !== undefined) return { date: next, time };
  }
  return null;
}

/** When the shop is open on a day, what the night before reaches into it included. */
function openTimes(hours: OpeningHours, day: number): OpenTime[] {
  return [day - 1, day].flatMap((one) => {
    const open = openTimeOf(hours, one);
    return open !== null && open.end > day * dayMinutes ? [open] : [];
  });
}

function isWithin({ start, end }: OpenTime, moment: number): boolean {
  return start <= moment && moment < end;
}

/** The place in the week of a day of the calendar, Monday first. */
export function weekdayOfDate(date: string): number {
  return weekdayOf(dayOf(date));
}
