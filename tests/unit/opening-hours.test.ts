/** @jest-environment node */
import fc from "fast-check";
import { footerHoursText, hoursText, seasonText } from "../../src/catalogue/shop/hours-text";
import {
  type DayHours,
  type OpeningHours,
  openingState,
  weekdays,
} from "../../src/catalogue/shop/opening-hours";
import { startOfDay, utcOffsetMinutes } from "../../src/gatsby/utc-offset";
import { inIndia } from "../support/indian-hours";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const isOpenAt = (hours: OpeningHours, moment: Date) => openingState(hours, moment).isOpen;

const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "59"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const span = fc
  .record({ opens: clockTime, closes: fc.oneof(clockTime, fc.constant("24:00")) })
  .filter(({ opens, closes }) => opens !== closes);
const dayOff = fc.constant({ opens: null, closes: null });
const week = fc
  .tuple(span, fc.dictionary(fc.constantFrom(...weekdays), fc.oneof(span, dayOff)))
  .map(([usual, others]): OpeningHours => {
    const days = weekdays.flatMap((day) => {
      const other = others[day];
      return other === undefined ? [] : [{ day, ...other }];
    });
    return inIndia({ ...usual, otherDays: days });
  });
const anyMoment = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2036-01-01"),
  noInvalidDate: true,
});

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Weekday and time by the shop's clock. */
function shopTime(moment: Date): { readonly day: string; readonly now: string } {
  const part = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return { day: part.weekday ?? "", now: `${part.hour ?? ""}:${part.minute ?? ""}` };
}

/** Whether the moment is in today's hours or yesterday's, which may end after midnight. */
function isExpectedOpen({ opens, closes, otherDays }: OpeningHours, moment: Date): boolean {
  const { day, now } = shopTime(moment);
  const hoursOf = (name: string) =>
    otherDays?.find((other) => other.day === name) ?? { opens, closes };
  const today = hoursOf(day);
  const yesterday = hoursOf(shopTime(new Date(moment.getTime() - dayMinutes * minuteMs)).day);
  const isOpenToday =
    today.opens && today.closes
      ? now >= today.opens && (now < today.closes || today.closes <= today.opens)
      : false;
  const isOpenSinceYesterday =
    yesterday.opens && yesterday.closes
      ? yesterday.closes <= yesterday.opens && now < yesterday.closes
      : false;
  return isOpenToday || isOpenSinceYesterday;
}

test("a shop is open during its hours, in any week", () => {
  fc.assert(
    fc.property(week, anyMoment, (hours, moment) => {
      expect(isOpenAt(hours, moment)).toBe(isExpectedOpen(hours, moment));
    }),
    { seed: 9, numRuns: 2000 },
  );
});

test("the next change is the first minute at which the shop opens or closes", () => {
  fc.assert(
    fc.property(week, anyMoment, (hours, from) => {
      const start = Math.floor(from.getTime() / minuteMs) * minuteMs;
      const after = (minutes: number) => new Date(start + minutes * minuteMs);
      const state = openingState(hours, after(0));
      let wait = 0;
      const maxWait = 7 * dayMinutes;
      while (wait <= maxWait && isOpenAt(hours, after(wait)) === state.isOpen) wait += 1;
      const { now } = shopTime(after(wait));
      if (state.isOpen) {
        const time = now === "00:00" ? "24:00" : now;
        expect(state.closing).toEqual(wait < dayMinutes ? { inMinutes: wait, time } : null);
        return;
      }
      expect(state.opening?.time).toEqual(wait > maxWait ? undefined : now);
      const { day } = shopTime(after(wait));
      const { day: today } = shopTime(after(0));
      const { day: tomorrow } = shopTime(after(dayMinutes));
      let expectedDay = day === tomorrow ? "tomorrow" : day;
      if (day === today && wait < dayMinutes) expectedDay = "today";
      expect(state.opening?.day).toEqual(wait > maxWait ? undefined : expectedDay);
    }),
    { seed: 9, numRuns: 300 },
  );
});

