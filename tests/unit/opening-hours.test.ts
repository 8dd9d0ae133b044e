/** @jest-environment node */
import fc from "fast-check";
import {
  type OpeningHours,
  openingState,
  type WeekHours,
  weekdays,
} from "../../src/catalogue/opening-hours";

const minuteMs = 60_000;
const inIndia = (hours: WeekHours): OpeningHours => ({
  ...hours,
  utcOffsetMinutes: 330,
  country: "India",
});
const isOpenAt = (hours: OpeningHours, moment: Date) => openingState(hours, moment).isOpen;
const open = (inMinutes: number, time: string) => ({ isOpen: true, closing: { inMinutes, time } });
const closed = (day: string, time: string) => ({ isOpen: false, opening: { day, time } });
/** A moment by the clock on the shop's wall; 23 November 2026 is a Monday. */
const wall = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);
const monday = 23;

describe("a shop that closes after midnight", () => {
  const hours = inIndia({ opens: "09:00", closes: "01:00" });
  test.each([
    ["08:59", false],
    ["09:00", true],
    ["23:59", true],
    ["00:00", true],
    ["00:59", true],
    ["01:00", false],
    ["05:00", false],
  ])("at %s is open: %p", (time, isOpen) => {
    for (const day of [monday - 1, monday, monday + 1]) {
      expect(isOpenAt(hours, wall(day, time))).toBe(isOpen);
    }
  });

  test("says when it closes and opens", () => {
    expect(openingState(hours, wall(monday, "23:00"))).toEqual(open(120, "01:00"));
    expect(openingState(hours, wall(monday, "00:59"))).toEqual(open(1, "01:00"));
    expect(openingState(hours, wall(monday, "01:00"))).toEqual(closed("today", "09:00"));
  });

  test("may close at midnight itself, however that is written", () => {
    for (const closes of ["00:00", "24:00"]) {
      const till = inIndia({ opens: "09:00", closes });
      expect(isOpenAt(till, wall(monday, "23:59"))).toBe(true);
      expect(openingState(till, wall(monday, "20:00"))).toEqual(open(240, "24:00"));
      expect(openingState(till, wall(monday + 1, "00:00"))).toEqual(closed("today", "09:00"));
    }
  });
});

test("a shop that never opens does not say when", () => {
  const otherDays = weekdays.map((day) => ({ day }));
  const hours = inIndia({ opens: "06:00", closes: "20:00", otherDays });
  expect(openingState(hours, wall(monday, "10:00"))).toEqual({ isOpen: false, opening: null });
});

describe("a shop with other hours on some days", () => {
  const hours = inIndia({
    opens: "09:00",
    closes: "20:00",
    otherDays: [
      { day: "Saturday", opens: "10:00", closes: "02:00" },
      { day: "Sunday", opens: null, closes: null },
    ],
  });
  const [friday, saturday, sunday] = [monday + 4, monday + 5, monday + 6];

  test.each([
    // Saturday opens at 10:00, Sunday not at all, Monday at 09:00 again.
    [friday, "08:59", closed("today", "09:00")],
    [friday, "19:40", open(20, "20:00")],
    [friday, "20:00", closed("tomorrow", "10:00")],
    [saturday, "00:00", closed("today", "10:00")],
    [saturday, "10:00", open(16 * 60, "02:00")],
    [sunday, "02:00", closed("tomorrow", "09:00")],
    [sunday, "23:59", closed("tomorrow", "09:00")],
    [monday, "00:00", closed("today", "09:00")],
  ])("on %d November at %s is %j", (day, time, expected) => {
    expect(openingState(hours, wall(day, time))).toEqual(expected);
  });

  test("names the day where it opens later than tomorrow", () => {
    const days = ["Saturday", "Sunday", "Monday"] as const;
    const few = inIndia({ ...hours, otherDays: days.map((day) => ({ day })) });
    expect(openingState(few, wall(friday, "20:00"))).toEqual(closed("Tuesday", "09:00"));
    const once = { ...few, otherDays: weekdays.slice(0, 6).map((day) => ({ day })) };
    expect(openingState(once, wall(sunday, "20:00"))).toEqual(closed("Sunday", "09:00"));
  });
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "59"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const span = fc
  .record({ opens: time, closes: fc.oneof(time, fc.constant("24:00")) })
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
const moments = fc.date({
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

/** Day and time by the clock on the wall. */
function onTheWall(moment: Date): { readonly day: string; readonly now: string } {
  const part = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return { day: part.weekday ?? "", now: `${part.hour ?? ""}:${part.minute ?? ""}` };
}

/** Whether the hours that are written down say so: today's, or what yesterday's leave of the night. */
function isWrittenOpen({ opens, closes, otherDays }: OpeningHours, moment: Date): boolean {
  const { day, now } = onTheWall(moment);
  const hoursOf = (name: string) => {
    return otherDays?.find((one) => one.day === name) ?? { opens, closes };
  };
  const today = hoursOf(day);
  const yesterday = hoursOf(onTheWall(new Date(moment.getTime() - 24 * 60 * minuteMs)).day);
  const isToday =
    today.opens && today.closes
      ? now >= today.opens && (now < today.closes || today.closes <= today.opens)
      : false;
  const isNight =
    yesterday.opens && yesterday.closes
      ? yesterday.closes <= yesterday.opens && now < yesterday.closes
      : false;
  return isToday || isNight;
}

test("a shop is open when the hours on its door say so, for any week", () => {
  fc.assert(
    fc.property(week, moments, (hours, moment) => {
      expect(isOpenAt(hours, moment)).toBe(isWrittenOpen(hours, moment));
    }),
    { numRuns: 2000 },
  );
});

test("the next change is when it is open, or not, first", () => {
  fc.assert(
    fc.property(week, moments, (hours, from) => {
      const start = Math.floor(from.getTime() / minuteMs) * minuteMs;
      const after = (minutes: number) => new Date(start + minutes * minuteMs);
      const state = openingState(hours, after(0));
      let wait = 0;
      const mostMinutes = 7 * 24 * 60;
      while (wait <= mostMinutes && isOpenAt(hours, after(wait)) === state.isOpen) wait += 1;
      const { now } = onTheWall(after(wait));
      if (state.isOpen) {
        const time = now === "00:00" ? "24:00" : now;
        const isSoon = wait < 24 * 60;
        expect(state.closing).toEqual(isSoon ? { inMinutes: wait, time } : null);
        return;
      }
      expect(state.opening?.time).toEqual(wait > mostMinutes ? undefined : now);
      const { day } = onTheWall(after(wait));
      const { day: today } = onTheWall(after(0));
      const { day: tomorrow } = onTheWall(after(24 * 60));
      const said = day === today && wait < 24 * 60 ? "today" : day === tomorrow ? "tomorrow" : day;
      expect(state.opening?.day).toEqual(wait > mostMinutes ? undefined : said);
    }),
    { numRuns: 300 },
  );
});
