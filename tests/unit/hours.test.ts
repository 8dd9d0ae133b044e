import { isOpenAt, shopTime } from "../../src/catalogue/hours/opening-hours";
import { isAway, pickUpDays, possiblePickUp } from "../../src/catalogue/hours/pick-up";
import { pickUpDetails } from "../../src/catalogue/hours/pick-up-text";
import { texts } from "../../src/catalogue/text/texts";
import { translatedTexts } from "../../src/catalogue/text/words/records";

const hours = { opens: "06:00", closes: "20:00" };

/** A Tuesday, by the shop's clock. */
const now = "2026-11-24T10:10";

test.each([
  ["2026-11-24", "2026-11-24"],
  ["2026-11-23", ""],
  ["2027-11-25", ""],
  ["2027-02-29", ""],
  ["2026-11-24T10:09", "2026-11-24"],
  ["2026-11-24T10:10", "2026-11-24T10:10"],
  ["2026-11-28T06:00", "2026-11-28T06:00"],
  ["2026-11-28T05:59", "2026-11-28"],
  ["2026-11-28T20:00", "2026-11-28T20:00"],
  ["2026-11-28T20:01", "2026-11-28"],
  ["2026-11-28T10:60", "2026-11-28"],
  ["2027-11-24", "2027-11-24"],
  ["x2026-11-28", ""],
  ["", ""],
])("of the pick-up %p, %p is possible", (text, expected) => {
  expect(possiblePickUp(text, hours, true, now)).toBe(expected);
});

test.each([
  ["2026-11-24T20:00", true, "2026-11-24"],
  ["2026-11-24T20:01", true, ""],
  ["2026-11-24T20:01", false, "2026-11-24"],
])("at %s, when a time is needed: %p, today is possible: %p", (moment, hasTime, expected) => {
  expect(possiblePickUp("2026-11-24", hours, hasTime, moment)).toBe(expected);
});

test.each([
  [null, "", false],
  ["2026-11-25T00:00:00+05:30", "", true],
  ["2026-11-24T00:00:00+05:30", "", false],
  ["2026-11-28T00:00:00+05:30", "2026-11-27T10:00", true],
  ["2026-11-28T00:00:00+05:30", "2026-11-28", false],
])("an item that is back at %p is away for the pick-up %p: %p", (until, from, expected) => {
  expect(isAway(until, from, now)).toBe(expected);
});

test.each([
  // New York's date is a day earlier, before and after its clocks change.
  ["2026-10-31T22:00:00-04:00", "2026-11-01", "2027-11-01"],
  ["2026-11-23T22:00:00-05:00", "2026-11-24", "2027-11-24"],
  ["2026-11-24T20:00:59+05:30", "2026-11-24", "2027-11-24"],
  ["2026-11-24T20:01:00+05:30", "2026-11-25", "2027-11-24"],
])("at %s the days are from %s to %s by the shop's clock", (moment, first, last) => {
  expect(pickUpDays(hours, true, shopTime(new Date(moment)))).toEqual([first, last]);
});

test.each([
  ["en", "2026-12-01T10:00", 3, "Tue 1 Dec, 10 am to Fri 4 Dec", "Back by Fri 4 Dec."],
  ["en", "2027-02-26", 4, "Fri 26 Feb to Tue 2 Mar", "Back by Tue 2 Mar."],
  ["en", "", 3, undefined, undefined],
  // Rooms and taxis have no time and no return.
  ["en", "2026-12-01T10:00", 3, "Tue 1 Dec to Fri 4 Dec", ""],
  [
    "hi",
    "2026-12-01T18:30",
    3,
    "मंगल 1 दिसंबर, शाम 6:30 बजे से शुक्र 4 दिसंबर तक",
    "वापसी: शुक्र 4 दिसंबर तक।",
  ],
])("in %s, a pick-up on %s for %i days is %p: %p", (code, from, days, span, back) => {
  const details = pickUpDetails(from, back !== "", translatedTexts.get(code) ?? texts);
  expect([details.formatSpan?.(days), details.formatReturn?.(days)]).toEqual([span, back]);
});

test.each([
  ["05:59:59", false],
  ["06:00:00", true],
  ["19:59:59", true],
  // Section 9 of the specification: from 06:00 to 20:00.
  ["20:00:00", false],
])("at %s in India the shop is open: %p", (time, isOpen) => {
  const now = shopTime(new Date(`2026-11-21T${time}+05:30`));
  expect(isOpenAt(hours, now)).toBe(isOpen);
});

test.each([
  // Section 2 of the specification, "Shared page layout", has these words.
  ["06:00", "20:00", "en", "06.00AM (Open) - 08.00PM (Closed)"],
  ["00:30", "12:05", "en", "12.30AM (Open) - 12.05PM (Closed)"],
  ["06:00", "20:00", "te", "ఉదయం 6 నుంచి రాత్రి 8 వరకు"],
  ["09:30", "19:00", "hi", "सुबह 9:30 बजे से शाम 7 बजे तक"],
])("the footer has the hours from %s to %s in %s as %p", (opens, closes, code, expected) => {
  expect((translatedTexts.get(code) ?? texts).hours(opens, closes)).toBe(expected);
});
