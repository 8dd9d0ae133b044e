/** @jest-environment node */
import {
  type ItemNode,
  type ItemNodes,
  type PageNode,
  planItemPages,
  planPages,
} from "../../src/build/plan-pages";
import { groupedItem } from "../support/grouped-item";

const ungrouped = { groupBy: null, labels: [], groupNotes: [], maxNights: null };
const page: PageNode = {
  ...ungrouped,
  jsonId: 1,
  path: "/bikes",
  prefix: null,
  catalogue: "bikes",
  title: "Bikes",
};
const prefixPage: PageNode = {
  ...ungrouped,
  jsonId: 2,
  path: "/rooms-shop",
  prefix: "/rooms-",
  catalogue: "hotels",
  title: "Rooms",
};
const item = (
  id: string,
  name: string,
  price: number,
  fields: Partial<ItemNode> = {},
): ItemNode => ({ id, path: `/${id}`, ...groupedItem(Number(id.slice(1)), name, price, fields) });
const standard = { brand: "standard" };
const items: ItemNodes = {
  bikes: [item("b1", "Dio", 599)],
  cars: [],
  hotels: [
    item("h1", "Standard Room", 999, standard),
    item("h2", "Classic Room", 1499, { brand: "classic" }),
    item("h3", "Standard Room", 999, standard),
  ],
  taxis: [],
};

test("an exact page shows its whole catalogue, of any length", () => {
  const bikes = Array.from({ length: 160 }, (_, index) =>
    item(`b${index}`, `Bike ${index}`, 1000, { filter: index < 159 ? "bike" : "scooty" }),
  );
  const chips = [
    { value: "bike", label: "bike", count: 159 },
    { value: "scooty", label: "scooty", count: 1 },
  ];
  expect(planPages([page], { ...items, bikes })).toEqual([
    {
      path: "/bikes",
      context: {
        address: "/bikes",
        pageId: 1,
        offeredIds: bikes.map(({ jsonId }) => jsonId),
        chips: [{ field: "filter", chips }],
        groups: [],
        nodeIds: bikes.map(({ id }) => id),
        brandLabel: null,
        brandLinks: [],
      },
    },
  ]);
});

test("a prefix page becomes a page for all items and a page for each brand in the data", () => {
  const pages = planPages([prefixPage], items);
  expect(pages.map(({ path, matchPath, context }) => [path, matchPath, context.nodeIds])).toEqual([
    ["/rooms-shop", undefined, ["h1", "h2", "h3"]],
    ["/rooms-standard", "/rooms-standard/*", ["h1", "h3"]],
    ["/rooms-classic", "/rooms-classic/*", ["h2"]],
  ]);
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

describe("a grouped list", () => {
  const grouped: PageNode = { ...prefixPage, groupBy: "brand" };

  test("has its groups on the page of all brands, each with the path of its brand's page", () => {
    const [all, brandPage] = planPages([grouped], items);
    expect([all, brandPage].map((list) => list?.context.brandLinks.length)).toEqual([0, 3]);
    expect(all?.context.groups.map(({ heading, brandPath }) => [heading, brandPath])).toEqual([
      ["Standard Room", "/rooms-standard"],
      ["Classic Room", "/rooms-classic"],
    ]);
  });

  test("has groups without a path on an exact page, because no brand has a page", () => {
    const [all] = planPages([{ ...grouped, prefix: null }], items);
    expect(all?.context.groups.map(({ brandPath }) => brandPath)).toEqual([null, null]);
  });
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
