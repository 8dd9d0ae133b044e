/** @jest-environment node */
import { listQueryText, parsedListQuery, tripSearchOf } from "../../src/catalogue/lists/list-query";
import { enquiryText } from "../../src/catalogue/prices/enquiry";
import { parsedPickUp, pickUpDays, pickUpTimes } from "../../src/catalogue/shop/pick-up";
import { awayText, pickUpError, returnText, spanText } from "../../src/catalogue/shop/pick-up-text";
import { tripTexts } from "../../src/catalogue/text/words/en-trip";
import { texts } from "../../src/catalogue/text/texts";
import { inIndia } from "../support/indian-hours";

const pickUpTexts = { ...texts, ...tripTexts };

const usual = { opens: "06:00", closes: "20:00", dayEnds: "24 hours" };
const shops = {
  usual: inIndia(usual),
  closedTuesday: inIndia({ ...usual, otherDays: [{ day: "Tuesday" }] }),
  shortTuesday: inIndia({
    ...usual,
    otherDays: [{ day: "Tuesday", opens: "09:00", closes: "12:00" }],
  }),
  dayAndNight: inIndia({ ...usual, opens: "00:00", closes: "24:00" }),
  unknownDayEnd: inIndia({ ...usual, dayEnds: null }),
  nextMorning: inIndia({ ...usual, dayEnds: "09:00" }),
  night: inIndia({ ...usual, opens: "18:00", closes: "02:00", otherDays: [{ day: "Tuesday" }] }),
  monsoon: inIndia({ ...usual, closedSeasons: [{ from: "2026-12-01", to: "2026-12-10" }] }),
  winter: inIndia({
    ...usual,
    closedSeasons: [{ from: "2020-12-24", to: "2021-01-02", everyYear: true }],
  }),
  oddMinutes: inIndia({ opens: "06:15", closes: "08:10" }),
};
type ShopName = keyof typeof shops;

/** Tuesday, 24 November 2026, 10:10 in the shop. */
const now = new Date("2026-11-24T10:10:00+05:30");

const parsed = (from: string) => parsedPickUp(from) ?? { date: "", time: null };

test.each<[shop: ShopName, from: string, days: number, back: string]>([
  ["usual", "2026-11-28T10:00", 3, "Back by [Tue 1 Dec, 10 am]."],
  ["usual", "2026-11-28", 3, "Back by [Tue 1 Dec]."],
  ["unknownDayEnd", "2026-11-28T10:00", 3, "Back by [Tue 1 Dec]."],
  ["nextMorning", "2026-11-28T10:00", 3, "Back by [Tue 1 Dec, 9 am]."],
  ["usual", "2027-02-26T10:00", 4, "Back by [Tue 2 Mar, 10 am]."],
  // A device in New York changes its clock on 1 November 2026 and 14 March 2027; the shop never does.
  ["usual", "2026-10-31T10:00", 2, "Back by [Mon 2 Nov, 10 am]."],
  ["usual", "2027-03-13T10:00", 1, "Back by [Sun 14 Mar, 10 am]."],
  ["closedTuesday", "2026-11-28T10:00", 3, "Closed on Tue 1 Dec: ask about returning it.[]"],
  ["shortTuesday", "2026-11-28T10:00", 3, "Back by [Tue 1 Dec, 10 am]."],
  [
    "shortTuesday",
    "2026-11-28T12:00",
    3,
    "Closed on Tue 1 Dec at 12 pm: ask about returning it.[]",
  ],
  ["dayAndNight", "2026-11-28T23:30", 90, "Back by [Fri 26 Feb, 11:30 pm]."],
  ["night", "2026-11-28T23:00", 1, "Back by [Sun 29 Nov, 11 pm]."],
  // Monday's hours end at 2 am on the closed Tuesday.
  ["night", "2026-11-28T01:00", 3, "Back by [Tue 1 Dec, 1 am]."],
  ["night", "2026-11-28T18:00", 3, "Closed on Tue 1 Dec at 6 pm: ask about returning it.[]"],
  ["night", "2026-11-28T01:00", 4, "Closed on Wed 2 Dec at 1 am: ask about returning it.[]"],
  ["monsoon", "2026-11-28T10:00", 3, "Closed on Tue 1 Dec: ask about returning it.[]"],
  ["monsoon", "2026-11-30T10:00", 11, "Back by [Fri 11 Dec, 10 am]."],
  ["winter", "2026-12-23T10:00", 10, "Closed on Sat 2 Jan: ask about returning it.[]"],
  ["winter", "2026-12-23T10:00", 11, "Back by [Sun 3 Jan, 10 am]."],
])("%s: the return of a pick-up on %s for %i days is %p", (shop, from, days, expected) => {
  const [before, when, after] = returnText(parsed(from), days, shops[shop], pickUpTexts);
  expect(`${before}[${when}]${after}`).toBe(expected);
});

