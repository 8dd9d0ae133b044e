/**
 * How a language says opening hours and seasons. The build alone says them: no script that a browser loads has these.
 */
interface HoursWords {
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
const byPart = (morning: string, noon: string, evening: string, night: string) => {
  const partOf = (hour: number) => {
    if (hour < 4 || hour >= 19) return night;
    if (hour < 12) return morning;
    return hour < 16 ? noon : evening;
  };
  return (hour: number, minutes: string) =>
    `${partOf(hour)} ${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}`;
};

const en: HoursWords = {
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

const te: HoursWords = {
  time: byPart("ఉదయం", "మధ్యాహ్నం", "సాయంత్రం", "రాత్రి"),
  usual: (opens, closes) => `${opens} నుంచి ${closes} వరకు`,
  always: "24 గంటలూ తెరిచి ఉంటుంది",
  fromTo: (opens, closes) => `${opens} నుంచి ${closes} వరకు`,
  dayAndNight: "24 గంటలూ",
  closed: "మూసి ఉంటుంది",
  season: (from, to) => `${from} నుంచి ${to} వరకు మూసి ఉంటుంది`,
  everyYear: (from, to) => `ప్రతి సంవత్సరం ${from} నుంచి ${to} వరకు మూసి ఉంటుంది`,
};

const hi: HoursWords = {
  time: byPart("सुबह", "दोपहर", "शाम", "रात"),
  usual: (opens, closes) => `${opens} से ${closes} बजे तक`,
  always: "दिन-रात खुला",
  fromTo: (opens, closes) => `${opens} से ${closes} बजे तक`,
  dayAndNight: "दिन-रात",
  closed: "बंद",
  season: (from, to) => `${from} से ${to} तक बंद`,
  everyYear: (from, to) => `हर साल ${from} से ${to} तक बंद`,
};

const byCode: Readonly<Record<string, HoursWords>> = { te, hi };

/** The words of a language, by its code. */
export const hoursWords = (code: string) => byCode[code] ?? en;
