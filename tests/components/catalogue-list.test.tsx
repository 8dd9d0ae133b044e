/** @jest-environment jsdom */
import { useLocation } from "@reach/router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chipSetsOf } from "../../src/catalogue/lists/chips";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { texts } from "../../src/catalogue/text/texts";
import { ListPage } from "../../src/components/list/list-page";
import { PageLink } from "../../src/components/navigation/page-link";
import {
  araku,
  bike,
  business,
  cardNames,
  chatText,
  linksIn,
  listContext,
  listProps,
  renderAt,
  renderList,
  room,
  shop,
  stubLoader,
  textsOf,
  tomorrow,
} from "../support/fixtures";

const items = Array.from({ length: 10 }, (_, index) => ({
  ...bike,
  jsonId: index + 1,
  name: index === 9 ? "Zebra" : `Scooter ${index + 1}`,
  filter: index === 9 ? "bike" : "scooty",
  illustration: index > 0,
  seats: index === 0 ? 2 : 1,
  priceDetails: bike.priceDetails.map((row) => ({ ...row, price: row.price + 1000 - index })),
}));
const labels = new Map(Object.entries({ scooty: "Scooters", bike: "Bikes" }));
const chips = chipSetsOf(items, labels, null);
const lists = [
  { path: "/bikes", catalogue: "bikes", link: "Bikes" },
  { path: "/rooms", catalogue: "hotels", link: "Rooms" },
  { path: "/cars", catalogue: "cars", link: "Cars" },
] as const;

const context = listContext(items, { chips });
const show = (search = "") =>
  renderList(`/bikes${search}`, items, { lists, context, places: [araku] });
const searchbox = () => screen.getByRole("searchbox");
const order = () => screen.getByRole("combobox");

test.each([
  ["is opened, with the trip, in place of the list", "", true, `${bike.path}?days=2`],
  ["is not opened once the visitor is elsewhere", "#prices", true, "/bikes?days=2#prices"],
  ["is a card if its page does not load", "", false, "/bikes?days=2#item-scooters/honda-activa-5g"],
])("the item of a fragment to which the service worker redirects %s", async (...row) => {
  const [, hash, isLoaded, address] = row;
  if (!isLoaded) stubLoader((path) => (path === bike.path ? undefined : { page: { path } }));
  renderList("/bikes?days=2#open-item-scooters/honda-activa-5g", items);
  expect(document.getElementById("item-scooters/honda-activa-5g")).toHaveTextContent("Scooter 1");
  const { length } = window.history;
  if (hash !== "") window.history.replaceState(null, "", hash);
  await act(() => new Promise(requestAnimationFrame));
  expect(window.location.href).toBe(window.location.origin + address);
  expect(window.history).toHaveLength(length);
});

test("after a tap on a link the first cards are rendered before the others; after Forward all are rendered at once", async () => {
  function Pages() {
    return useLocation().pathname === "/bikes" ? (
      <ListPage {...listProps} items={items} context={listContext(items)} />
    ) : (
      <PageLink to="/bikes">Bikes</PageLink>
    );
  }
  renderAt("/", <Pages />);
  const cards = () => screen.queryAllByRole("article").length;
  await userEvent.click(screen.getByRole("link", { name: "Bikes" }));
  await waitFor(() => expect(cards()).toBe(4));
  await waitFor(() => expect(cards()).toBe(items.length));
  act(() => window.history.back());
  await waitFor(() => expect(cards()).toBe(0));
  act(() => window.history.forward());
  await waitFor(() => expect(cards()).toBe(items.length));
});

