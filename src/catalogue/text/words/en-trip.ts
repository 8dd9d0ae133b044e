import { per, quoted } from "./en";

export const tripTexts = {
  fromWhen: "From when?",
  pickUp: "pick-up",
  shortWeekdays: "Sun Mon Tue Wed Thu Fri Sat".split(" ") as readonly string[],
  /** @param day as in `28 Nov` */
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  backBy: (day: string) => `Back by ${day}.`,
  tour: (list: string, place: string, price: string, duration: string | null, isFrom: boolean) =>
    `${list} to ${place}, ${isFrom ? "from " : ""}${price} ${per(duration)}`,
  byWayOf: (place: string, passed: string) => `${place} via ${passed}`,
  askAvailability: "Is it available then?",
  notFreeOn: (day: string) => `Not available on ${day}`,
  /** @param words invalid place or pick-up of a link */
  leftOutOfLink: (words: readonly string[]) => `Ignored in this link: ${quoted(words)}.`,
};

export type TripTexts = Readonly<typeof tripTexts>;
