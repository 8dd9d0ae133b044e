import { bounds } from "../text/bounds";
import { type OpeningHours, shopTime } from "./opening-hours";

const dayMs = 86_400_000;

/** `2026-12-01` three days after `2026-11-28`. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, date.length);
}

/** From today, by the shop's clock, to a year later. */
export function pickUpDays(now: Date): readonly [first: string, last: string] {
  const [today = ""] = shopTime(now).split("T");
  return [today, dayAfter(today, bounds.daysAhead.max)];
}

/**
 * Whether the text is a day on which visitors may begin, alone or with an open time: `2026-11-28T10:00`. A time of
 * today may be over, because it stays in the address.
 */
export function isPickUp(text: string, { opens, closes }: OpeningHours, now: Date): boolean {
  const [, date = "", time = opens] =
    /^(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? [];
  const [first, last] = pickUpDays(now);
  const isOnCalendar = !Number.isNaN(Date.parse(date)) && dayAfter(date, 0) === date;
  return isOnCalendar && first <= date && date <= last && opens <= time && time <= closes;
}
