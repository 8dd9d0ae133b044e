import { bounds } from "../text/bounds";
import { type OpeningHours, shopTime } from "./opening-hours";

const dayMs = 86_400_000;

/** `2026-12-01` three days after `2026-11-28`. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, date.length);
}

/** From today, or from tomorrow once the shop has closed, to a year later, by the shop's clock. */
export function pickUpDays(now: Date, { closes }: OpeningHours) {
  const [today = "", time = ""] = shopTime(now).split("T");
  return [dayAfter(today, time > closes ? 1 : 0), dayAfter(today, bounds.daysAhead.max)] as const;
}

/** Whether the text is a day on which visitors may begin, alone or with an open time: `2026-11-28T10:00`. */
export function isPickUp(text: string, hours: OpeningHours, now: Date): boolean {
  const { opens, closes } = hours;
  const [, date = "", time = closes] =
    /^(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? [];
  const [, last] = pickUpDays(now, hours);
  const isOnCalendar = !Number.isNaN(Date.parse(date)) && dayAfter(date, 0) === date;
  const isLater = shopTime(now) <= `${date}T${time}`;
  return isOnCalendar && isLater && date <= last && opens <= time && time <= closes;
}
