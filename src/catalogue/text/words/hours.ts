/**
 * How a language says opening hours and seasons. The build alone says them: no script that a browser loads has these.
 */
export interface HoursWords {
  /** @param hour from 0 to 23 */
  readonly time: (hour: number, minutes: string) => string;
  readonly usual: (opens: string, closes: string) => string;
  readonly always: string;
  /** The same of one day of the week. */
  readonly fromTo: (opens: string, closes: string) => string;
  readonly dayAndNight: string;
  readonly closed: string;
  readonly season: (from: string, to: string) => string;
  readonly everyYear: (from: string, to: string) => string;
}

/** A time on a clock of twelve hours, by the part of the day in which it is. */
export function byPart(
  hour: number,
  minutes: string,
  [morning, noon, evening, night]: readonly [string, string, string, string],
): string {
  const partOf = () => {
    if (hour < 4 || hour >= 19) return night;
    if (hour < 12) return morning;
    return hour < 16 ? noon : evening;
  };
  return `${partOf()} ${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}`;
}

export const englishHours: HoursWords = {
  time: (hour, minutes) =>
    `${String(hour % 12 || 12).padStart(2, "0")}.${minutes}${hour < 12 ? "AM" : "PM"}`,
  usual: (opens, closes) => `${opens} (Open) - ${closes} (Closed)`,
  always: "Open day and night",
  fromTo: (opens, closes) => `${opens} - ${closes}`,
  dayAndNight: "day and night",
  closed: "closed",
  season: (from, to) => `Closed from ${from} to ${to}`,
  everyYear: (from, to) => `Closed every year from ${from} to ${to}`,
};