test.each<[shop: ShopName, date: string, times: string]>([
  ["usual", "2026-11-28", "28: 06:00 to 19:30"],
  ["usual", "2026-11-24", "19: 10:30 to 19:30"],
  ["usual", "2026-11-23", "0"],
  ["closedTuesday", "2026-12-01", "0"],
  ["shortTuesday", "2026-12-01", "6: 09:00 to 11:30"],
  ["dayAndNight", "2026-11-28", "48: 00:00 to 23:30"],
  ["night", "2026-11-28", "16: 00:00 to 23:30"],
  ["night", "2026-12-01", "4: 00:00 to 01:30"],
  ["night", "2026-12-02", "12: 18:00 to 23:30"],
  ["monsoon", "2026-11-30", "28: 06:00 to 19:30"],
  ["monsoon", "2026-12-10", "0"],
  ["monsoon", "", "0"],
  ["winter", "2027-01-02", "0"],
  ["winter", "2027-01-03", "28: 06:00 to 19:30"],
  ["oddMinutes", "2026-11-28", "4: 06:30 to 08:00"],
])("%s: the number and the range of the times on %s are %p", (shop, date, expected) => {
  const times = pickUpTimes(shops[shop], date, now);
  const range = times.length > 0 ? `: ${times[0]} to ${times.at(-1)}` : "";
  expect(`${times.length}${range}`).toBe(expected);
});

test("a time can be chosen until its minute has passed", () => {
  const firstTimeAt = (clock: string) =>
    pickUpTimes(shops.usual, "2026-11-24", new Date(`2026-11-24T${clock}+05:30`))[0];
  expect([firstTimeAt("10:30:59"), firstTimeAt("10:31:00")]).toEqual(["10:30", "11:00"]);
});

test.each<[shop: ShopName, from: string, error: string | null]>([
  ["usual", "2026-11-28T10:00", null],
  ["usual", "2026-11-24", null],
  ["usual", "2026-11-24T10:00", "Tue 24 Nov 10 am is in the past."],
  ["usual", "2025-11-28T10:00", "Fri 28 Nov 2025 10 am is in the past."],
  ["usual", "0000-01-01", "Sat 1 Jan 0000 is in the past."],
  ["usual", "2027-05-23T10:00", null],
  ["usual", "2027-05-24T10:00", "Choose 23 May 2027 or earlier."],
  ["usual", "2026-11-28T20:00", "Closed on Sat 28 Nov at 8 pm."],
  ["usual", "2026-11-28T19:59", null],
  ["closedTuesday", "2026-12-01", "Closed on Tue 1 Dec. Open on Wed 2 Dec from 6 am."],
  ["closedTuesday", "2026-11-24", "Closed on Tue 24 Nov. Open on Wed 25 Nov from 6 am."],
  ["monsoon", "2026-12-01T10:00", "Closed on Tue 1 Dec. Open on Fri 11 Dec from 6 am."],
  ["monsoon", "2026-12-10", "Closed on Thu 10 Dec. Open on Fri 11 Dec from 6 am."],
  ["night", "2026-12-01", "Closed on Tue 1 Dec. Open on Wed 2 Dec from 6 pm."],
  ["night", "2026-12-01T01:00", null],
  ["oddMinutes", "2026-11-24", "Closed on Tue 24 Nov. Open on Wed 25 Nov from 6:30 am."],
])("%s: a pick-up on %s has the error %p", (shop, from, expected) => {
  expect(pickUpError(parsed(from), shops[shop], now, true, pickUpTexts)).toBe(expected);
});

