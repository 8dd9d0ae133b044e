import { bounds } from "../text/bounds";
import type { OpeningHours } from "./opening-hours";

const dayMs = 86_400_000;

/** `2026-12-01` three days after `2026-11-28`. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, date.length);
}

/**
 * After the shop closes, a vehicle's first day is tomorrow.
 *
 * @param hasTime whether a vehicle is picked up
 * @param now from `shopTime`
 */
export function pickUpDays(
  { closes }: OpeningHours,
  hasTime: boolean,
  now: string,
): readonly [first: string, last: string] {
  const [today = "", time = ""] = now.split("T");
  const first = hasTime && time > closes ? dayAfter(today, 1) : today;
  return [first, dayAfter(today, bounds.daysAhead.max)];
}

/** The possible part of a pick-up: all of it, its day, or "". */
export function possiblePickUp(
  from: string,
  hours: OpeningHours,
  hasTime: boolean,
  now: string,
): string {
  const [first, last] = pickUpDays(hours, hasTime, now);
  const isPossible = (text: string) => {
    const [, date = "", time] =
      /^(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? [];
    const isOnCalendar = !Number.isNaN(Date.parse(date)) && dayAfter(date, 0) === date;
    const isOpen =
      time === undefined || (hours.opens <= time && time <= hours.closes && now <= text);
    return isOnCalendar && first <= date && date <= last && isOpen;
  };
  const [day = ""] = from.split("T");
  return [from, day].find(isPossible) ?? "";
}

/**
 * Whether an item is away on the day of a pick-up, by default today.
 *
 * @param until when the item is back: `2026-12-02T00:00:00+05:30`
 */
export function isAway(until: string | null, from: string, now: string): boolean {
  const [day = ""] = (from || now).split("T");
  return until !== null && day < until.slice(0, day.length);
}
