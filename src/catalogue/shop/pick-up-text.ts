import { dayInWords } from "../text/days";
import { type ReturnSentence, type TripTexts, tripTexts } from "../text/words/en-trip";
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

/** An invalid pick-up has an error and no texts. */
export function pickUpDetails(
  from: string,
  hours: OpeningHours,
  isAtShop: boolean,
  { date, clockTime, trip = tripTexts }: Texts,
) {
  const now = new Date();
  const words = { ...trip, date, clockTime };
  const parsed = parsedPickUp(from);
  // The address may have a time that was chosen for a bike.
  const pickUp = parsed && !isAtShop ? { ...parsed, time: null } : parsed;
  const errorOf = (moment: PickUp) => pickUpError(moment, hours, now, isAtShop, words);
  const error = pickUp === null ? from && words.leftOutOfLink([from]) : errorOf(pickUp);
  const isDayValid = isAtShop && pickUp !== null && errorOf({ ...pickUp, time: null }) === null;
  return {
    isAtShop,
    pickUp,
    error,
    /** Replaces an invalid pick-up; empty where the day is invalid too. */
    validDay: isDayValid ? pickUp.date : "",
    days: pickUpDays(hours, now),
    timesOf: (date: string) => pickUpTimes(hours, date, now),
    words,
    ...(pickUp !== null && error === null && textsOf(pickUp, hours, words)),
  };
}

function textsOf(pickUp: PickUp, hours: OpeningHours, words: Words) {
  return {
    spanText: (days?: number) => spanText(pickUp, days, hours, words),
    returnText: (days: number) => returnText(pickUp, days, hours, words),
    awayText: (until: string) => awayText(pickUp, until, words),
    /** The chat asks this where the owner has not set `dayEnds`. */
    askReturn: hours.dayEnds ? undefined : words.askReturn,
    askAvailability: words.askAvailability,
  };
}

/** `Sat 28 Nov`. */
export function dayText(date: string, words: Words, year?: string): string {
  return words.day(words.shortWeekdays[weekdayOfDate(date)] ?? "", dayInWords(date, words, year));
}

function momentText({ date, time }: PickUp, words: Words): string {
  return withTime(dayText(date, words), time, words);
}

function withTime(day: string, time: string | null, words: Words): string {
  return time === null ? day : words.moment(day, words.clockTime(time));
}

/** `Sat 28 Nov 10:00 to Tue 1 Dec 10:00`. */
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

/** Empty where the item is back by the pick-up; `until` is by the shop's clock. */
export function awayText({ date, time }: PickUp, until: string, words: Words): string {
  const from = time === null ? date : `${date}T${time}`;
  return from >= until.slice(0, from.length) ? "" : words.notFreeOn(dayInWords(date, words));
}

export function returnText(
  pickUp: PickUp,
  days: number,
  hours: OpeningHours,
  words: Words,
): ReturnSentence {
  const { date, time, isOpen, isOpenDay } = returnOf(hours, pickUp, days);
  const day = dayText(date, words);
  if (!isOpen) {
    const isTimeClosed = isOpenDay && time !== null;
    const closed = isTimeClosed
      ? words.closedReturnAt(day, words.clockTime(time))
      : words.closedReturn(day);
    return [closed, "", ""];
  }
  return words.backBy(time === null ? day : words.dayAt(day, words.clockTime(time)));
}

/**
 * Compares times by the shop's clock, whatever the visitor's time zone is.
 *
 * @param isAtShop false for rooms and taxis, which have no closed days
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
  const otherYear = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? "" : day.slice(0, 4));
  const day = dayText(date, words, otherYear(date));
  if (isPast(hours, pickUp, now)) return words.past(withTime(day, time, words));
  if (date > last) return words.tooFar(dayInWords(last, words, otherYear(last)));
  const times = pickUpTimes(hours, date, now);
  // Opening hours that end after midnight do not open the next day.
  const isOpen = time === null ? isOpenDay(hours, date) && times.length > 0 : times.includes(time);
  if (!isAtShop || isOpen) return null;
  if (time !== null && times.length > 0) return words.closedAt(day, words.clockTime(time));
  const next = nextOpening(hours, date, now);
  const closed = words.closedOn(day);
  return next === null
    ? closed
    : `${closed} ${words.openFrom(dayText(next.date, words), words.clockTime(next.time))}`;
}
