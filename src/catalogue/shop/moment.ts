import { dateOf, dayMinutes } from "./opening-hours";

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