test("a room or taxi may start on a closed day, but not in the past or after the last day", () => {
  const error = (from: string) =>
    pickUpError(parsed(from), shops.closedTuesday, now, false, pickUpTexts);
  expect(["2026-12-01T03:00", "2026-11-23", "2027-05-24"].map(error)).toEqual([
    null,
    "Mon 23 Nov is in the past.",
    "Choose 23 May 2027 or earlier.",
  ]);
});

test.each(["", "soon", "2026-11-31", "2026-13-01", "2026-11-28T24:00", "2026-11-28T10:0", "28-11"])(
  "%p is not a pick-up",
  (text) => expect(parsedPickUp(text)).toBeNull(),
);

test.each([
  // New York's date is a day earlier, before and after its clocks change.
  ["2026-10-31T22:00:00-04:00", "2026-11-01", "2027-04-30"],
  ["2026-11-23T22:00:00-05:00", "2026-11-24", "2027-05-23"],
  ["2026-11-24T23:59:00+05:30", "2026-11-24", "2027-05-23"],
])("at %s the days are from %s to %s by the shop's clock", (moment, first, last) => {
  expect(pickUpDays(shops.usual, new Date(moment))).toEqual([first, last]);
});

test.each([
  ["2026-11-28T10:00", "2026-12-02T00:00:00+05:30", "Not available on 28 Nov"],
  ["2026-12-02T00:00", "2026-12-02T00:00:00+05:30", ""],
  ["2026-12-02", "2026-12-02T00:00:00+05:30", ""],
  ["2026-12-01", "2026-12-02T00:00:00+05:30", "Not available on 1 Dec"],
])(
  "for a pick-up on %s, an item that is away until %s has the text %p",
  (from, until, expected) => {
    expect(awayText(parsed(from), until, pickUpTexts)).toBe(expected);
  },
);

test("the pick-up is the first parameter of an address, and cannot contain another parameter", () => {
  const search = "?from=2026-11-28T10:00&days=3";
  expect(listQueryText(parsedListQuery(search))).toBe(search);
  expect(tripSearchOf(`${search}&q=dio`)).toBe(search);
  expect(tripSearchOf("?from=2026-11-28")).toBe("?from=2026-11-28");
  expect(tripSearchOf("?from=%26list%3D1%23x")).toBe("?from=list1x");
});

test("a chat message names pick-up and return of a trip, or the pick-up alone", () => {
  const items = [{ name: "Honda Activa 5G", price: "₹1,767", isKmUnknown: false }];
  const place = { name: "Araku", slug: "araku", km: 112, estimated: true };
  const message = (days: number | undefined) =>
    enquiryText(
      "Hi",
      items,
      days === undefined ? null : { days, km: 224, to: place },
      texts,
      spanText(parsed("2026-11-28T10:00"), days, shops.usual, pickUpTexts),
    );
  expect(message(3)).toBe(
    "Hi: Honda Activa 5G, ₹1,767 (3 days to Araku, about 224 km, Sat 28 Nov 10 am to Tue 1 Dec 10 am)",
  );
  expect(message(undefined)).toBe("Hi: Honda Activa 5G, ₹1,767 (Sat 28 Nov 10 am)");
  expect(spanText(parsed("2026-11-28"), 3, shops.usual, pickUpTexts)).toBe(
    "Sat 28 Nov to Tue 1 Dec",
  );
});
