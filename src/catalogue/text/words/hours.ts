/** Texts of opening hours and seasons, which only the build uses. */
export interface HoursTexts {
  readonly always: string;
  readonly fromTo: (opens: string, closes: string) => string;
  readonly dayAndNight: string;
  readonly closed: string;
  readonly season: (from: string, to: string) => string;
  readonly everyYear: (from: string, to: string) => string;
}

export const englishHours: HoursTexts = {
  always: "Open 24 hours",
  fromTo: (opens, closes) => `${opens} to ${closes}`,
  dayAndNight: "24 hours",
  closed: "closed",
  season: (from, to) => `Closed from ${from} to ${to}`,
  everyYear: (from, to) => `Closed every year from ${from} to ${to}`,
};
