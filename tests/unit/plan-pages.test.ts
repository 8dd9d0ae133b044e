import { byCatalogue } from "../../src/catalogue/lists/catalogue-names";
import {
  type ItemNode,
  type ItemNodes,
  type PageNode,
  planItemPages,
  planPages,
  planTours,
} from "../../src/gatsby/plan-pages";
import { groupedItem } from "../support/grouped-item";

const ungrouped = { groupBy: null, labels: [], groupNotes: [], maxNights: null };
const page: PageNode = {
  ...ungrouped,
  jsonId: 1,
  path: "/bikes",
  prefix: null,
  catalogue: "bikes",
};
const prefixPage: PageNode = {
  ...ungrouped,
  jsonId: 2,
  path: "/rooms-shop",
  prefix: "/rooms-",
  catalogue: "hotels",
};
const item = (
  id: string,
  name: string,
  price: number,
  fields: Partial<ItemNode> = {},
): ItemNode => ({
  id,
  path: `/${id}`,
  picture: `${id}.jpg`,
  seats: null,
  ...groupedItem(Number(id.slice(1)), name, price, fields),
});
const standard = { brand: "standard" };
const items: ItemNodes = {
  ...byCatalogue(() => []),
  bikes: [item("b1", "Dio", 599)],
  hotels: [
    item("h1", "Standard Room", 999, standard),
    item("h2", "Classic Room", 1499, { brand: "classic" }),
    item("h3", "Standard Room", 999, standard),
  ],
};

test("an exact page shows its whole catalogue, of any length", () => {
  const bikes = Array.from({ length: 160 }, (_, index) => item(`b${index}`, "Bike", 1000));
  const [list, ...others] = planPages([page], { ...items, bikes });
  expect(others).toEqual([]);
  expect(list).toMatchObject({
    path: "/bikes",
    context: {
      address: "/bikes",
      pageId: 1,
      offeredIds: bikes.map(({ jsonId }) => jsonId),
      nodeIds: bikes.map(({ id }) => id),
      groups: [],
      brandLabel: null,
    },
  });
});

test("a prefix page becomes a page for all items and a page for each brand in the data", () => {
  const pages = planPages([prefixPage], items);
  expect(pages.map(({ path, matchPath, context }) => [path, matchPath, context.nodeIds])).toEqual([
    ["/rooms-shop", undefined, ["h1", "h2", "h3"]],
    ["/rooms-standard", "/rooms-standard/*", ["h1", "h3"]],
    ["/rooms-classic", "/rooms-classic/*", ["h2"]],
  ]);
  // A shared list may have rooms of other brands.
  for (const { context } of pages) expect(context.offeredIds).toEqual([1, 2, 3]);
  const pictures = pages.map(({ context }) => context.picture);
  expect(pictures).toEqual(["h1.jpg", "h1.jpg", "h2.jpg"]);
  // A host or the 404 page redirects in other languages.
  const telugu = planPages([prefixPage], items, "te");
  expect(telugu.flatMap(({ matchPath }) => matchPath ?? [])).toEqual([]);
});

test("the chips of a brand's page are those that divide its own items", () => {
  const hotels = ["beach", "beach", "town", "town", "town"].map((location, index) =>
    item(`h${index}`, "Room", 999, { location, brand: index < 3 ? "standard" : "classic" }),
  );
  const planned = planPages([{ ...prefixPage, groupBy: "brand" }], { ...items, hotels });
  const counts = planned.map(({ context: { chips } }) =>
    chips.flatMap((set) => set.chips.map(({ value, count }) => `${value} ${count}`)),
  );
  expect(counts).toEqual([["beach 2", "town 3"], ["beach 2", "town 1"], []]);
});

test("lists and pages of items that are rented by the night say so", () => {
  const lists = [page, { ...prefixPage, maxNights: 7 }];
  const planned = [...planPages(lists, items), ...planItemPages(lists, items)];
  expect(planned.map(({ path, context }) => [path, context.isByNight])).toEqual([
    ["/bikes", undefined],
    ...["/rooms-shop", "/rooms-standard", "/rooms-classic"].map((path) => [path, true]),
    ["/b1", undefined],
    ...["/h1", "/h2", "/h3"].map((path) => [path, true]),
  ]);
});

test.each([
  ["with", "/rooms-", ["/rooms-standard", "/rooms-classic"]],
  ["without", null, [null, null]],
])("a grouped list has its groups %s the path of the page of each brand", (...row) => {
  const [, prefix, brandPaths] = row;
  const [all, brandPage] = planPages([{ ...prefixPage, prefix, groupBy: "brand" }], items);
  expect(all?.context.groups.map(({ brandPath }) => brandPath)).toEqual(brandPaths);
  expect(all?.context.brandLinks).toEqual([]);
  expect(brandPage?.context.brandLinks.length).toBe(prefix === null ? undefined : 3);
});

test("tours are groups of the lists that are grouped by location", () => {
  const sights = { brand: "Araku", location: "Araku" };
  const lists = [
    { ...page, link: "Taxis", catalogue: "taxis", groupBy: "location" },
    { ...prefixPage, link: "Rooms", groupBy: "brand" },
  ] as const;
  const ofAraku = {
    ...items,
    taxis: [item("t1", "dzire", 4500, sights)],
    hotels: [item("h1", "Room", 9, sights)],
  };
  const places = [{ slug: "araku", name: "Araku", alsoCalled: null }];
  const tours = planTours(places, lists, planPages(lists, ofAraku));
  expect(tours.map(({ list, to, label, path }) => [list, to, label, path])).toEqual([
    ["Taxis", "araku", "Araku", "/bikes"],
  ]);
});

test("a brand whose items have different names is called by its label on its page and in links", () => {
  const suites = { brand: "suite" };
  const hotels = [item("h1", "Sea room 1", 999, suites), item("h2", "Sea room 2", 999, suites)];
  const labels = [{ value: "suite", text: "Suites" }];
  const planned = planPages([{ ...prefixPage, labels }], { ...items, hotels });
  const brandPage = planned.find(({ path }) => path === "/rooms-suite");
  expect(brandPage?.context.brandLabel).toBe("Suites");
  expect(brandPage?.context.brandLinks).toContainEqual({ path: "/rooms-suite", label: "Suites" });
});

test("a translated list groups and filters by English values and shows their translations", () => {
  const translations: Record<string, string> = { Beach: "బీచ్", "Classic Room": "క్లాసిక్ రూమ్" };
  const hotels = ["Beach", "Beach", "Town"].map((location, index) =>
    item(`h${index}`, "Classic Room", 999, { brand: "classic", location }),
  );
  const translate = (english: string) => translations[english] ?? null;
  const lists = [{ ...prefixPage, groupBy: "brand" }] as const;
  const context = planPages(lists, { ...items, hotels }, "te", translate)[0]?.context;
  expect(context?.words).toEqual(translations);
  expect(context?.chips[0]?.chips.map(({ value, label }) => [value, label])).toEqual([
    ["Beach", "బీచ్"],
    ["Town", "Town"],
  ]);
  expect(context?.groups[0]).toMatchObject({ value: "classic", heading: "క్లాసిక్ రూమ్" });
});
