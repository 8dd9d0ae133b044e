/** @jest-environment node */
import { chipSetsOf, fitsChips } from "../../src/catalogue/lists/chips";
import { type GroupedItem, type Grouping, groupsOf } from "../../src/catalogue/lists/groups";
import { groupedItem } from "../support/grouped-item";

let itemCount = 0;
const item = (fields: Partial<GroupedItem> & { price?: number }): GroupedItem => {
  const { price = 999, ...otherFields } = fields;
  itemCount += 1;
  return groupedItem(itemCount, `Item ${itemCount}`, price, otherFields);
};
const grouping = (
  field: Grouping["field"],
  labels: Record<string, string> = {},
  notes: Record<string, string> = {},
): Grouping => ({
  field,
  labels: new Map(Object.entries(labels)),
  notes: new Map(Object.entries(notes)),
});
const call = "For longer stays, please contact us";
const room = (brand: string, name: string, location: string, price = 999) =>
  item({ brand, name, location, price, exceed: call });
const taxi = (name: string, location: string, mileage: string, price: number) =>
  item({ name, location, mileage, price });

const rooms = [
  room("standard", "Standard Room", "Near the station", 1099),
  room("luxury", "Fortune / Luxury Room", "Near the station", 1999),
  room("standard", "Standard Room", "Near the beach", 999),
  room("luxury", "Fortune / Luxury Room", "Near the beach", 1999),
];
const taxis = [
  taxi("dzire", "Vizag", "100Kms/10Hr", 2500),
  taxi("Ertiga", "Vizag", "100Kms/10Hr", 3500),
  taxi("dzire", "Aruku", "12Hrs", 4500),
  taxi("Ertiga", "Aruku", "12Hrs", 6000),
];

describe("groups by brand", () => {
  const groups = groupsOf(rooms, grouping("brand", { luxury: "Luxury" }));

  test("are in the order of their first items", () => {
    expect(groups.map(({ value }) => value)).toEqual(["standard", "luxury"]);
  });

  test("are headed by the name of their items, which also replaces a missing label", () => {
    expect(groups.map(({ heading, label }) => [heading, label])).toEqual([
      ["Standard Room", "Standard Room"],
      ["Fortune / Luxury Room", "Luxury"],
    ]);
  });

  test("show once what all items share; cards are titled by what differs", () => {
    for (const { shared, titledBy } of groups) {
      expect(shared).toEqual({ exceed: call });
      expect(titledBy).toBe("location");
    }
  });

  test("have the price of their cheapest item, as a minimum if prices differ", () => {
    expect(groups.map(({ lowest }) => lowest.price)).toEqual([999, 1999]);
    expect(groups.map(({ isFrom }) => isFrom)).toEqual([true, false]);
  });

  test("are headed by the label if names differ; then cards are titled by the names", () => {
    const [group] = groupsOf(
      [room("suite", "Sea Suite", "Near the beach"), room("suite", "Hill Suite", "Near the hill")],
      grouping("brand", { suite: "Suites" }),
    );
    expect(group).toMatchObject({ label: "Suites", heading: "Suites", titledBy: "name" });
  });
});

describe("groups by place", () => {
  const groups = groupsOf(taxis, grouping("location", {}, { Vizag: "A day in the city" }));

  test("are headed by the place as spelled in the data, with any note", () => {
    expect(groups.map(({ heading, note }) => [heading, note])).toEqual([
      ["Vizag", "A day in the city"],
      ["Aruku", null],
    ]);
  });

  test("share their package, and cards are titled by names", () => {
    expect(groups.map(({ shared, titledBy }) => [shared, titledBy])).toEqual([
      [{ mileage: "100Kms/10Hr" }, "name"],
      [{ mileage: "12Hrs" }, "name"],
    ]);
  });
});

test("every group has a unique id in Latin letters, and is labelled by its value if the page has no label for it", () => {
  const values = [
    "Near the beach",
    "near-the-beach",
    "హోటల్",
    "రూమ్",
    "Near the beach 2",
    "constructor",
  ];
  const groups = groupsOf(
    values.map((location) => item({ location })),
    grouping("location", { "Near the beach": "Beach" }),
  );
  const ids = groups.map(({ id }) => id);
  expect(ids[0]).toBe("group-near-the-beach");
  expect(new Set(ids).size).toBe(values.length);
  for (const id of ids) expect(id).toMatch(/^group-[a-z0-9-]+$/);
  expect(groups.map(({ label }) => label)).toEqual(["Beach", ...values.slice(1)]);
});

describe("chips", () => {
  const labels = new Map([
    ["scooty", "Scooters"],
    ["Near the beach", "Beach"],
  ]);
  const textsOf = (...list: ReturnType<typeof chipSetsOf>) =>
    list.map(({ field, chips }) => [field, chips.map(({ label, count }) => `${label} ${count}`)]);

  test("are left out if all items have the same value, or there are no items", () => {
    expect(chipSetsOf([item({ filter: "bike" }), item({ filter: "bike" })], labels, null)).toEqual(
      [],
    );
    expect(chipSetsOf([], labels, null)).toEqual([]);
  });

  test("leave out the field of the grouping, and fields that divide the list in the same way", () => {
    expect(textsOf(...chipSetsOf(taxis, labels, "location"))).toEqual([
      ["name", ["dzire 2", "Ertiga 2"]],
    ]);
    expect(textsOf(...chipSetsOf(rooms, labels, "brand"))).toEqual([
      ["location", ["Near the station 2", "Beach 2"]],
    ]);
  });

  test("leave out a field that divides the list like an earlier field", () => {
    expect(textsOf(...chipSetsOf(taxis, labels, null))).toEqual([
      ["location", ["Vizag 2", "Aruku 2"]],
      ["name", ["dzire 2", "Ertiga 2"]],
    ]);
  });

  test("offer minimum numbers of seats if items differ in seats, but no minimum that fits all items", () => {
    const cars = [7, 5, 5, 12, null].map((seats) => item({ seats }));
    const sets = chipSetsOf(cars, labels, null);
    expect(textsOf(...sets)).toEqual([["seats", ["5+ 4", "7+ 2", "12 1"]]]);
    const allSeated = cars.slice(0, 4);
    expect(textsOf(...chipSetsOf(allSeated, labels, null))).toEqual([["seats", ["7+ 2", "12 1"]]]);
    const equalCars = cars.slice(1, 3);
    expect(chipSetsOf(equalCars, labels, null)).toEqual([]);
  });

  test("of seats fit items with at least as many seats", () => {
    const cars = [7, 5, 12, null].map((seats) => item({ seats }));
    const sets = chipSetsOf(cars, labels, null);
    expect(cars.map((car) => fitsChips(car, sets, ["7"]))).toEqual([true, false, true, false]);
  });
});
