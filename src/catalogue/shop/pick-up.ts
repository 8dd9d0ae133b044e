import { dayOf, type PickUp } from "./moment";
import {
  dateOf,
  dayMinutes,
  furthestDays,
  hoursByDay,
  minuteOfDay,
  type OpeningHours,
  type OpenTime,
  openTimeOf,
  shopMinute,
  timeOfDay,
  weekdayOf,
} from "./opening-hours";

/** How many days ahead of today a pick-up may be. */
const furthestPickUpDays = 180;

const halfHour = 30;

/** Why a moment can be no pick-up. */
export type PickUpError =
  | { readonly reason: "past" | "far" }
  /** The day has times, and this is none of them. */
  | { readonly reason: "time" }
  /** The day has no time: it is one of a week's closed days, the shop has closed for today, or for a season. */
  | {
      readonly reason: "weekday" | "today" | "season";
      /** The next moment at which it is open; null where it is not within a year. */
      readonly opening: (PickUp & { readonly isWithinWeek: boolean }) | null;
    };

/** When the hired thing is back, and whether the shop is open then, and on that day at all. */
interface Return extends PickUp {
  readonly isOpen: boolean;
  readonly isOpenDay: boolean;
}

/** The first and the last day on which something can be picked up, by the shop's calendar. */
export function pickUpDays(hours: OpeningHours, now: Date): readonly [first: string, last: string] {
  const today = Math.floor(shopMinute(hours, now) / dayMinutes);
  return [dateOf(today), dateOf(today + furthestPickUpDays)];
}

/** The half hours of a day at which the shop is open, from now on: those of the night before are among them. */
export function pickUpTimes(hours: OpeningHours, date: string, now: Date): readonly string[] {
  const day = dayOf(date);
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

/**
 * Why nothing can be picked up then, or null. It counts by the shop's calendar and clock alone; a visitor's time
 * zone is of no account.
 *
 * @param isAtShop whether it is picked up at the shop; rooms and taxis have no closed days
 */
export function pickUpError(
  hours: OpeningHours,
  { date, time }: PickUp,
  now: Date,
  isAtShop: boolean,
): PickUpError | null {
  const [first, last] = pickUpDays(hours, now);
  const moment = dayOf(date) * dayMinutes + minuteOfDay(time ?? "23:59");
  if (moment < shopMinute(hours, now)) return { reason: "past" };
  if (date > last) return { reason: "far" };
  if (!isAtShop) return null;
  const times = pickUpTimes(hours, date, now);
  const week = hoursByDay(hours);
  // The night before may reach into a closed day: who names no time means the day.
  const hasTime =
    openTimeOf(week, hours.closedSeasons ?? [], dayOf(date)) !== null || time !== null;
  if (times.length > 0 && hasTime) {
    return time === null || times.includes(time) ? null : { reason: "time" };
  }
  const opening = nextOpening(hours, date, now);
  if (week[weekdayOfDate(date)]?.hours === null) return { reason: "weekday", opening };
  const isOpenToday = date === first && openTimes(hours, dayOf(date)).length > 0;
  return { reason: isOpenToday ? "today" : "season", opening };
}

/** When something is back that is picked up then for some days of 24 hours each. */
export function returnOf(hours: OpeningHours, { date, time }: PickUp, days: number): Return {
  const day = dayOf(date) + days;
  const open = openTimes(hours, day);
  const moment = day * dayMinutes + minuteOfDay(time ?? "");
  const isOpenDay = open.length > 0;
  const isOpen = time === null ? isOpenDay : open.some((one) => isWithin(one, moment));
  return { date: dateOf(day), time, isOpen, isOpenDay };
}

function nextOpening(hours: OpeningHours, date: string, now: Date) {
  for (let ahead = 1; ahead < furthestDays; ahead += 1) {
    const next = dateOf(dayOf(date) + ahead);
    const [time] = pickUpTimes(hours, next, now);
    if (time !== undefined) return { date: next, time, isWithinWeek: ahead <= 7 };
  }
  return null;
}

/** When the shop is open on a day, what the night before reaches into it included. */
function openTimes(hours: OpeningHours, day: number): OpenTime[] {
  const week = hoursByDay(hours);
  return [day - 1, day].flatMap((one) => {
    const open = openTimeOf(week, hours.closedSeasons ?? [], one);
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
