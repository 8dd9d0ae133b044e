import { dayInWords } from "../text/days";
import type { Texts } from "../text/texts";
import { dayAfter } from "./pick-up";

/** Empty without a pick-up. */
export interface PickUpDetails {
  /** `Tue 1 Dec, 10 am to Fri 4 Dec`. */
  readonly formatSpan?: (days?: number) => string;
  readonly formatReturn?: (days: number) => string;
  /** Of an item that comes back later. */
  readonly absence?: string;
}

/**
 * @param from a possible pick-up, or ""
 * @param hasTime false for rooms and taxis, although `from` may have the time of a bike
 */
export function pickUpDetails(from: string, hasTime: boolean, texts: Texts): PickUpDetails {
  const { trip } = texts;
  const [date = "", time] = from.split("T");
  if (date === "") return {};
  const start = dayText(date, texts);
  const moment = hasTime && time ? trip.moment(start, texts.clockTime(time)) : start;
  const returnDay = (days: number) => dayText(dayAfter(date, days), texts);
  return {
    formatSpan: (days) => (days === undefined ? moment : texts.fromTo(moment, returnDay(days))),
    formatReturn: (days) => (hasTime ? trip.backBy(returnDay(days)) : ""),
    absence: trip.notFreeOn(dayInWords(date, texts)),
  };
}

function dayText(date: string, texts: Texts): string {
  const { trip } = texts;
  const weekday = trip.shortWeekdays[new Date(date).getUTCDay()] ?? "";
  return trip.day(weekday, dayInWords(date, texts));
}
