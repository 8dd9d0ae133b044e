import { per, quoted } from "./en";

/** The page emphasizes `when`. */
export type ReturnSentence = readonly [before: string, when: string, after: string];

export const tripTexts = {
  fromWhen: "From when?",
  from: "from",
  addedToChat: "The day is added to your chat message",
  time: "Time",
  pickUp: "pick-up",
  shortWeekdays: "Mon Tue Wed Thu Fri Sat Sun".split(" ") as readonly string[],
  /** @param day as in `28 Nov` */
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  moment: (day: string, time: string) => `${day} ${time}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  dayAt: (day: string, time: string) => `${day}, ${time}`,
  backBy: (when: string): ReturnSentence => ["Back by ", when, "."],
  askReturn: "By what time do I return it?",
  closedReturn: (day: string) => `Closed on ${day}: ask about returning it.`,
  closedReturnAt: (day: string, time: string) =>
    `Closed on ${day} at ${time}: ask about returning it.`,
  tour: (list: string, place: string, price: string, duration: string | null, isFrom: boolean) =>
    `${list} to ${place}, ${isFrom ? "from " : ""}${price} ${per(duration)}`,
  askAvailability: "Is it available then?",
  notFreeOn: (day: string) => `Not available on ${day}`,
  closedOn: (day: string) => `Closed on ${day}.`,
  closedAt: (day: string, time: string) => `Closed on ${day} at ${time}.`,
  openFrom: (day: string, time: string) => `Open on ${day} from ${time}.`,
  /** @param words invalid place or pick-up of a link */
  leftOutOfLink: (words: readonly string[]) => `Ignored in this link: ${quoted(words)}.`,
  past: (moment: string) => `${moment} is in the past.`,
  tooFar: (lastDay: string) => `Choose ${lastDay} or earlier.`,
};

export type TripTexts = Readonly<typeof tripTexts>;
