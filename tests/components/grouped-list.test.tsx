/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { groupsOf } from "../../src/catalogue/lists/groups";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { texts } from "../../src/catalogue/text/texts";
import { listContext, listProps, renderList, room, stubLoader } from "../support/fixtures";

const items = [
  ["standard", "Near the station", 1099],
  ["standard", "Near the beach", 999],
  ["luxury", "Near the beach", 1999],
].map(([brand, location, price], index) => ({
  ...room,
  ...{ jsonId: index + 1, brand: `${brand}`, name: `${brand} room`, location: `${location}` },
  path: `/rooms-${brand}/${index}`,
  carInfo: "With breakfast",
  extraKmRate: 0,
  priceDetails: [parsedRow({ duration: "1 day", price: Number(price) })],
}));
const grouping = { field: "brand", labels: new Map(), notes: new Map() } as const;
const groups = groupsOf(items, grouping).map((group) => ({
  ...group,
  brandPath: `/rooms-${group.value}`,
}));
const brandLinks = [
  { path: "/rooms", label: null },
  { path: "/rooms-luxury", label: "Luxury" },
];
const lists = [{ path: "/rooms", catalogue: "hotels", link: "Rooms" }] as const;

/** Shows the rooms, with links to the pages of brands. */
function show(address: string): void {
  stubLoader(() => ({ page: { path: "/rooms" } }));
  const page = { ...listProps.page, groupBy: "brand" } as const;
  const context = listContext(items, { groups, brandLinks });
  renderList(address, items, { page, lists, context });
}

const linksIn = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("aria-current"),
    ]);

test("a group has a heading, a link to its page, and what its items share, of which all groups say it once", () => {
  show("/rooms");
  const [standard, luxury] = ["standard room", "luxury room"].map((name) =>
    within(screen.getByRole("region", { name })),
  );
  expect(standard?.getAllByRole("article")).toHaveLength(2);
  const link = luxury?.getByRole("link", { name: "Only luxury room scooters" });
  expect(link).toHaveAttribute("href", "/rooms-luxury");
  expect(screen.getAllByText("With breakfast")).toHaveLength(1);
  expect(standard?.getByText("With breakfast")).toBeVisible();
  // A group of one room has its place in the heading.
  expect(luxury?.getAllByText(/Near the beach/)).toHaveLength(1);
});

test.each([
  ["", ["standard room from ₹999 1 day", "luxury room ₹1,999 1 day"]],
  ["?days=2", ["standard room from ₹1,998 2 days", "luxury room ₹3,998 2 days"]],
])("at %p links to the groups have their lowest prices: %j", (search, names) => {
  show(`/rooms${search}`);
  expect(linksIn(texts.groups).map(([text]) => text)).toEqual(names);
});

test("the list of a brand leads to all brands, and to the whole list as its parent", () => {
  show("/rooms-luxury");
  expect(linksIn(texts.brands)).toEqual([
    ["All scooters", "/rooms", null],
    ["Luxury", "/rooms-luxury", "page"],
  ]);
  expect(linksIn(texts.catalogues)).toEqual([["Rooms", "/rooms", "true"]]);
});

test("a list in the order of prices has no groups", () => {
  show("/rooms?sort=price");
  expect(screen.queryByRole("region", { name: "luxury room" })).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(items.length);
});
