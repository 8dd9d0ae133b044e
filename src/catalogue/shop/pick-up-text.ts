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

type PickUpTexts = TripTexts & Pick<Texts, "date" | "clockTime">;

/** Texts of the pick-up in an address; an invalid pick-up has an error instead. */
export function pickUpDetails(
  from: string,
  hours: OpeningHours,
  isAtShop: boolean,
  { date, clockTime, trip = tripTexts }: Texts,
) {
  const now = new Date();
  const texts = { ...trip, date, clockTime };
  const parsed = parsedPickUp(from);
  // Rooms and taxis need no time, but the address may have one, chosen for a bike.
  const pickUp = parsed && !isAtShop ? { ...parsed, time: null } : parsed;
  const errorOf = (moment: PickUp) => pickUpError(moment, hours, now, isAtShop, texts);
  const unreadableError = from && texts.leftOutOfLink([from]);
  const error = pickUp === null ? unreadableError : errorOf(pickUp);
  const isDayValid = isAtShop && pickUp !== null && errorOf({ ...pickUp, time: null }) === null;
  const momentTexts: Partial<ReturnType<typeof momentTextsOf>> =
    pickUp !== null && error === null ? momentTextsOf(pickUp, hours, isAtShop, texts) : {};
  return {
    isAtShop,
    pickUp,
    error,
    /** Empty for an invalid day, and for rooms and taxis. */
    validDay: isDayValid ? pickUp.date : "",
    days: pickUpDays(hours, now),
    timesOf: (date: string) => pickUpTimes(hours, date, now),
    texts,
    ...momentTexts,
  };
}

function momentTextsOf(pickUp: PickUp, hours: OpeningHours, isAtShop: boolean, texts: PickUpTexts) {
  return {
    formatSpan: (days?: number) => spanText(pickUp, days, hours, texts),
    formatReturn: (days: number) => (isAtShop ? returnText(pickUp, days, hours, texts) : undefined),
    formatAbsence: (until: string) => awayText(pickUp, until, texts),
    /** Undefined if the owner has set `dayEnds`. */
    returnQuestion: hours.dayEnds || !isAtShop ? undefined : texts.askReturn,
    availabilityQuestion: texts.askAvailability,
  };
}

/** `Sat 28 Nov`. */
export function dayText(date: string, texts: PickUpTexts, year?: string): string {
  return texts.day(texts.shortWeekdays[weekdayOfDate(date)] ?? "", dayInWords(date, texts, year));
}

function momentText({ date, time }: PickUp, texts: PickUpTexts): string {
  return withTime(dayText(date, texts), time, texts);
}

function withTime(day: string, time: string | null, texts: PickUpTexts): string {
  return time === null ? day : texts.moment(day, texts.clockTime(time));
}

/** `Sat 28 Nov 10 am to Tue 1 Dec 10 am`. */
export function spanText(
  pickUp: PickUp,
  days: number | undefined,
  hours: OpeningHours,
  texts: PickUpTexts,
): string {
  const from = momentText(pickUp, texts);
  if (days === undefined) return from;
  return texts.fromTo(from, momentText(returnOf(hours, pickUp, days), texts));
}

/**
 * Empty if the item is back by the pick-up.
 *
 * @param until time of the shop's clock
 */
export function awayText({ date, time }: PickUp, until: string, texts: PickUpTexts): string {
  const from = time === null ? date : `${date}T${time}`;
  return from >= until.slice(0, from.length) ? "" : texts.notFreeOn(dayInWords(date, texts));
}

export function returnText(
  pickUp: PickUp,
  days: number,
  hours: OpeningHours,
  texts: PickUpTexts,
): ReturnSentence {
  const { date, time, isOpen, isClosedAllDay } = returnOf(hours, pickUp, days);
  const day = dayText(date, texts);
  if (!isOpen) {
    const closedText =
      isClosedAllDay || time === null
        ? texts.closedReturn(day)
        : texts.closedReturnAt(day, texts.clockTime(time));
    return [closedText, "", ""];
  }
  return texts.backBy(time === null ? day : texts.dayAt(day, texts.clockTime(time)));
}

/**
 * Compares times by the shop's clock.
 *
 * @param isAtShop false for rooms and taxis, which need no open shop
 */
export function pickUpError(
  pickUp: PickUp,
  hours: OpeningHours,
  now: Date,
  isAtShop: boolean,
  texts: PickUpTexts,
): string | null {
  const { date, time } = pickUp;
  const [today, last] = pickUpDays(hours, now);
  const yearOf = (day: string) => day.slice(0, "YYYY".length);
  const shownYear = (day: string) => (yearOf(day) === yearOf(today) ? "" : yearOf(day));
  const day = dayText(date, texts, shownYear(date));
  if (isPast(hours, pickUp, now)) return texts.past(withTime(day, time, texts));
  if (date > last) return texts.tooFar(dayInWords(last, texts, shownYear(last)));
  const times = pickUpTimes(hours, date, now);
  // A day counts as closed if its only hours began on the day before.
  const isOpen = time === null ? isOpenDay(hours, date) && times.length > 0 : times.includes(time);
  if (!isAtShop || isOpen) return null;
  if (time !== null && times.length > 0) return texts.closedAt(day, texts.clockTime(time));
  const next = nextOpening(hours, date, now);
  const closedText = texts.closedOn(day);
  return next === null
    ? closedText
    : `${closedText} ${texts.openFrom(dayText(next.date, texts), texts.clockTime(next.time))}`;
}
