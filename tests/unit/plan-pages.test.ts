/** @jest-environment node */
import { type ItemNode, type ItemNodes, planPages } from "../../src/build/plan-pages";

const page = { jsonId: 1, path: "/bikes", match: "exact", catalogue: "bikes", title: "Bikes" };
const prefixPage = {
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
): ItemNode => ({
  id,
  name,
  brand: null,
  filter: null,
  location: null,
  mileage: null,
  priceDetails: [
    { id: 1, duration: "1 day", price, kms: null, estimated: false, kmsEstimated: false },
  ],
  ...facts,
});
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

test("an exact page shows its whole catalogue", () => {
  expect(planPages([page], items, "shop")).toEqual([
    {
      path: "/bikes",
      context: {
        address: "/bikes",
        pageId: 1,
        listPages: ["/bikes"],
        whole: { count: 1, lowestPrice: 599 },
        facets: [],
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

test("a new brand in the data makes a new page and a link to it on all of them", () => {
  const suite = item("h4", "Suite", 3999, { brand: "suite" });
  const pages = planPages([prefixPage], { ...items, hotels: [...items.hotels, suite] }, "shop");
  expect(pages.map(({ path }) => path)).toContain("/rooms-suite");
  for (const { context } of pages) {
    expect(context.brandLinks).toContainEqual({ path: "/rooms-suite", label: "Suite" });
  }
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
      expect(context.whole).toEqual({ count: 100, lowestPrice: 901 });
      expect(context.facets).toEqual([["bike", "scooty"]]);
    }
  });
});
