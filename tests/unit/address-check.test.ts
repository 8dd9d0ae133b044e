/** @jest-environment node */
import { itemPagePath, itemSlug } from "../../src/catalogue/addresses/item-address";
import type { ItemData } from "../../src/data-check/catalogue-data";
import { errorsWith, exampleShop, linesWith } from "../support/checked-errors";
import { fixtureData } from "../support/fixture-data";

const { bikes, hotels, taxis, pages, business } = fixtureData();
const [bike, secondBike] = bikes as [ItemData, ItemData];
const [room] = hotels as [ItemData];
const [taxi] = taxis as [ItemData];

const listOf = (catalogue: string) => {
  const page = pages.find((candidate) => candidate.catalogue === catalogue);
  if (page === undefined) throw new Error(`No page lists ${catalogue}`);
  return page;
};
const address = (catalogue: string, item: ItemData) =>
  itemPagePath(listOf(catalogue), { ...item, slug: itemSlug(item) }, business.slug);
const indexOf = (catalogue: string) => pages.indexOf(listOf(catalogue));

test("the error of two items with one address names both items", () => {
  expect(linesWith("bikes", [1, "slug"], itemSlug(bike))).toEqual([
    `bikes.json › id 2 "${secondBike.name}" › slug = "${itemSlug(bike)}": “${bike.name}” has the address ${address("bikes", bike)} already; change “Name” or “Name in addresses”`,
  ]);
});

test.each(["name", "path", "catalogue"])(
  "of two entries with the same %s, the entry that has changed has an error in this field",
  (field) => {
    const file = field === "name" ? "places" : "pages";
    const list = exampleShop[file] as readonly Readonly<Record<string, unknown>>[];
    const errors = errorsWith({ [file]: list.with(0, { ...list[0], [field]: list[1]?.[field] }) });
    expect(errors.map(({ path }) => path)).toEqual([[0, field]]);
  },
);

test("an item with the name and place of another one needs a slug", () => {
  const twin = { ...taxi, id: 99 };
  expect(linesWith("taxis", [taxis.length], twin)).toEqual([
    expect.stringContaining("change “Name” or “Name in addresses”"),
  ]);
  expect(linesWith("taxis", [taxis.length], { ...twin, slug: "another-tour" })).toEqual([]);
});

test("rooms of two brands may have the same name and place", () => {
  const other = hotels.find(({ brand }) => brand !== room.brand);
  const twin = { ...room, id: 99, brand: other?.brand };
  expect(linesWith("hotels", [hotels.length], twin)).toEqual([]);
});

test.each([
  ["350", ": an address needs a letter, and the item's name has none; write another address here"],
  ["!!", ": an address needs a letter, and the item's name has none; write another address here"],
  ["Index", '› slug = "index": no address may end in “index”, the file name'],
])("the name %s needs a slug", (name, expected) => {
  expect(linesWith("bikes", [0], { ...bike, name })).toEqual([expect.stringContaining(expected)]);
  expect(linesWith("bikes", [0], { ...bike, name, slug: "royal-350" })).toEqual([]);
});

test("a name and place that make a too long address need a slug", () => {
  const long = { ...room, name: "Grand ".repeat(13).trim(), location: "beach ".repeat(33).trim() };
  expect(linesWith("hotels", [0], long)).toEqual([
    expect.stringMatching(/made of name and place has 275 characters, and 150 are the most/),
  ]);
  expect(linesWith("hotels", [0], { ...long, slug: "grand" })).toEqual([]);
});

test("a page with the address of an item has an error that names both", () => {
  expect(linesWith("pages", [indexOf("cars"), "path"], address("hotels", room))).toEqual([
    expect.stringContaining(
      `“${listOf("cars").title}” has the address ${address("hotels", room)} already`,
    ),
  ]);
});

test("a catalogue has only one list", () => {
  const page = { ...listOf("cars"), id: 99, path: "/more-cars" };
  expect(linesWith("pages", [pages.length], page)).toEqual([
    expect.stringMatching(/› id 99 .* › catalogue = "cars": another page, “.*”, lists these/),
  ]);
});

describe("a former address", () => {
  const withFormer = (...formerSlugs: string[]) =>
    linesWith("bikes", [0, "formerSlugs"], formerSlugs);

  test("may be any unused address", () => {
    expect(withFormer("old-one", "హోండా-యాక్టివా", "a".repeat(106))).toEqual([]);
  });

  test("cannot be the current address", () => {
    expect(withFormer(itemSlug(bike))).toEqual([
      expect.stringContaining(
        `the item still has the address ${address("bikes", bike)}; remove it here`,
      ),
    ]);
  });

  test("cannot be a current or former address of another item", () => {
    expect(withFormer(itemSlug(secondBike))).toEqual([
      expect.stringContaining(`“${secondBike.name}” has the address`),
    ]);
    const withFormerSlug = { ...bike, formerSlugs: ["old-one"] };
    const other = { ...withFormerSlug, id: 99, name: "Another" };
    expect(linesWith("bikes", [], [withFormerSlug, ...bikes.slice(1), other])).toEqual([
      expect.stringContaining(`› formerSlugs[0] = "old-one": “${bike.name}” has`),
    ]);
  });
});
