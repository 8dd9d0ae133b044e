/** How a language says opening hours and seasons. No script that a browser loads has these. */
export interface HoursWords {
  readonly always: string;
  readonly fromTo: (opens: string, closes: string) => string;
  readonly dayAndNight: string;
  readonly closed: string;
  readonly season: (from: string, to: string) => string;
  readonly everyYear: (from: string, to: string) => string;
}

export const englishHours: HoursWords = {
  always: "Open day and night",
  fromTo: (opens, closes) => `${opens} to ${closes}`,
  dayAndNight: "day and night",
  closed: "closed",
  season: (from, to) => `Closed from ${from} to ${to}`,
  everyYear: (from, to) => `Closed every year from ${from} to ${to}`,
};
