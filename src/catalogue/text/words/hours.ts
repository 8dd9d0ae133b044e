/** Texts of opening hours and seasons, which only the build uses. */
export const englishHours = {
  always: "Open 24 hours",
  fromTo: (opens: string, closes: string) => `${opens} to ${closes}`,
  dayAndNight: "24 hours",
  closed: "closed",
  season: (from: string, to: string) => `Closed from ${from} to ${to}`,
  everyYear: (from: string, to: string) => `Closed every year from ${from} to ${to}`,
};

export type HoursTexts = Readonly<typeof englishHours>;