test.each([
  ["zebra helicopter", "“helicopter”. Showing 1 of 10 scooters.", 1, ["Rooms", "Cars"]],
  ["helmet submarine", "“helmet submarine”.", 10, []],
])("of %p words are left out: %s; %i cards, the lists %j and a chat follow", async (...row) => {
  const [search, leftOut, count, names] = row;
  const data = { page: listProps.page, business, places: { nodes: [] } };
  const items = { nodes: [{ ...room, name: "Helicopter" }] };
  stubLoader((path) => ({ page: { path }, json: { data: { ...data, items } } }));
  show("?days=2");
  await userEvent.type(searchbox(), search);
  expect(await screen.findByText(`Not found here: ${leftOut}`)).toBeVisible();
  expect(cardNames()).toHaveLength(count);
  expect(screen.queryByText("All 10 scooters") === null).toBe(count < 10);
  const offered = names.map((name) => [name, `/${name.toLowerCase()}?q=zebra+helicopter&days=2`]);
  const chat = [texts.askInChat, expect.stringContaining("/918910000001?")];
  const help = screen.getByRole("link", { name: texts.askInChat }).closest("ul") as HTMLElement;
  await waitFor(() => expect(linksIn(help)).toEqual([...offered, chat]));
  expect(screen.queryByText("In our other lists:") === null).toBe(names.length === 0);
  expect(chatText(texts.askInChat)).toBe(`${shop.greeting}: ${search}`);
});

test("a trip in a search is the trip on the board and on the stones, until it changes there, where the rest of it stays", async () => {
  const board = () => screen.getByRole("textbox", { name: "days" });
  const labels = () => textsOf(document.querySelectorAll("article .stone span"));
  show();
  await userEvent.type(searchbox(), "zebra araku 3 days");
  await waitFor(() => expect(labels()).toEqual(["3 days"]));
  expect(board()).toHaveValue("3");
  const waitForSearch = (search: string) =>
    waitFor(() => expect(window.location.search).toBe(search));
  await waitForSearch("?q=zebra+araku+3+days&to=araku&days=3");
  await userEvent.click(screen.getByRole("button", { name: "More days" }));
  expect(board()).toHaveValue("4");
  expect(searchbox()).toHaveValue("zebra");
  await waitForSearch("?q=zebra&to=araku&days=4");
  await userEvent.type(searchbox(), " 5 days 300 km");
  await waitFor(() => expect(board()).toHaveValue("5"));
  await userEvent.click(screen.getByRole("button", { name: "More days" }));
  await waitForSearch("?q=zebra&days=6&km=300");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(searchbox()).toHaveValue("zebra");
  await waitFor(() => expect(labels()).toEqual(["1 day"]));
});

test.each([
  ["?q=zebra+3+days&days=3", ""],
  ["?q=3+days&days=3&to=araku", "?to=araku&days=3"],
  ["?q=3+days&days=3&km=40", "?days=3&km=40"],
  ["?q=40+km&days=2&km=40", "?days=2&km=40"],
])("the trip of the search at %s ends with its words: %p", async (search, rest) => {
  show(search);
  await userEvent.clear(searchbox());
  await waitFor(() => expect(window.location.search).toBe(rest));
});

test("rooms cost as many times a day's price as nights are typed, and have no time of return", async () => {
  const row = parsedRow({ duration: "1 day", price: 999 });
  const rooms = [{ ...room, extraKmRate: 0, priceDetails: [row] }];
  renderList(`/rooms?days=2&km=224&from=${tomorrow}`, rooms, {
    page: { ...listProps.page, maxNights: 7 },
    context: listContext(rooms, { isByNight: true }),
  });
  const card = screen.getByRole("article");
  expect(card).toHaveTextContent("2 nights ₹1,998");
  expect(card).toHaveTextContent("2 × 1 night at ₹999 = ₹1,998");
  expect(chatText(/^Chat about/)).toMatch(/, ₹1,998 \(2 nights, .+ to .+\)$/);
  expect(screen.queryByText(/back by/i)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole("textbox", { name: "nights" }), "0");
  await waitFor(() => expect(card).toHaveTextContent(`20 nights ${texts.askOnCall}`));
  expect(screen.getByRole("group", { name: "Trip price" })).toHaveTextContent(`${room.exceed}`);
  await waitFor(() => expect(window.location.search).toMatch(/&days=20&km=224$/));
});

