/** @jest-environment node */
import { itemPagePath, itemSlug } from "../../src/catalogue/item-address";
import type { CatalogueData, ItemData } from "../../src/data-check/catalogue-data";
import { checkedTexts } from "../../src/data-check/check-data";
import { DataError, errorLine } from "../../src/data-check/validation-error";
import { DataCopy } from "../support/broken-data";
import { fixtureTexts } from "../support/fixture-data";

type Changed = Record<string, unknown>;
type Items = [Changed, Changed, ...Changed[]];

const fixture = fixtureTexts();
const [bike, secondBike] = fixture.bikes as [ItemData, ItemData];
const [room] = fixture.hotels as [ItemData];

let data: DataCopy;
beforeEach(() => {
  data = new DataCopy();
});
afterEach(() => data.dispose());

function lines(): string[] {
  try {
    checkedTexts(data.folder);
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.errors.map(errorLine);
    throw error;
  }
}

const listOf = (catalogue: string): CatalogueData["pages"][number] => {
  const page = fixture.pages.find((one) => one.catalogue === catalogue);
  if (page === undefined) throw new Error(`No page lists ${catalogue}`);
  return page;
};
const address = (catalogue: string, item: ItemData) =>
  itemPagePath(listOf(catalogue), { ...item, slug: itemSlug(item) }, fixture.business.slug);
const named = (file: string, { id, name }: ItemData) => `${file} › id ${id} "${name}"`;

test("two items with one address are both named", () => {
  data.edit<Items>("bikes", ([first, second]) => (second.slug = itemSlug(first as never)));
  expect(lines()).toEqual([
    `${named("bikes.json", secondBike)} › slug = "${itemSlug(bike)}": “${bike.name}” has the address ${address("bikes", bike)} already; each needs one of its own`,
  ]);
});

test("items of the same name and place need a slug, and with one they are right", () => {
  data.edit<Items>("taxis", ([first, second]) => {
    second.name = first.name;
    second.location = first.location;
  });
  expect(lines()).toEqual([expect.stringContaining("each needs one of its own")]);
  data.edit<Items>("taxis", ([, second]) => (second.slug = "another-tour"));
  expect(lines()).toEqual([]);
});

test("rooms of two brands may have the same name and place", () => {
  data.edit<Items>("hotels", (rooms) => {
    const [first] = rooms;
    const other = rooms.find(({ brand }) => brand !== first.brand);
    Object.assign(other ?? {}, { name: first.name, location: first.location });
  });
  expect(lines()).toEqual([]);
});

test.each([
  ["350", ""],
  ["12-50", ""],
  ["Royal", "; write “royal”"],
  ["a b", "; write “a-b”"],
  ["Époque Bike", "; write “epoque-bike”"],
  ["", ""],
  ["index", ""],
])("the slug %p is refused", (slug, instead) => {
  data.edit<Items>("bikes", ([first]) => (first.slug = slug));
  expect(lines()).toEqual([
    expect.stringContaining(
      `› slug = ${JSON.stringify(slug)}: is not written as it has to be${instead}. Last part`,
    ),
  ]);
});

test.each(["350", "!!"])("the name %s alone is no address", (name) => {
  data.edit<Items>("bikes", ([first]) => (first.name = name));
  expect(lines()).toEqual([
    expect.stringMatching(
      /: an address needs a letter, and the item's name has none; write one here, such as royal-350$/,
    ),
  ]);
  data.edit<Items>("bikes", ([first]) => (first.slug = "royal-350"));
  expect(lines()).toEqual([]);
});

test("name and place make an address that every disk and host can hold, or a slug is asked for", () => {
  data.edit<Items>("hotels", ([first]) => {
    first.name = "Grand ".repeat(13).trim();
    first.location = "beach ".repeat(33).trim();
  });
  expect(lines()).toEqual([
    expect.stringMatching(
      /› slug = .*: the address made of name and place has 275 characters, and 150 are the most; write one/,
    ),
  ]);
  data.edit<Items>("hotels", ([first]) => (first.slug = "grand"));
  expect(lines()).toEqual([]);
});

test("an item is not called as the file of its list is", () => {
  data.edit<Items>("bikes", ([first]) => (first.name = "Index"));
  expect(lines()).toEqual([
    expect.stringContaining('› slug = "index": no address ends in “index”, the name of the file'),
  ]);
});

test("a page and an item with one address are both named", () => {
  data.edit<Changed[]>("pages", (pages) => {
    for (const page of pages) if (page.catalogue === "cars") page.path = address("hotels", room);
  });
  const { title } = listOf("cars");
  expect(lines()).toEqual([
    expect.stringContaining(`“${title}” has the address ${address("hotels", room)} already`),
  ]);
});

test("a catalogue is listed by one page", () => {
  data.edit<Changed[]>("pages", (pages) =>
    pages.push({ ...listOf("cars"), id: 99, path: "/more-cars" }),
  );
  expect(lines()).toEqual([
    expect.stringMatching(
      /^pages\.json › id 99 .* › catalogue = "cars": another page, “.*”, lists/,
    ),
  ]);
});

describe("a former address", () => {
  test("may be any that nothing has", () => {
    data.edit<Items>("bikes", ([first]) => (first.formerSlugs = ["old-one", "older-one"]));
    expect(lines()).toEqual([]);
  });

  test("is not the one that the item still has", () => {
    data.edit<Items>("bikes", ([first]) => (first.formerSlugs = [itemSlug(bike)]));
    expect(lines()).toEqual([
      `${named("bikes.json", bike)} › formerSlugs[0] = "${itemSlug(bike)}": the item still has the address ${address("bikes", bike)}; a former one is another`,
    ]);
  });

  test("is not that of another item, of today or before", () => {
    data.edit<Items>("bikes", ([first, second]) => {
      first.formerSlugs = [itemSlug(secondBike), "old-one"];
      second.formerSlugs = ["old-one"];
    });
    expect(lines()).toEqual([
      expect.stringContaining(
        `› formerSlugs[0] = "${itemSlug(secondBike)}": “${secondBike.name}” has`,
      ),
      expect.stringContaining(`› formerSlugs[0] = "old-one": “${bike.name}” has`),
    ]);
  });

  test("is no page of a list", () => {
    data.edit<Items>("bikes", ([first]) => (first.formerSlugs = ["2", "index"]));
    expect(lines()).toEqual([
      expect.stringContaining('› formerSlugs[0] = "2": is not written as'),
      expect.stringContaining('› formerSlugs[1] = "index": is not written as'),
    ]);
  });
});
