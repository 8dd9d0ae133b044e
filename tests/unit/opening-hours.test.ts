/** @jest-environment node */
import { openingState } from "../../src/catalogue/hours/opening-hours";
import { texts } from "../../src/catalogue/text/texts";
import { translatedTexts } from "../../src/catalogue/text/words/records";

test.each([
  ["05:59:59", false],
  ["06:00:00", true],
  ["19:59:59", true],
  // Section 9 of the specification: from 06:00 to 20:00.
  ["20:00:00", false],
  ["23:59:59", false],
])("at %s in India the shop is open: %p", (time, isOpen) => {
  const moment = new Date(`2026-11-21T${time}+05:30`);
  expect(openingState({ opens: "06:00", closes: "20:00" }, moment).isOpen).toBe(isOpen);
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
