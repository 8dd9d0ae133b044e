/** @jest-environment node */
import { formatTrip } from "../../src/catalogue/prices/enquiry";
import type { Place } from "../../src/catalogue/prices/item";
import { listQueryText, parsedListQuery, tripSearchOf } from "../../src/catalogue/lists/list-query";
import { tripTo } from "../../src/catalogue/lists/places";
import { texts } from "../../src/catalogue/text/texts";
import { type LocatedGroup, toursTo } from "../../src/catalogue/lists/tours";

const araku: Place = {
  name: "Araku",
  slug: "araku",
  km: 112,
  estimated: true,
  alsoCalled: ["Aruku", "Araku Valley"],
};
const goa: Place = { name: "Goa", slug: "goa", km: 1000, estimated: false };
const places: readonly Place[] = [
  { name: "RK Beach", slug: "rk-beach", km: 5, estimated: true },
  araku,
  goa,
];

describe("the address of a trip to a place", () => {
  test.each([
    ["?to=araku", "?to=araku&days=1", 224],
    ["?to=araku&days=2", "?to=araku&days=2", 224],
    // The kilometres to the place replace those of the address.
    ["?to=araku&days=2&km=500", "?to=araku&days=2", 224],
    // Other spellings of the place.
    ["?to=ARAKU&days=2", "?to=araku&days=2", 224],
    ["?to=aruku", "?to=araku&days=1", 224],
    ["?to=Araku+Valley", "?to=araku&days=1", 224],
    ["?to=%C3%84raku", "?to=araku&days=1", 224],
    ["?to=RK%20Beach", "?to=rk-beach&days=1", 10],
    ["?to=nowhere&days=2", "?days=2", 0],
    ["?days=2&km=224", "?days=2&km=224", 224],
  ])("%s is written %s and has %d km", (search, written, km) => {
    const query = parsedListQuery(search, places);
    expect(query.trip?.km).toBe(km);
    expect(listQueryText(query)).toBe(written);
  });

  test("has no trip if the place is unknown and there are no days", () => {
    expect(parsedListQuery("?to=nowhere", places).trip).toBeNull();
  });

  test.each([
    ["?q=dio&to=araku&days=3&sort=price", "?to=araku&days=3"],
    ["?to=araku", "?to=araku&days=1"],
    ["?days=3&km=40", "?days=3&km=40"],
    ["?q=dio", ""],
  ])("%s has the trip %p, also where the places are unknown", (search, expected) => {
    expect(tripSearchOf(search)).toBe(expected);
  });
});

test.each([
  [araku, 2, "2 days to Araku, about 224 km"],
  [araku, null, "1 day to Araku, about 224 km"],
  [goa, 14, "14 days to Goa, 2,000 km"],
])("a trip to %j for %p days is written %s", (place, days, text) => {
  expect(formatTrip(tripTo(place, days), texts)).toBe(text);
});

describe("tours to a place", () => {
  const group = (value: string) => ({ value, list: "Taxis" }) as LocatedGroup;
  const groups = [group("Vizag"), group("Aruku"), group("Araku Valley"), group("RK  BEACH")];
  test.each([
    ["by another spelling", "Araku", ["Aruku"], ["Aruku"]],
    ["by its name in other capitals and spaces", "RK Beach", null, ["RK  BEACH"]],
    ["under several names", "Araku", ["aruku", "Araku valley"], ["Aruku", "Araku Valley"]],
    ["not by part of a name", "Araku", null, []],
  ])("are found %s", (_how, name, alsoCalled, expected) => {
    const tours = toursTo([{ slug: "x", name, alsoCalled }], groups);
    expect(tours.map(({ value }) => value)).toEqual(expected);
    expect(tours.every(({ to, label }) => to === "x" && label === name)).toBe(true);
  });
});
