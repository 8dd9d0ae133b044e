/** @jest-environment node */
import { type ItemNodes, planPages } from "../../src/build/plan-pages";

const page = { jsonId: 1, path: "/bikes", match: "exact", catalogue: "bikes", title: "Bikes" };
const prefixPage = {
  jsonId: 2,
  path: "/rooms-",
  match: "prefix",
  catalogue: "hotels",
  title: "Rooms",
};
const items: ItemNodes = {
  bikes: [{ id: "b1", name: "Dio", brand: null }],
  cars: [],
  hotels: [
    { id: "h1", name: "Standard Room", brand: "standard" },
    { id: "h2", name: "Classic Room", brand: "classic" },
    { id: "h3", name: "Standard Room", brand: "standard" },
  ],
  taxis: [],
};

test("an exact page shows its whole catalogue", () => {
  expect(planPages([page], items, "shop")).toEqual([
    {
      path: "/bikes",
      context: { address: "/bikes", pageId: 1, itemIds: ["b1"], brandLabel: null, brandLinks: [] },
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
  const more = { ...items, hotels: [...items.hotels, { id: "h4", name: "Suite", brand: "suite" }] };
  const pages = planPages([prefixPage], more, "shop");
  expect(pages.map(({ path }) => path)).toContain("/rooms-suite");
  for (const { context } of pages) {
    expect(context.brandLinks).toContainEqual({ path: "/rooms-suite", label: "Suite" });
  }
});
