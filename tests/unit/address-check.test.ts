/** @jest-environment node */
import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import type { ItemData } from "../../src/data-check/catalogue-data";
import { errorsWith, exampleShop, linesWith } from "../support/checked-errors";
import { fixtureData } from "../support/fixture-data";

const { bikes, hotels, pages, business } = fixtureData();
const [bike, secondBike] = bikes as [ItemData, ItemData];
const [room] = hotels as [ItemData];

const listOf = (catalogue: string) => {
  const page = pages.find((candidate) => candidate.catalogue === catalogue);
  if (page === undefined) throw new Error(`No page lists ${catalogue}`);
  return page;
};
const address = (catalogue: string, item: ItemData) =>
  itemPagePath(listOf(catalogue), item, business.slug);
const indexOf = (catalogue: string) => pages.indexOf(listOf(catalogue));

test("of two items with one address the second has an error, which names the first", () => {
  expect(linesWith("bikes", [1, "slug"], bike.slug)).toEqual([
    `bikes.json › id 2 "${secondBike.name}" › slug = "${bike.slug}": “${bike.name}” has the address ${address("bikes", bike)} already; write another one`,
  ]);
});

test.each(["slug", "path", "catalogue"])(
  "of two entries with the same %s, the second has an error in this field",
  (field) => {
    const file = field === "slug" ? "places" : "pages";
    const list = exampleShop[file] as readonly Readonly<Record<string, unknown>>[];
    const errors = errorsWith({ [file]: list.with(1, { ...list[1], [field]: list[0]?.[field] }) });
    expect(errors.map(({ path }) => path)).toEqual([[1, field]]);
  },
);

test("rooms of two brands may have the same slug", () => {
  const other = hotels.find(({ brand }) => brand !== room.brand);
  const twin = { ...room, id: 99, brand: other?.brand };
  expect(linesWith("hotels", [hotels.length], twin)).toEqual([]);
});

test.each(["350", "!!", "index", "Royal", "a--b", "a".repeat(81)])(
  "an item cannot have the slug %s",
  (slug) => {
    expect(linesWith("bikes", [0, "slug"], slug)).toEqual([
      expect.stringContaining(`› slug = "${slug.slice(0, 20)}`),
    ]);
  },
);

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
