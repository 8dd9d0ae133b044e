import { dayInWords } from "../text/days";
import { type TripTexts, tripTexts, type WhenSentence } from "../text/words/en-trip";
import type { Texts } from "../text/texts";
import type { OpeningHours } from "./opening-hours";
import {
  isOpenDay,
  isPast,
  nextOpening,
  parsedPickUp,
  type PickUp,
  pickUpDays,
  pickUpTimes,
  returnOf,
  weekdayOfDate,
} from "./pick-up";

type Words = TripTexts & Pick<Texts, "date" | "clockTime">;

/** What the fields of a pick-up show and a page says of it, at this moment; its words only where it can be one. */
export function pickUpFields(
  from: string,
  hours: OpeningHours,
  isAtShop: boolean,
  { date, clockTime, trip = tripTexts }: Texts,
) {
  const now = new Date();
  const words = { ...trip, date, clockTime };
  const parsed = parsedPickUp(from);
  // Rooms and taxis have a day alone; a time that was chosen for a bike waits in the address.
  const pickUp = parsed && !isAtShop ? { ...parsed, time: null } : parsed;
  const errorOf = (moment: PickUp) => pickUpError(moment, hours, now, isAtShop, words);
  const error = pickUp && errorOf(pickUp);
  const isDay = isAtShop && pickUp !== null && errorOf({ ...pickUp, time: null }) === null;
  return {
    isAtShop,
    pickUp,
    /** Why there can be no such pick-up, or null. */
    error: pickUp === null ? from && words.leftOutOfLink([from]) : error,
    /** What can stay of it then: its day, where another time of it can be. */
    rest: isDay ? pickUp.date : "",
    days: pickUpDays(hours, now),
    timesOf: (date: string) => pickUpTimes(hours, date, now),
    words,
    ...(pickUp !== null && error === null && wordsOf(pickUp, hours, words)),
  };
}

function wordsOf(pickUp: PickUp, hours: OpeningHours, words: Words) {
  return {
    spanText: (days?: number) => spanText(pickUp, days, hours, words),
    returnText: (days: number) => returnText(pickUp, days, hours, words),
    awayText: (until: string) => awayText(pickUp, until, words),
    /** A chat asks when a day ends, where the owner has not decided. */
    askReturn: hours.dayEnds ? undefined : words.askReturn,
    /** The first question of a chat. */
    isItFree: words.isItFree,
  };
}

/** A day in words: `Sat 28 Nov`. */
export function dayText(date: string, words: Words, year?: string): string {
  return words.day(words.shortWeekdays[weekdayOfDate(date)] ?? "", dayInWords(date, words, year));
}

function momentText({ date, time }: PickUp, words: Words): string {
  return withTime(dayText(date, words), time, words);
}

function withTime(day: string, time: string | null, words: Words): string {
  return time === null ? day : words.moment(day, words.clockTime(time));
}

/** From when and, for some days, until when: `Sat 28 Nov 10:00 to Tue 1 Dec 10:00`. */
export function spanText(
  pickUp: PickUp,
  days: number | undefined,
  hours: OpeningHours,
  words: Words,
): string {
  const from = momentText(pickUp, words);
  if (days === undefined) return from;
  return words.fromTo(from, momentText(returnOf(hours, pickUp, days), words));
}

/**
 * What the sign of an item says: that it is not free on the chosen day, or nothing where it is back by then.
 *
 * @param until the moment at which it is back, written by the shop's clock
 */
export function awayText({ date, time }: PickUp, until: string, words: Words): string {
  const from = time === null ? date : `${date}T${time}`;
  return from >= until.slice(0, from.length) ? "" : words.notFreeOn(dayInWords(date, words));
}

/** When it is back, or that the shop is closed then: a sentence in three parts, what counts in the middle. */
export function returnText(
  pickUp: PickUp,
  days: number,
  hours: OpeningHours,
  words: Words,
): WhenSentence {
  const { date, time, isOpen, isOpenDay } = returnOf(hours, pickUp, days);
  const day = dayText(date, words);
  if (!isOpen) {
    const isTime = isOpenDay && time !== null;
    const closed = isTime
      ? words.closedReturnAt(day, words.clockTime(time))
      : words.closedReturn(day);
    return [closed, "", ""];
  }
  return words.backBy(time === null ? day : words.dayAt(day, words.clockTime(time)));
}

/**
 * Why nothing can be picked up then, and when the shop is open next; null where it can. It counts by the shop's
 * calendar and clock alone; a visitor's time zone is of no account.
 *
 * @param isAtShop whether it is picked up at the shop; rooms and taxis have no closed days
 */
export function pickUpError(
  pickUp: PickUp,
  hours: OpeningHours,
  now: Date,
  isAtShop: boolean,
  words: Words,
): string | null {
  const { date, time } = pickUp;
  const [today, last] = pickUpDays(hours, now);
  const yearOf = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? "" : day.slice(0, 4));
  const day = dayText(date, words, yearOf(date));
  if (isPast(hours, pickUp, now)) return words.past(withTime(day, time, words));
  if (date > last) return words.tooFar(dayInWords(last, words, yearOf(last)));
  const times = pickUpTimes(hours, date, now);
  // The night before may reach into a closed day: who names no time means the day.
  const isOpen = time === null ? isOpenDay(hours, date) && times.length > 0 : times.includes(time);
  if (!isAtShop || isOpen) return null;
  if (time !== null && times.length > 0) return words.closedAt(day, words.clockTime(time));
  const next = nextOpening(hours, date, now);
  const closed = words.closedOn(day);
  return next === null
    ? closed
    : `${closed} ${words.openFrom(dayText(next.date, words), words.clockTime(next.time))}`;
}
