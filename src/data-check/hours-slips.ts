import { type Hours, hoursByDay, type Weekday, weekdays } from "../catalogue/opening-hours";
import type { BusinessData } from "./catalogue-data";
import type { RuleText, RuleWords } from "./rule-words";

/** "a, b and c". */
const sentenceList = new Intl.ListFormat("en-GB");

type ToldHours = BusinessData["openingHours"];

interface OpenDay {
  readonly day: Weekday;
  readonly hours: Hours;
}

/** How the text that visitors read differs from the hours that the page reckons with, or null. */
export function hoursContradiction(openingHours: ToldHours): RuleText | null {
  const { text } = openingHours;
  const open = hoursByDay(openingHours).flatMap(({ day, hours }) =>
    hours === null ? [] : [{ day, hours }],
  );
  const parts = open.filter(({ hours }) => !isAllDay(hours));
  const told = timesIn(text);
  // One time alone tells half of the hours at most.
  if (new Set(told).size > 1) {
    const untold = parts.filter(
      ({ hours }) => !told.includes(hours.opens) || !told.includes(endOfDay(hours.closes)),
    );
    const otherwise = parts.length === 0 ? open : untold;
    if (otherwise.length > 0) return toldOtherwise(openingHours, timesTold(told), otherwise);
  }
  if (/\b24\s*(?:hours|hrs?|x\s*7)|\bday and night\b/i.test(text) && parts.length === open.length) {
    return toldOtherwise(openingHours, "day and night, which is 00:00 to 24:00", open);
  }
  return daysContradiction(openingHours);
}

/** Days that the text names and the hours do not, or the other way round. */
function daysContradiction({ text, otherDays = [] }: ToldHours): RuleText | null {
  const days = weekdays.filter((day) => dayName(day).test(text));
  const [other] = otherDays ?? [];
  if (other !== undefined && days.length === 0 && !/\bweek(?:day|end)/i.test(text)) {
    return (words) =>
      `${textPlace(words)} names no day of the week, but ${words.field("otherDays")} names ${other.day}; write it in the text, too`;
  }
  const isWholeWeek = /\bmon\w*\W+(?:to\W+)?sun/i.test(text);
  if (other === undefined && days.length > 0 && !isWholeWeek) {
    return (words) =>
      `${textPlace(words)} names ${sentenceList.format(days)}, but ${words.field("otherDays")} names no day; add ${days.length === 1 ? "it" : "them"} there, or write the text without`;
  }
  return null;
}

function textPlace({ place }: RuleWords): string {
  return place(["openingHours", "text"], {});
}

/** A day as people name it: Sunday, Sundays, Sun, Tues, Thurs; no other word that begins alike. */
function dayName(day: string): RegExp {
  return new RegExp(`\\b(?:${day}s?|${day.slice(0, 3)}(?:r?s|r)?)\\b`, "i");
}

/** What the text says, and what the fields say of those days that it tells otherwise or not at all. */
function toldOtherwise(
  { otherDays }: ToldHours,
  said: string,
  otherwise: readonly OpenDay[],
): RuleText {
  const isOther = ({ day }: OpenDay) => otherDays?.some((one) => one.day === day) === true;
  const usual = otherwise.filter((one) => !isOther(one));
  const others = otherwise.filter(isOther);
  return (words) => {
    const { field } = words;
    const fields = [
      ...(usual.length === 0
        ? []
        : [`${field("opens")} and ${field("closes")} say ${hoursOfDays(usual)}`]),
      ...(others.length === 0 ? [] : [`${field("otherDays")} says ${hoursOfDays(others)}`]),
    ];
    return `${textPlace(words)} says ${said}, but ${fields.join(", and ")}; write the same in both`;
  };
}

/** Hours with the days that have them: "10:00 to 14:00 on Saturday and Sunday". */
function hoursOfDays(days: readonly OpenDay[]): string {
  const wordsOf = ({ hours }: OpenDay) => `${hours.opens} to ${hours.closes}`;
  const different = [...new Set(days.map(wordsOf))];
  return different
    .map((words) => {
      const named = days.filter((one) => wordsOf(one) === words).map(({ day }) => day);
      return `${words} ${daysTold(named)}`;
    })
    .join(", ");
}

function daysTold(days: readonly Weekday[]): string {
  const [first = "Monday"] = days;
  const last = days.at(-1) ?? first;
  if (days.length === weekdays.length) return "every day";
  const isInRow = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return days.length > 2 && isInRow
    ? `from ${first} to ${last}`
    : `on ${sentenceList.format(days)}`;
}

/** The times of a text, each pair of them once: "06:00 to 20:00". */
function timesTold(times: readonly string[]): string {
  if (times.length % 2 === 1) return sentenceList.format([...new Set(times)]);
  const pairs = times.flatMap((time, index) =>
    index % 2 === 0 ? [`${time} to ${times[index + 1] ?? ""}`] : [],
  );
  return sentenceList.format([...new Set(pairs)]);
}

function isAllDay({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === "24:00";
}

/** The end of a day is the beginning of the next. */
function endOfDay(time: string): string {
  return time === "24:00" ? "00:00" : time;
}

/** The times of a text such as "06.00AM (Open) - 08.00PM (Closed)", as HH:MM. */
function timesIn(text: string): string[] {
  const found = text.matchAll(
    /\b(\d{1,2})(?:[.:](\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2})[.:](\d{2})\b|\b(midnight|noon)\b/gi,
  );
  return [...found].map(([, hour12, minute12 = "00", half, hour24 = "", minute24 = "", word]) => {
    if (word !== undefined) return word.toLowerCase() === "noon" ? "12:00" : "00:00";
    if (half === undefined) return endOfDay(`${hour24.padStart(2, "0")}:${minute24}`);
    const hour = (Number(hour12) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    return `${String(hour).padStart(2, "0")}:${minute12}`;
  });
}
