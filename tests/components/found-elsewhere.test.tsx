/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { FoundElsewhere } from "../../src/components/search/found-elsewhere";
import { bike, listProps, renderAt, room, stubLoader } from "../support/fixtures";

const lists = [
  { path: "/scooters", match: "exact", link: "Scooters" },
  { path: "/cars", match: "exact", link: "Cars" },
  { path: "/rooms-", match: "prefix", link: "Rooms" },
  { path: "/taxis", match: "exact", link: "Taxis" },
] as const;
const noPage = {
  title: "",
  link: "",
  noun: { one: "", many: "" },
  alsoCalled: null,
  englishWords: null,
};
const car = (jsonId: number, name: string, price: number) => ({
  ...bike,
  jsonId,
  name,
  category: null,
  filter: null,
  priceDetails: bike.priceDetails.slice(0, 2).map((row) => ({ ...row, price: price * row.id })),
});
const cars = [car(1, "Innova", 2000), car(2, "Innova Crysta", 3000), car(3, "Alto", 1000)];
const held: Readonly<Record<string, { listPages: string[]; nodes: object[] }>> = {
  "/cars": { listPages: ["/cars"], nodes: cars },
  "/rooms-shop": { listPages: ["/rooms-shop"], nodes: [room] },
  // The taxis do not arrive.
};

beforeEach(() => {
  const { business } = listProps;
  const resources = (path: string) => {
    const page = held[path];
    if (page === undefined) return { status: "error" };
    const { nodes, listPages } = page;
    const data = {
      items: { nodes },
      page: noPage,
      head: { ...business, combinePriceRows: true },
    };
    return { page: { path }, json: { data, pageContext: { listPages } } };
  };
  stubLoader(resources);
});

const show = (search: string, trip: { days: number; km: number } | null = null) =>
  renderAt(
    "/scooters",
    <FoundElsewhere
      lists={lists}
      address="/scooters"
      lead="Found"
      businessSlug="shop"
      places={[]}
      search={search}
      trip={trip}
    />,
  );
const links = async () =>
  (await screen.findAllByRole("link")).map((link) => [link.textContent, link.getAttribute("href")]);

test("names the lists that hold what is looked for, with their counts, on all of their pages", async () => {
  show("innova");
  expect(await links()).toEqual([["2 in Cars", "/cars?q=innova"]]);
});

test.each([
  // By the day 999, 1000, 2000 and 3000; for two days a room has no price of its own, and keeps that of a day.
  ["under 999", null, [["1 in Rooms", "/rooms-shop?q=under+999"]]],
  [
    "under 2001",
    null,
    [
      ["2 in Cars", "/cars?q=under+2001"],
      ["1 in Rooms", "/rooms-shop?q=under+2001"],
    ],
  ],
  [
    "under 2001",
    { days: 2, km: 0 },
    [
      ["1 in Cars", "/cars?q=under+2001&days=2"],
      ["1 in Rooms", "/rooms-shop?q=under+2001&days=2"],
    ],
  ],
])("%p goes by the price shown for the trip %p", async (search, trip, expected) => {
  show(search, trip);
  expect(await links()).toEqual(expected);
});

// A word that merely begins one of another list is none of it.
test.each(["helicopter", "crys"])("nothing is said where no list holds %p", async (search) => {
  show(search);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.querySelector("p, ul")).toBeNull();
});
