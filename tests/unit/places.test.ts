/** @jest-environment node */
import { formatTrip } from "../../src/catalogue/prices/enquiry";
import type { Place } from "../../src/catalogue/prices/item";
import { listQueryText, parsedListQuery, tripOfSearch } from "../../src/catalogue/lists/list-query";
import { tripTo } from "../../src/catalogue/shop/places";
import { extraKmRate, parsedRow } from "../../src/catalogue/prices/price-data";
import { stoneOf } from "../../src/catalogue/prices/stone-text";
import { tripPrice } from "../../src/catalogue/prices/tariff";
import { texts } from "../../src/catalogue/text/texts";
import { type LocatedGroup, toursTo } from "../../src/catalogue/lists/tours";
import { fixtureTexts } from "../support/fixture-data";

const { bikes } = fixtureTexts();
const araku: Place = {
  name: "Araku",
  slug: "araku",
  km: 112,
  estimated: true,
  alsoCalled: ["Aruku", "Araku Valley"],
};
const places: readonly Place[] = [
  { name: "RK Beach", slug: "rk-beach", km: 5, estimated: true },
  araku,
  { name: "Puri", slug: "puri", km: 440, estimated: false },
  { name: "Goa", slug: "goa", km: 1000, estimated: false },
];
const placeOf = (slug: string) => places.find((place) => place.slug === slug) ?? araku;

function priceOf(name: string, slug: string, days: number | null) {
  const bike = bikes.find((one) => one.name === name);
  if (bike === undefined) throw new Error(`No bike ${name}`);
  const priceList = bike.priceDetails.map((row) => parsedRow(row));
  const rate = extraKmRate(bike) ?? NaN;
  const trip = tripTo(placeOf(slug), days);
  return {
    trip,
    price: tripPrice({ priceList, extraKmRate: rate, canCombineRows: true }, trip),
  };
}

/** Computed by hand from the specification's tables: ₹499 and 120 km a day, ₹3 for each one beyond. */
test.each([
  // No day is chosen, and 104 km are beyond the day's 120.
  ["Honda Activa 5G", "araku", null, 1, 224, 499 + 104 * 3, true],
  // Two days hold 240 km: nothing is beyond, and nothing follows from an about figure.
  ["Honda Activa 5G", "araku", 2, 2, 224, 998, false],
  // Nearer than the allowance.
  ["Honda Activa 5G", "rk-beach", 1, 1, 10, 499, false],
  ["Honda Activa 5G", "rk-beach", 7, 7, 10, 2799, false],
  // 880 km, measured: a week holds 700 and costs 2799; the day with 760 km beyond costs 2779.
  ["Honda Activa 5G", "puri", null, 1, 880, 499 + 760 * 3, false],
  ["Honda Activa 5G", "puri", 7, 7, 880, 2799 + 180 * 3, false],
  // At ₹5 a day to Goa is 699 + 1880 x 5 = 10099: four weeks with their 2000 km are cheaper.
  ["Suzuki Burgman Street 125", "goa", 1, 1, 2000, 9799, false],
])("%s to %s for %p days", (name, slug, chosen, days, km, total, isEstimated) => {
  const { trip, price } = priceOf(name, slug, chosen);
  expect(trip).toMatchObject({ days, km });
  expect(price).toMatchObject({ total, isEstimated, isDistancePriced: true });
});

test("where kilometres are told on call, the way to a place has no price", () => {
  const { price } = priceOf("Honda Dio BS6", "araku", null);
  expect(price).toMatchObject({ total: 599, excessKm: null, isDistancePriced: false });
});

describe("the address of a trip to a place", () => {
  test.each([
    ["?to=araku", "?to=araku&days=1", 224],
    ["?to=araku&days=2", "?to=araku&days=2", 224],
    // What the data says now, and not what it said when the address was made.
    ["?to=araku&days=2&km=500", "?to=araku&days=2", 224],
    // In any spelling that the place has.
    ["?to=ARAKU&days=2", "?to=araku&days=2", 224],
    ["?to=aruku", "?to=araku&days=1", 224],
    ["?to=Araku+Valley", "?to=araku&days=1", 224],
    ["?to=%C3%84raku", "?to=araku&days=1", 224],
    ["?to=RK%20Beach", "?to=rk-beach&days=1", 10],
    ["?to=nowhere&days=2", "?days=2", 0],
    ["?days=2&km=224", "?days=2&km=224", 224],
  ])("%s is %s", (search, written, km) => {
    const query = parsedListQuery(search, places);
    expect(query.trip?.km).toBe(km);
    expect(listQueryText(query)).toBe(written);
  });

  test("names no trip with a place that is none", () => {
    expect(parsedListQuery("?to=nowhere", places).trip).toBeNull();
  });

  test.each([
    ["?q=dio&to=araku&days=3&sort=price", "?to=araku&days=3"],
    ["?to=araku", "?to=araku&days=1"],
    ["?days=3&km=40", "?days=3&km=40"],
    ["?q=dio", ""],
  ])("goes along from %s as %s, whatever places there are", (search, expected) => {
    expect(tripOfSearch(search)).toBe(expected);
  });
});

test.each([
  ["araku", 2, "2 days to Araku, about 224 km", "≈ 224 km"],
  ["araku", 1, "1 day to Araku, about 224 km", "≈ 224 km"],
  ["goa", 14, "14 days to Goa, 2,000 km", "2,000 km"],
])("a trip to %s for %d days is told as %s", (slug, days, words, foot) => {
  const { trip, price } = priceOf("Honda Activa 5G", slug, days);
  const item = { priceDetails: [], extraKmRate: 3, mileage: null };
  expect(formatTrip(trip, texts)).toBe(words);
  expect(stoneOf(item, trip, price, texts).foot).toBe(foot);
});

describe("tours to a place", () => {
  const group = (value: string) => ({ value, list: "Taxis" }) as LocatedGroup;
  const groups = [group("Vizag"), group("Aruku"), group("Araku Valley"), group("RK  BEACH")];
  test.each([
    ["by another spelling", "Araku", ["Aruku"], ["Aruku"]],
    ["by its name, however it is written", "RK Beach", null, ["RK  BEACH"]],
    ["under several names", "Araku", ["aruku", "Araku valley"], ["Aruku", "Araku Valley"]],
    ["not by a part of a name", "Araku", null, []],
  ])("are found %s", (_name, name, alsoCalled, expected) => {
    const tours = toursTo([{ slug: "x", name, alsoCalled }], groups);
    expect(tours.map(({ value }) => value)).toEqual(expected);
    expect(tours.every(({ to }) => to === "x")).toBe(true);
  });

  test("are also those that pass it on their way, where the data says so", () => {
    const passing = { ...group("Aruku"), passes: ["borra  caves"] };
    const borra = { slug: "borra-caves", name: "Borra Caves", alsoCalled: ["Borra Guhalu"] };
    expect(toursTo([borra], [passing, group("Vizag")])).toEqual([
      { ...group("Aruku"), to: "borra-caves", past: "Borra Caves" },
    ]);
  });
});