test.each<[expected: string, hours: string, otherDays: DayHours[], language: string]>([
  ["6 am to 8 pm", "06:00 20:00", [], "en"],
  ["12:30 pm to 12 am", "12:30 24:00", [], "en"],
  ["Open 24 hours", "00:00 24:00", [], "en"],
  [
    "9 am to 1 am, Friday 24 hours, Saturday 10 am to 12 pm, Sunday closed",
    "09:00 01:00",
    [
      { day: "Friday", opens: "00:00", closes: "24:00" },
      { day: "Saturday", opens: "10:00", closes: "12:00" },
      { day: "Sunday" },
    ],
    "en",
  ],
  ["ఉదయం 6 నుంచి రాత్రి 8 వరకు, ఆదివారం మూసి ఉంటుంది", "06:00 20:00", [{ day: "Sunday" }], "te"],
  ["सुबह 9:30 बजे से शाम 7 बजे तक", "09:30 19:00", [], "hi"],
])(
  "the hours are written %p, unless the owner has written a text for them",
  (expected, hours, days, code) => {
    const [opens = "", closes = ""] = hours.split(" ");
    expect(hoursText({ opens, closes, otherDays: days }, code)).toBe(expected);
    expect(hoursText({ opens, closes, text: "Just call" }, code)).toBe("Just call");
  },
);

test.each([
  // Section 2 of the specification, "Shared page layout", has these words.
  ["06.00AM (Open) - 08.00PM (Closed)", "06:00", "20:00", "en"],
  ["12.30PM (Open) - 12.00AM (Closed)", "12:30", "24:00", "en"],
  ["ఉదయం 6 నుంచి రాత్రి 8 వరకు", "06:00", "20:00", "te"],
])("the footer has the hours %p", (expected, opens, closes, code) => {
  expect(footerHoursText({ opens, closes }, code)).toBe(expected);
});

test.each([
  ["Asia/Kolkata", 330, "+05:30"],
  ["UTC", 0, "+00:00"],
  ["America/St_Johns", -210, "-03:30"],
])(
  "the clock of %s is %d minutes ahead of UTC, which is written %s",
  (timeZone, minutes, clock) => {
    expect(utcOffsetMinutes(timeZone, new Date("2026-11-21T06:00:00Z"))).toBe(minutes);
    expect(startOfDay("2026-12-02", timeZone)).toBe(`2026-12-02T00:00:00${clock}`);
  },
);

describe("a closed season", () => {
  const monsoon = { from: "2026-06-01", to: "2026-09-30" };
  const winter = { from: "2026-11-15", to: "2027-02-28", everyYear: true };
  const opens = "06:00";
  const opening = (date: string, day: string | null = null) => ({ day, date, time: opens });
  test.each([
    ["the evening before", monsoon, "2026-05-31T20:00", opening("2026-10-01")],
    ["its first day", monsoon, "2026-06-01T06:00", opening("2026-10-01")],
    ["its last week", monsoon, "2026-09-29T12:00", opening("2026-10-01", "Thursday")],
    ["the day after it", monsoon, "2026-10-01T06:00", null],
    ["a year later", monsoon, "2027-07-01T06:00", null],
    ["the new year", winter, "2030-01-01T06:00", opening("2030-03-01")],
    ["summer", winter, "2030-07-01T06:00", null],
  ])(
    "closes the shop on its days, and the next opening is after them: %s",
    (_when, season, time, expected) => {
      const hours = inIndia({ opens, closes: "20:00", closedSeasons: [season] });
      const state = openingState(hours, new Date(`${time}:00+05:30`));
      expect("opening" in state ? state.opening : null).toEqual(expected);
    },
  );

  test.each([
    [monsoon, "en", "Closed from 1 Jun to 30 Sep 2026"],
    [winter, "en", "Closed every year from 15 Nov to 28 Feb"],
    [monsoon, "te", "జూన్ 1 నుంచి సెప్టెంబర్ 30, 2026 వరకు మూసి ఉంటుంది"],
    [winter, "hi", "हर साल 15 नवंबर से 28 फ़रवरी तक बंद"],
  ])("%j in %s is written %p", (season, code, text) => expect(seasonText(season, code)).toBe(text));

  test("does not end the hours of a night that began before the season", () => {
    const hours = inIndia({ opens: "18:00", closes: "02:00", closedSeasons: [monsoon] });
    expect(isOpenAt(hours, new Date("2026-06-01T01:59:00+05:30"))).toBe(true);
    expect(isOpenAt(hours, new Date("2026-06-01T18:00:00+05:30"))).toBe(false);
  });
});
