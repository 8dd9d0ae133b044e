/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { groupsOf } from "../../src/catalogue/lists/groups";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { texts } from "../../src/catalogue/text/texts";
import { linksIn, listContext, listProps, renderList, room, textsOf } from "../support/fixtures";

const items = [
  ["standard", "Near the station", 1099],
  ["standard", "Near the beach", 999],
  ["luxury", "Near the beach", 1999],
].map(([brand, location, price], index) => ({
  ...room,
  ...{ jsonId: index + 1, brand: `${brand}`, name: `${brand} room`, location: `${location}` },
  path: `/rooms-${brand}/${index}`,
  carInfo: "With breakfast",
  ...{ extraKmRate: 0, exceed: index === 0 ? "Ask us" : room.exceed },
  priceDetails: [parsedRow({ duration: "1 day", price: Number(price) })],
}));
const brandLinks = [
  { path: "/rooms", label: null },
  { path: "/rooms-luxury", label: "Luxury" },
];
const lists = [{ path: "/rooms", catalogue: "hotels", link: "Rooms" }] as const;

/** Shows the rooms, with links to the pages of brands. */
function show(address: string, count = items.length, mileage: string | null = null): void {
  const page = { ...listProps.page, groupBy: "brand" } as const;
  const words = { "With breakfast": "Breakfast!" };
  const listed = items.slice(-count).map((item) => ({ ...item, mileage }));
  const groups = groupsOf(listed, { field: "brand", labels: new Map(), notes: new Map() });
  const pageGroups = groups.map((group) => ({ ...group, brandPath: `/rooms-${group.value}` }));
  const context = { address: address.replace(/\?.*/, ""), words, groups: pageGroups, brandLinks };
  renderList(address, listed, { page, lists, context: listContext(listed, context) });
}

const navigation = (name: string) => screen.getByRole("navigation", { name });

test("a group has a heading, a link to its page, and what its items share, of which all groups say it once", () => {
  show("/rooms");
  const groups = ["standard room", "luxury room"].map((name) => {
    const group = screen.getByRole("region", { name });
    return textsOf(group.querySelectorAll(".heading > *, :is(h3, .notes)"));
  });
  expect(groups).toEqual([
    [
      ...["standard room", "Only standard room scooters", "Breakfast!"],
      ...["Near the station", "Ask us", "Near the beach", room.exceed],
    ],
    ["luxury room", "Only luxury room scooters", room.exceed, "Near the beach"],
  ]);
  expect(screen.getByRole("link", { name: "Only luxury room scooters" })).toHaveAttribute(
    "href",
    "/rooms-luxury",
  );
  const pictures = screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"));
  expect(pictures).toEqual(["eager", "lazy", "lazy"]);
  expect(document.querySelectorAll("[fetchpriority=high]")).toHaveLength(1);
});

test.each([
  ["", null, ["standard room from ₹999 1 day", "luxury room ₹1,999 1 day"]],
  ["?days=2", null, ["standard room from ₹1,998 2 days", "luxury room ₹3,998 2 days"]],
  ["", "8 hours", ["standard room from ₹999 8 hours", "luxury room ₹1,999 8 hours"]],
  ["?q=luxury", null, ["luxury room ₹1,999 1 day"]],
])("at %p, with the package %p, links to the groups have their lowest prices: %j", (...row) => {
  const [search, mileage, names] = row;
  show(`/rooms${search}`, items.length, mileage);
  expect(textsOf(within(navigation(texts.groups)).getAllByRole("link"))).toEqual(names);
});

test("the list of a brand leads to all brands, its own first, and to the whole list as its parent; its only group needs no link", () => {
  show("/rooms-luxury", 1);
  expect(linksIn(navigation(texts.brands))).toEqual([
    ["Luxury", "/rooms-luxury"],
    ["All scooters", "/rooms"],
  ]);
  const current = screen.getAllByRole("link").map((link) => link.getAttribute("aria-current"));
  expect(current.filter(Boolean)).toEqual(["true", "page"]);
  expect(linksIn(navigation(texts.catalogues))).toEqual([["Rooms", "/rooms"]]);
  expect(screen.queryByRole("navigation", { name: texts.groups })).toBeNull();
});

test("a list in the order of prices has no groups", () => {
  show("/rooms?sort=price");
  expect(screen.queryByRole("region", { name: "luxury room" })).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(items.length);
});
