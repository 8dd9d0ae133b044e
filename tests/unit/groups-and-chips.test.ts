import { chipSetsOf, chipsWithMatches, fitsChips } from "../../src/catalogue/lists/chips";
import { type Grouping, groupMembers, groupsOf } from "../../src/catalogue/lists/groups";
import type { Item } from "../../src/catalogue/prices/item";
import { itemWith } from "../support/item";

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
  itemWith({ brand, name, location, price, exceed: call });
const taxi = (name: string, location: string, mileage: string, price: number) =>
  itemWith({ name, location, mileage, price });

const suite = "Fortune / Luxury Room";
const rooms = [
  room("standard", "Standard Room", "Near the station", 1099),
  room("luxury", suite, "Near the station", 1999),
  room("standard", "Standard Room", "Near the beach", 999),
  room("luxury", suite, "Near the beach", 1999),
];
const taxis = [
  taxi("dzire", "Vizag", "100Kms/10Hr", 2500),
  taxi("Ertiga", "Vizag", "100Kms/10Hr", 3500),
  taxi("dzire", "Aruku", "12Hrs", 4500),
  taxi("Ertiga", "Aruku", "12Hrs", 6000),
];

test("rooms are grouped by brand: in the order of their first items, headed by names, with what all share shown once", () => {
  const groups = groupsOf(rooms, grouping("brand", { luxury: "Luxury", [suite]: "«Suite»" }));
  expect(groups).toMatchObject([
    { value: "standard", heading: "Standard Room", titledBy: "location" },
    { value: "luxury", heading: "«Suite»", titledBy: "location" },
  ]);
  // The name replaces a missing label.
  expect(groups.map(({ label }) => label)).toEqual(["Standard Room", "Luxury"]);
  expect(groups.map(({ shared }) => shared)).toEqual([{ exceed: call }, { exceed: call }]);
  // A minimum only if prices differ.
  expect(groups.map(({ lowest, isFrom }) => [lowest.price, isFrom])).toEqual([
    [999, true],
    [1999, false],
  ]);
});

test("rooms of one brand with different names are titled by their names", () => {
  const suites = ["Sea room 1", "Sea room 2"].map((name) => room("sea", name, "Near the beach"));
  expect(groupsOf(suites, grouping("brand"))).toMatchObject([{ titledBy: "name" }]);
  // A heading does not repeat the title of each card.
  const [standard] = groupsOf(rooms.slice(0, 1), grouping("brand"));
  expect(standard?.shared).toEqual({ exceed: call });
});

test("taxis are grouped by place, as spelled in the data, with any note and the shared package", () => {
  const groups = groupsOf(taxis, grouping("location", { Vizag: "City" }, { Vizag: "All day" }));
  expect(
    groups.map(({ heading, note, shared, titledBy }) => [heading, note, shared, titledBy]),
  ).toEqual([
    ["City", "All day", { mileage: "100Kms/10Hr" }, "name"],
    ["Aruku", null, { mileage: "12Hrs" }, "name"],
  ]);
});

test("a group has the id of its value, and its value as a label if the page has none for it", () => {
  const groups = groupsOf(
    ["Near the beach", "Araku", "అరకు"].map((location) => itemWith({ location })),
    grouping("location", { "Near the beach": "Beach" }),
  );
  expect(groups.map(({ id, label, titledBy }) => [id, label, titledBy])).toEqual([
    ["group-near-the-beach", "Beach", "name"],
    ["group-araku", "Araku", "name"],
    ["group-అరకు", "అరకు", "name"],
  ]);
});

test.each([
  [
    [0, 1, 2, 3],
    ["standard 2", "luxury 2"],
  ],
  [[1, 3], ["luxury 2"]],
  [[], []],
])("of the items %j, the groups %j keep their heading", (positions, expected) => {
  const groups = groupsOf(rooms, grouping("brand")).map((group) => ({ ...group, brandPath: null }));
  const matches = positions.flatMap((position) => rooms[position] ?? []);
  const filled = groupMembers(groups, matches, "brand");
  expect(filled.map(({ group, members }) => `${group.value} ${members.length}`)).toEqual(expected);
});

const labels = new Map([
  ["scooty", "Scooters"],
  ["Near the beach", "Beach"],
]);
const cars = [7, 5, 5, 12, null].map((seats) => itemWith({ seats }));

test.each<[what: string, items: Item[], groupBy: Grouping["field"] | null, chips: unknown[]]>([
  ["no item", [], null, []],
  ["one value", [itemWith({ filter: "bike" }), itemWith({ filter: "bike" })], null, []],
  ["no value twice", [itemWith({ filter: "bike" }), itemWith({ filter: "scooty" })], null, []],
  ["the field of the groups", rooms, "brand", [["location", ["Near the station 2", "Beach 2"]]]],
  ["no field of the groups", taxis, null, [["location", ["Vizag 2", "Aruku 2"]]]],
  ["minimum numbers of seats", cars, null, [["seats", ["5+ 4", "7+ 2", "12 1"]]]],
  ["no minimum that fits all items", cars.slice(0, 4), null, [["seats", ["7+ 2", "12 1"]]]],
])("with %s the chips are what divides the list, once", (_what, items, groupBy, expected) => {
  const sets = chipSetsOf(items, labels, groupBy);
  const chipTexts = sets.map(({ field, chips }) => [
    field,
    chips.map(({ label, count }) => `${label} ${count}`),
  ]);
  expect(chipTexts).toEqual(expected);
});

test.each([
  ["of seats fit items with as many seats or more", cars, ["7"], [0, 3]],
  ["of one field fit items with any of their values", rooms, ["standard", "luxury"], [0, 1, 2, 3]],
  ["of two fields fit items with both values", rooms, ["standard", "Near the beach"], [2]],
])("chips %s", (_what, items, chosen, fitting) => {
  const sets = chipSetsOf(items, labels, null);
  const fits = items.map((item) => fitsChips(item, sets, chosen));
  expect(fits.flatMap((isFitting, position) => (isFitting ? position : []))).toEqual(fitting);
});

test.each([
  ["the chosen chip finds nothing", ["5"], ["5+ 1"]],
  ["no chip is chosen", [], []],
  ["a chip of another field is chosen", ["Vizag"], []],
])("chips are offered with their matches if they find some; %s: %j", (_what, chosen, offered) => {
  const sets = chipSetsOf(cars, labels, null);
  const chips = chipsWithMatches(sets, chosen, [itemWith({ seats: 5 }), itemWith({ seats: null })]);
  expect(chips.map(({ label, count }) => `${label} ${count}`)).toEqual(offered);
});
