/** @jest-environment node */
import {
  type ItemNode,
  type ItemNodes,
  type PageNode,
  planPages,
} from "../../src/gatsby/plan-pages";
import { plannedItem } from "../support/planned-item";

const ungrouped = { groupBy: null, labels: [], groupNotes: [] };
const page: PageNode = {
  ...ungrouped,
  jsonId: 1,
  path: "/bikes",
  match: "exact",
  catalogue: "bikes",
  title: "Bikes",
};
const prefixPage: PageNode = {
  ...ungrouped,
  jsonId: 2,
  path: "/rooms-",
  match: "prefix",
  catalogue: "hotels",
  title: "Rooms",
};
const item = (
  id: string,
  name: string,
  price: number,
  facts: Partial<ItemNode> = {},
): ItemNode => ({ id, ...plannedItem(Number(id.slice(1)), name, price, facts) });
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

test("a catalogue without items has no page", () => {
  const none = { bikes: [], cars: [], hotels: [], taxis: [] };
  expect(planPages([page, prefixPage], none, "shop")).toEqual([]);
});

test("an exact page shows its whole catalogue", () => {
  expect(planPages([page], items, "shop")).toEqual([
    {
      path: "/bikes",
      context: {
        address: "/bikes",
        pageId: 1,
        listPages: ["/bikes"],
        whole: { count: 1, lowest: { price: 599, duration: "1 day", hours: 24, estimated: false } },
        offeredIds: [1],
        chips: [],
        groups: [],
        itemIds: ["b1"],
        brandLabel: null,
        brandLinks: [],
      },
    },
  ]);
});

test("a prefix page gets one page for all and one for each brand in the data", () => {
  const pages = planPages([prefixPage], items, "shop");
  expect(pages.map(({ path, matchPath, context }) => [path, matchPath, context.itemIds])).toEqual([
    ["/rooms-shop", undefined, ["h1", "h2", "h3"]],
    ["/rooms-standard", "/rooms-standard/*", ["h1", "h3"]],
    ["/rooms-classic", "/rooms-classic/*", ["h2"]],
  ]);
});

describe("a list of 100 items", () => {
  const bikes = Array.from({ length: 100 }, (_, index) =>
    item(`b${index}`, `Bike ${index}`, 1000 - index, { filter: index < 99 ? "bike" : "scooty" }),
  );
  const pages = planPages([page], { ...items, bikes }, "shop");

  test("has several pages, each item on one of them", () => {
    expect(pages.map(({ path }) => path)).toEqual(["/bikes", "/bikes/2", "/bikes/3"]);
    expect(pages.flatMap(({ context }) => context.itemIds)).toEqual(bikes.map(({ id }) => id));
  });

  test("says on each page what all of them hold", () => {
    for (const { context } of pages) {
      expect(context.listPages).toEqual(["/bikes", "/bikes/2", "/bikes/3"]);
      expect(context.whole).toEqual({
        count: 100,
        lowest: { price: 901, duration: "1 day", hours: 24, estimated: false },
      });
      expect(context.chips).toEqual([
        {
          field: "filter",
          chips: [
            { value: "bike", label: "bike", count: 99 },
            { value: "scooty", label: "scooty", count: 1 },
          ],
        },
      ]);
    }
  });
});

describe("a grouped list", () => {
  const grouped: PageNode = { ...prefixPage, groupBy: "brand" };

  test("has its groups on the page for all, each with its own page", () => {
    const [all] = planPages([grouped], items, "shop");
    expect(
      all?.context.groups.map(({ heading, itemIds, ownPage }) => [heading, itemIds, ownPage]),
    ).toEqual([
      ["Standard Room", [1, 3], "/rooms-standard"],
      ["Classic Room", [2], "/rooms-classic"],
    ]);
  });

  test("of a page that is matched exactly has no pages for groups", () => {
    const [all] = planPages([{ ...grouped, match: "exact" }], items, "shop");
    expect(all?.context.groups.map(({ ownPage }) => ownPage)).toEqual([null, null]);
  });

  test("of several pages is in the order of its groups, each item on one page", () => {
    const hotels = Array.from({ length: 100 }, (_, index) =>
      item(`h${index + 1}`, "Room", 999, { brand: index % 2 === 0 ? "even" : "odd" }),
    );
    const pages = planPages([grouped], { ...items, hotels }, "shop").slice(0, 3);
    const order = [...hotels].sort((a, b) => (a.brand ?? "").localeCompare(b.brand ?? ""));
    expect(pages.flatMap(({ context }) => context.itemIds)).toEqual(order.map(({ id }) => id));
    for (const { context } of pages) {
      expect(context.groups.flatMap(({ itemIds }) => itemIds.map((id) => `h${id}`))).toEqual(
        context.itemIds,
      );
      expect(context.groups.map(({ beginsAt }) => beginsAt)).toEqual([
        "/rooms-shop",
        "/rooms-shop/2",
      ]);
    }
  });
});

test("a class whose items have names of their own is called by its label on its page, too", () => {
  const suites = { brand: "suite" };
  const hotels = [item("h1", "Sea room 1", 999, suites), item("h2", "Sea room 2", 999, suites)];
  const labels = [{ value: "suite", text: "Suites" }];
  const planned = planPages([{ ...prefixPage, labels }], { ...items, hotels }, "shop");
  const ofClass = planned.find(({ path }) => path === "/rooms-suite");
  expect(ofClass?.context.brandLabel).toBe("Suites");
  expect(ofClass?.context.brandLinks).toContainEqual({ path: "/rooms-suite", label: "Suites" });
});
