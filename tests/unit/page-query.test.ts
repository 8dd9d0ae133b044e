import { formatTrip } from "../../src/catalogue/prices/enquiry";
import type { Place } from "../../src/catalogue/prices/item";
import {
  isCalled,
  emptyQuery,
  pageQueryText,
  readPageQuery,
  tripOf,
  tripSearch,
  tripTexts,
} from "../../src/catalogue/lists/page-query";
import { bounds, typedNumber, visibleText } from "../../src/catalogue/text/bounds";
import { texts } from "../../src/catalogue/text/texts";
import { translatedTexts } from "../../src/catalogue/text/words/records";

const araku: Place = {
  name: "Araku",
  slug: "araku",
  km: 112,
  estimated: true,
  alsoCalled: ["Aruku", "Araku Valley"],
};
const goa: Place = { name: "Goa", slug: "goa-india", km: 1000, estimated: false };
const places: readonly Place[] = [
  { name: "RK Beach", slug: "rk-beach", km: 5, estimated: true },
  araku,
  goa,
];

test.each([
  ["?to=araku", "?to=araku&days=1", 224],
  // The kilometres to the place replace those of the address.
  ["?to=araku&days=2&km=500", "?to=araku&days=2", 224],
  // Other spellings of the place.
  ["?to=Goa+India&days=2", "?to=goa-india&days=2", 2000],
  ["?to=Araku+Valley", "?to=araku&days=1", 224],
  ["?to=RK%20Beach", "?to=rk-beach&days=1", 10],
  ["?to=nowhere&days=2", "?days=2", 0],
  ["?days=90&km=20000", "?days=90&km=20000", 20_000],
  ["?days=90&km=1", "?days=90&km=1", 1],
])("%s is written %s and has %d km", (search, written, km) => {
  const { trip } = tripOf(readPageQuery(search, places), places);
  expect(trip?.km).toBe(km);
  expect(pageQueryText({ ...emptyQuery, ...tripTexts(trip) })).toBe(written);
});

test.each([
  ["?days=", "", "", {}],
  ["?to=nowhere", "", "", { to: true }],
  ["?days=91", "91", "", { days: true }],
  ["?days=1.5", "1.5", "", { days: true }],
  ["?days=3&km=far", "3", "far", { km: true }],
  ["?days=3&km=20001", "3", "20001", { km: true }],
  ["?days=91&to=araku&km=9", "91", "224", { days: true }],
])("%s has no trip; its fields have %p and %p, with the errors %j", (...row) => {
  const [search, days, km, wrong] = row;
  const query = readPageQuery(search, places);
  const { trip, shownKm, errors } = tripOf(query, places);
  expect([trip, query.days, shownKm]).toEqual([null, days, km]);
  expect(errors).toEqual({ days: false, km: false, to: false, ...wrong });
});

test.each([
  ["?q=dio&to=araku&days=3&sort=price", "?to=araku&days=3"],
  ["?to=araku", "?to=araku&days=1"],
  ["?days=91", ""],
  ["?from=2026-11-28T10:00&days=3&km=9&q=dio", "?from=2026-11-28T10:00&days=3&km=9"],
  // A pick-up cannot contain another parameter.
  ["?from=2026-11-28%26list%3D1%23x", "?from=2026-11-28%26list%3D1%23x"],
])("%s has the trip %p, also where the places are unknown", (search, expected) => {
  expect(tripSearch(search)).toBe(expected);
});

test.each([
  ["en", "1 day", "40 km", { days: 1, km: 40 }],
  ["en", "3 రోజులు", "", { days: true }],
  ["te", "3 రోజులు", "౪౦ కిమీ", { days: 3, km: 40 }],
  ["hi", "3 दिन", "४० किमी", { days: 3, km: 40 }],
  ["en", "", "km", { days: false, km: true }],
  ["en", " ", " ", { days: false, km: false }],
  ["en", "3 weeks", " ", { days: true, km: false }],
])("in %s the texts %p and %p are the trip or errors %j", (code, days, km, expected) => {
  const read = tripOf({ days, km, to: "" }, places, translatedTexts.get(code) ?? texts);
  expect(read.trip ?? read.errors).toMatchObject(expected);
});

test.each([
  [araku, 2, "2 days to Araku, about 224 km"],
  [goa, 14, "14 days to Goa, 2,000 km"],
])("a trip to %j for %p days is written %s", (place, days, text) => {
  expect(formatTrip({ days, km: 2 * place.km, to: place }, texts)).toBe(text);
});

test.each([
  ["by another spelling", "Araku", ["Aruku"], ["Aruku"]],
  ["by its name in other capitals and spaces", "RK Beach", null, ["RK  BEACH"]],
  ["by several names", "Araku", ["aruku", "Araku valley"], ["Aruku", "Araku Valley"]],
  ["not by part of a name", "Araku", null, []],
])("a place is called %s", (_how, name, alsoCalled, expected) => {
  const texts = ["Vizag", "Aruku", "Araku Valley", "RK  BEACH"];
  expect(texts.filter((text) => isCalled({ slug: "x", name, alsoCalled }, text))).toEqual(expected);
});

const letters = "a".repeat(59);

test.each([
  ["?days=3.&sort=x&filter=", "?days=3"],
  ["?to=araku&days=2).", "?to=araku&days=2"],
  ["?days=2&to=araku%E2%9D%A4%EF%B8%8F", "?to=araku&days=2"],
  ["?days=2&amp;km=200&amp;amp;sort=price", "?days=2&km=200&sort=price"],
  ["?days=2?fbclid=x&utm_source=y", "?days=2"],
  ["?list=౧-5.", "?list=1-5"],
  ["?list=1-5%0A%E2%9D%A4%EF%B8%8F", "?list=1-5"],
  ["?list=1,%205%20", "?list=1-5"],
  ["?filter=scooty%22&filter=AC%20(large)", "?filter=scooty&filter=AC+(large)"],
  ["?q=(activa)%20125,", "?q=(activa)+125"],
  // Only so many ids and characters, of which no half is left, and no control character.
  ["?list=0-1000000-1-2-3-4-4-5-6-999999-7", "?list=1-2-3-4-5-6"],
  ["?list=999999", "?list=999999"],
  [`?q=${letters}%F0%9D%92%9Cb`, `?q=${letters}%F0%9D%92%9C`],
  ["?q=a%00%07b", "?q=ab"],
])("the link %s, to which something was added, is read as %s", (search, expected) => {
  const query = readPageQuery(search);
  expect(query.filter).not.toContain("");
  expect(pageQueryText(query).replace("%28", "(").replace("%29", ")")).toBe(expected);
});

test.each<[text: string, km: number | null]>([
  ["2000", 2000],
  ["2,000", 2000],
  [" 20,000 ", 20_000],
  ["2\u00a0000", 2000],
  [" 300 km ", 300],
  ["2,000 KM", 2000],
  ["౨,౦౦౦", 2000],
  ["३", 3],
  ...["2,00", ",000", "2,,000", "2.000", "1.5", "-1", "3 weeks", "km", "5 km 3", "2,0000"].map(
    (text): [string, null] => [text, null],
  ),
])("the typed number %p is %p kilometres", (text, km) => {
  expect(typedNumber(text, bounds.km, ["km"])).toBe(km);
});

test("a typed text loses half characters, which an address cannot contain", () => {
  expect(visibleText("a\ud83db😀")).toBe("ab😀");
});
