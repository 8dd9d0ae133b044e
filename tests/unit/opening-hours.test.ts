/** @jest-environment node */
import fc from "fast-check";
import {
  isOpenAt,
  nextOpening,
  type OpeningHours,
  possibleOpenings,
  type WeekHours,
  weekdays,
} from "../../src/catalogue/opening-hours";

const minuteMs = 60_000;
const inIndia = (hours: WeekHours): OpeningHours => ({ ...hours, utcOffsetMinutes: 330 });
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

  test("says when it opens", () => {
    expect(nextOpening(hours, wall(monday, "01:00"))).toEqual({ day: null, time: "09:00" });
    expect(possibleOpenings(hours)).toEqual([{ day: null, time: "09:00" }]);
  });

  test("may close at midnight itself, however that is written", () => {
    for (const closes of ["00:00", "24:00"]) {
      const till = inIndia({ opens: "09:00", closes });
      expect(isOpenAt(till, wall(monday, "23:59"))).toBe(true);
      expect(isOpenAt(till, wall(monday + 1, "00:00"))).toBe(false);
    }
  });
});

describe("a shop that is open day and night", () => {
  const hours = inIndia({ opens: "00:00", closes: "24:00" });

  test("is open at every minute of the week, and never says when it opens", () => {
    for (let minute = 0; minute < 7 * 24 * 60; minute += 1) {
      const moment = new Date(wall(monday, "00:00").getTime() + minute * minuteMs);
      expect(isOpenAt(hours, moment)).toBe(true);
    }
    expect(possibleOpenings(hours)).toEqual([]);
  });
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
    [friday, "09:00", true],
    [saturday, "09:00", false],
    [saturday, "10:00", true],
    // Saturday's hours reach into Sunday, on which the shop does not open.
    [sunday, "01:59", true],
    [sunday, "02:00", false],
    [sunday, "12:00", false],
    [monday, "01:00", false],
    [monday, "09:00", true],
  ])("on %d November at %s is open: %p", (day, time, isOpen) => {
    expect(isOpenAt(hours, wall(day, time))).toBe(isOpen);
  });

  test("names the day where the time alone would mislead", () => {
    expect(nextOpening(hours, wall(friday, "21:00"))).toEqual({ day: null, time: "10:00" });
    expect(nextOpening(hours, wall(sunday, "02:00"))).toEqual({ day: "Monday", time: "09:00" });
  });

  test("names the day through a day off, on which the same time may have passed, and no longer", () => {
    for (const time of ["08:59", "09:00", "09:01", "23:59"]) {
      expect(nextOpening(hours, wall(sunday, time))).toEqual({ day: "Monday", time: "09:00" });
    }
    expect(nextOpening(hours, wall(monday, "00:00"))).toEqual({ day: null, time: "09:00" });
  });

  test("names the day at the very time of day at which it opens on the next", () => {
    const short = inIndia({
      opens: "07:00",
      closes: "20:00",
      otherDays: [{ day: "Saturday", opens: "05:00", closes: "06:30" }],
    });
    expect(nextOpening(short, wall(saturday, "07:00"))).toEqual({ day: "Sunday", time: "07:00" });
    expect(nextOpening(short, wall(saturday, "20:00"))).toEqual({ day: null, time: "07:00" });
  });

  test("has an end of Sunday's night on Monday", () => {
    const late = inIndia({
      opens: "09:00",
      closes: "20:00",
      otherDays: [{ day: "Sunday", opens: "18:00", closes: "03:00" }],
    });
    expect(isOpenAt(late, wall(monday, "02:59"))).toBe(true);
    expect(isOpenAt(late, wall(monday, "03:00"))).toBe(false);
    expect(isOpenAt(late, wall(monday + 1, "02:59"))).toBe(false);
  });
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "59"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const span = fc
  .record({ opens: time, closes: fc.oneof(time, fc.constant("24:00")) })
  .filter(({ opens, closes }) => opens !== closes);
const closed = fc.constant({ opens: null, closes: null });
const week = fc
  .tuple(span, fc.dictionary(fc.constantFrom(...weekdays), fc.oneof(span, closed)))
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

/** Whether the shop opens on a day of the week. */
const opensOn = ({ otherDays }: OpeningHours, day: string) =>
  otherDays?.every((other) => other.day !== day || Boolean(other.opens)) ?? true;

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

test("the next opening is when a closed shop is open first, and was foreseen", () => {
  fc.assert(
    fc.property(week, moments, (hours, from) => {
      const start = Math.floor(from.getTime() / minuteMs) * minuteMs;
      fc.pre(!isOpenAt(hours, new Date(start)));
      let wait = 0;
      while (wait <= 7 * 24 * 60 && !isOpenAt(hours, new Date(start + wait * minuteMs))) wait += 1;
      const next = nextOpening(hours, new Date(start));
      if (wait > 7 * 24 * 60) {
        expect(next).toBeNull();
        return;
      }
      const { day, now } = onTheWall(new Date(start + wait * minuteMs));
      const isNamed = wait >= 24 * 60 || !opensOn(hours, onTheWall(new Date(start)).day);
      expect(next).toEqual({ day: isNamed ? day : null, time: now });
      expect(possibleOpenings(hours)).toContainEqual(next);
    }),
    { numRuns: 300 },
  );
});
