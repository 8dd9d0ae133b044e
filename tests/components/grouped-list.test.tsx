/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { groupsOf } from "../../src/catalogue/lists/groups";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { texts } from "../../src/catalogue/text/texts";
import { linksIn, listContext, listProps, renderList, room, textsOf } from "../support/fixtures";

const items = [
  ["standard", "Near the station", 1099, 1500],
  ["standard", "Near the beach", 999, 1998],
  ["dorm", "Near the station", 499, 998],
  ["dorm", "Near the beach", 499, 900],
  ["luxury", "Near the beach", 1999, 3998],
].map(([brand, location, ...prices], index) => ({
  ...room,
  ...{ jsonId: index + 1, brand: `${brand}`, name: `${brand} room`, location: `${location}` },
  path: `/rooms-${brand}/${index}`,
  carInfo: "With breakfast",
  ...{ extraKmRate: 0, exceed: index === 0 ? "Ask us" : room.exceed },
  priceDetails: ["1 day", "2 days"].map((duration, row) =>
    parsedRow({ duration, price: Number(prices[row]) }),
  ),
}));
const labels = new Map([["luxury", "Luxury"]]);
const notes = new Map(["standard", "luxury"].map((brand) => [brand, "Quiet"]));
const brandLinks = [
  { path: "/rooms", label: null },
  { path: "/rooms-luxury", label: "Luxury" },
];
const lists = [{ path: "/rooms", catalogue: "hotels", link: "Rooms" }] as const;

/** Shows the rooms, with links to the pages of brands. */
function show(address: string, count = items.length, mileage: string | null = null): void {
  const page = { ...listProps.page, groupBy: "brand" } as const;
  const words = { "With breakfast": "Breakfast!", "8 hours": "8 h" };
  const listed = items.slice(-count).map((item) => ({ ...item, mileage }));
  const groups = groupsOf(listed, { field: "brand", labels, notes });
  const brandPath = (brand: string) => (count === 1 ? null : `/rooms-${brand}`);
  const pageGroups = groups.map((group) => ({ ...group, brandPath: brandPath(group.value) }));
  const context = { address: address.replace(/\?.*/, ""), words, groups: pageGroups, brandLinks };
  renderList(address, listed, { page, lists, context: listContext(listed, context) });
}

const navigation = (name: string) => screen.getByRole("navigation", { name });

test("a group has a heading, a link to its page, and what its items share, of which all groups say it once", () => {
  show("/rooms");
  const groups = ["standard room", "dorm room", "luxury room"].map((name) => {
    const group = screen.getByRole("region", { name });
    return textsOf(group.querySelectorAll(".heading > *, :is(h3, .notes)"));
  });
  expect(groups).toEqual([
    [
      ...["standard room", "Only standard room scooters", "Quiet", "Breakfast!"],
      ...["Near the station", "Ask us", "Near the beach", room.exceed],
    ],
    ["dorm room", "Only dorm room scooters", room.exceed, "Near the station", "Near the beach"],
    ["luxury room", "Only Luxury scooters", "Quiet", room.exceed, "Near the beach"],
  ]);
  const [link] = linksIn(screen.getByRole("region", { name: "luxury room" }));
  expect(link).toEqual(["Only Luxury scooters", "/rooms-luxury"]);
  const pictures = screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"));
  expect(pictures).toEqual(["eager", "lazy", "lazy", "lazy", "lazy"]);
  expect(document.querySelectorAll("[fetchpriority=high]")).toHaveLength(1);
});

test.each([
  ["", null, "standard room from ₹999 1 day, dorm room ₹499 1 day, Luxury ₹1,999 1 day"],
  [
    "?days=2",
    null,
    "standard room from ₹1,500 2 days, dorm room from ₹900 2 days, Luxury ₹3,998 2 days",
  ],
  ["", "8 hours", "standard room from ₹999 8 h, dorm room ₹499 8 h, Luxury ₹1,999 8 h"],
  ["?q=luxury", null, "Luxury ₹1,999 1 day"],
  ["?q=under+9", null, "standard room from ₹999 1 day, dorm room ₹499 1 day, Luxury ₹1,999 1 day"],
])("at %p, with the package %p, links to the groups have their lowest prices: %p", (...row) => {
  const [search, mileage, names] = row;
  show(`/rooms${search}`, items.length, mileage);
  expect(textsOf(within(navigation(texts.groups)).getAllByRole("link")).join(", ")).toBe(names);
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
  expect(screen.queryByRole("link", { name: /^Only/ })).toBeNull();
  expect(document.querySelector(".title p:empty")).toBeNull();
});

test("a list in the order of prices, here for a trip, has no groups", () => {
  show("/rooms?sort=price&days=2");
  expect(screen.queryByRole("region", { name: "luxury room" })).toBeNull();
  const prices = textsOf(document.querySelectorAll("article strong"));
  expect(prices).toEqual(["₹900", "₹998", "₹1,500", "₹1,998", "₹3,998"]);
});
