import { parsedPickUp, type PickUp } from "../../catalogue/shop/moment";
import { pickUpDays, pickUpError, pickUpTimes } from "../../catalogue/shop/pick-up";
import { awayText, pickUpErrorText, returnText, spanText } from "../../catalogue/shop/pick-up-text";
import { type TripTexts, tripTexts } from "../../catalogue/text/words/en-trip";
import type { Texts } from "../../catalogue/text/texts";
import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import type { PickUpState, PickUpWords } from "../ui/pick-up";
import { PickUpRow } from "./pick-up-row";
import { TripAnnouncement } from "./trip-announcement";
import { TripNote } from "./trip-note";

/** What the script adds to a page's pick-up: its fields and what they show, and words where it can be one. */
export interface PickUpFields
  extends Required<Pick<PickUpState, "Row" | "Note" | "Announcement">>, Partial<PickUpWords> {
  readonly isAtShop: boolean;
  readonly pickUp: PickUp | null;
  /** Why there can be no such pick-up, or null. */
  readonly error: string | null;
  /** What can stay of it then: its day, where another time of it can be. */
  readonly rest: string;
  readonly days: readonly [first: string, last: string];
  readonly timesOf: (date: string) => readonly string[];
  readonly words: TripTexts & Pick<Texts, "months">;
}

/** All that a page shows and says of a pick-up, at this moment. */
export function pickUpState(
  from: string,
  hours: OpeningHours,
  isAtShop: boolean,
  { months, trip = tripTexts }: Texts,
): PickUpFields {
  const now = new Date();
  const words = { ...trip, months };
  const parsed = parsedPickUp(from);
  // Rooms and taxis have a day alone; a time that was chosen for a bike waits in the address.
  const pickUp = parsed && !isAtShop ? { ...parsed, time: null } : parsed;
  const reason = pickUp && pickUpError(hours, pickUp, now, isAtShop);
  const error = pickUp && reason && pickUpErrorText(reason, pickUp, hours, now, words);
  const isDay =
    isAtShop && pickUp !== null && !pickUpError(hours, { ...pickUp, time: null }, now, true);
  const state = {
    isAtShop,
    pickUp,
    error,
    rest: isDay ? pickUp.date : "",
    days: pickUpDays(hours, now),
    timesOf: (date: string) => pickUpTimes(hours, date, now),
    words,
    Row: PickUpRow,
    Note: TripNote,
    Announcement: TripAnnouncement,
  };
  if (pickUp === null || error !== null) return state;
  return {
    ...state,
    spanText: (days) => spanText(pickUp, days, hours, words),
    returnText: (days) => returnText(pickUp, days, hours, words),
    awayText: (until) => awayText(pickUp, until, words),
    estimate: words.estimate,
    isItFree: words.isItFree,
  };
}
