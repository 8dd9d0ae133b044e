/**
 * What is said of the day and time of a pick-up. Not among the other texts: these come with the script of the
 * date's row, which most visitors do without.
 */
export const pickUpTexts = {
  fromWhen: "From when?",
  from: "from",
  time: "Time",
  pickUp: "pick-up",
  weekdays: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(
    " ",
  ) as readonly string[],
  shortWeekdays: "Mon Tue Wed Thu Fri Sat Sun".split(" ") as readonly string[],
  /** @param day as in `28 Nov` */
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  moment: (day: string, time: string) => `${day} ${time}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  dayAt: (day: string, time: string) => `${day}, ${time}`,
  dayBefore: (day: string, time: string) => `${day}, before ${time}`,
  backBy: (when: string) => `Back by ${when}.`,
  closedReturn: (day: string) => `Closed on ${day}: ask about the return.`,
  closedReturnAt: (day: string, time: string) =>
    `Closed on ${day} at ${time}: ask about the return.`,
  estimate: "Estimate.",
  isItFree: "Is it free then?",
  notFreeOn: (day: string) => `Not free on ${day}`,
  closedOnWeekday: (weekday: string) => `Closed on ${weekday}s.`,
  closedOn: (day: string) => `Closed on ${day}.`,
  closedForToday: "Closed for today.",
  closedAt: (day: string, time: string) => `Closed on ${day} at ${time}.`,
  openFrom: (day: string, time: string) => `Open on ${day} from ${time}.`,
  past: (moment: string) => `${moment} is past.`,
  tooFar: (lastDay: string) => `Choose a day up to ${lastDay}.`,
  unknownDate: "This link has a date that is none.",
};

/** The texts of one language; a further language is a second record of this type. */
export type PickUpTexts = Readonly<typeof pickUpTexts>;