test("a search for cheap items shows the lowest price first until the search changes; the visitor can choose that order, too", async () => {
  show();
  await userEvent.type(searchbox(), "cheap");
  await waitFor(() => expect(cardNames()[0]).toBe("Zebra"));
  expect(order()).toHaveValue("price");
  expect(order()).toBeDisabled();
  await userEvent.clear(searchbox());
  await waitFor(() => expect(cardNames()[0]).toBe("Scooter 1"));
  for (const [value, first] of Object.entries({ price: "Zebra", list: "Scooter 1" })) {
    await userEvent.selectOptions(order(), value);
    await waitFor(() => expect(cardNames()[0]).toBe(first));
  }
});

test("chips of one kind add up, a chip of another kind narrows, and the next press releases each, as announced", () => {
  show();
  const status = screen.getByText("", { selector: "[role=status][aria-atomic]" });
  const pressed = ["Scooters 9", "Bikes 1", "2 people", "Scooters 9", "2 people", "Bikes 1"];
  const counts = pressed.map((name) => {
    fireEvent.click(screen.getByRole("button", { name }));
    return status.textContent;
  });
  expect(counts).toEqual([...[9, 10, 1, 0, 1].map((count) => `${count} of 10 scooters`), ""]);
  expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
  expect(screen.queryByLabelText("From when?")).toBeNull();
});

test("a chip and a shared list that the list does not have do not stay in the address", async () => {
  show("?filter=scooty&filter=tandem&list=99");
  await waitFor(() => expect(window.location.search).toBe("?filter=scooty"));
});

test("items that match a search by name are first", async () => {
  const [first = bike, ...others] = items;
  renderList("/bikes?q=zebra", [{ ...first, category: "zebra" }, ...others]);
  await waitFor(() => expect(cardNames()).toEqual(["Zebra", "Scooter 1"]));
});

test("an empty result offers chips that find something, before other ways", async () => {
  show("?q=zebra&filter=scooty");
  const result = within(await screen.findByRole("region", { name: texts.emptyTitle }));
  expect(result.queryByRole("link", { name: texts.askInChat })).toBeNull();
  await userEvent.click(result.getByRole("button", { name: texts.chipFinds("Bikes", 1) }));
  await waitFor(() => expect(cardNames()).toEqual(["Zebra"]));
  expect(window.location.search).toBe("?q=zebra&filter=bike");
});

test.each([
  ["under 900", `?from=${tomorrow}&days=2&filter=scooty`],
  ["under 900 for 3 days", `?from=${tomorrow}`],
])(
  "“%s” at “%s” is for the trip, and finds nothing; Show everything focuses the cards",
  async (search, address) => {
    show(address);
    const notes = () => document.querySelectorAll(".list > .note, #prices > .note").length;
    expect(notes()).toBe(2);
    await userEvent.type(searchbox(), search);
    expect(await screen.findByText(`0 of ${items.length} scooters`)).toBeVisible();
    expect(notes()).toBe(0);
    const result = screen.getByRole("region", { name: texts.emptyTitle });
    expect(result).toHaveTextContent("0 / 10");
    expect(linksIn(result).map(([text]) => text)).toEqual([texts.askInChat, business.phones[0]]);
    await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
    await waitFor(() => expect(cardNames()).toHaveLength(items.length));
    expect(document.getElementById("prices")).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(""));
  },
);

test("each sentence about a search is announced separately", async () => {
  localStorage.setItem("shortlist:bikes", "1-2-3-4-5-6");
  show("?q=zebra&sort=price");
  const count = texts.found(1, items.length, listProps.page.noun.many);
  const region = (await screen.findByText(count)).parentElement;
  await userEvent.click(screen.getByRole("button", { name: texts.star("Zebra") }));
  expect(region).toHaveAttribute("aria-atomic", "false");
  const sentences = [count, texts.orderByPrice, texts.shortlistFull(6, 1)];
  expect(textsOf(region?.children ?? [])).toEqual(sentences);
});
