/** @jest-environment jsdom */
import { useLocation } from "@reach/router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { parsedRows } from "../../src/catalogue/prices/price-data";
import { languageOf } from "../../src/catalogue/text/languages";
import { texts } from "../../src/catalogue/text/texts";
import { ListPage } from "../../src/components/list/list-page";
import { PageLink } from "../../src/components/navigation/page-link";
import { loadComparison } from "../../src/components/shortlist/list-comparison";
import { LanguageContext } from "../../src/components/visitor/language";
import {
  bike,
  chatText,
  listContext,
  listProps,
  renderAt,
  renderList,
  room,
  shop,
  stubLoader,
  tomorrow,
} from "../support/fixtures";

// The comparison renders at once if its script is loaded.
beforeAll(loadComparison);

const lastIndex = 9;
const items = Array.from({ length: lastIndex + 1 }, (_, index) => ({
  ...bike,
  jsonId: index + 1,
  name: index === lastIndex ? "Zebra" : `Scooter ${index + 1}`,
  priceDetails: bike.priceDetails.map((row) => ({ ...row, price: row.price + 1000 - index })),
}));
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

const lists = [
  { path: "/bikes", catalogue: "bikes", link: "Bikes" },
  { path: "/rooms", catalogue: "hotels", link: "Rooms" },
] as const;

const show = (search = "", listItems: readonly Queries.ItemCardFragment[] = items) =>
  renderList(`/bikes${search}`, listItems, { lists });

beforeEach(() => {
  stubLoader((path) => ({ page: { path } }));
});

test("a card has the id to which the service worker redirects the item's address", () => {
  show();
  expect(screen.getAllByRole("article")[0]?.parentElement).toHaveAttribute(
    "id",
    "item-scooters/honda-activa-5g",
  );
});

test("the fragment to which the service worker redirects opens the item instead of the list, with the trip", async () => {
  renderList("/bikes?days=2#open-item-scooters/honda-activa-5g", items);
  const { length } = window.history;
  await waitFor(() => expect(window.location.pathname).toBe(bike.path));
  expect(window.location.search).toBe("?days=2");
  expect(window.history).toHaveLength(length);
});

test("the shop's word of the day stands under the heading of a list", () => {
  const business = { ...listProps.business, notice: "Closed 14 to 16 January" };
  renderList("/bikes", items, { business });
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.nextElementSibling).toHaveTextContent("Closed 14 to 16 January");
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
  await waitFor(() => expect(cards()).toBeGreaterThan(0));
  expect(cards()).toBeLessThan(items.length);
  await waitFor(() => expect(cards()).toBe(items.length));
  act(() => window.history.back());
  await waitFor(() => expect(cards()).toBe(0));
  act(() => window.history.forward());
  await waitFor(() => expect(cards()).toBe(items.length));
});

test.each([
  ["under 900", "?days=2"],
  ["under 900 for 3 days", ""],
])("“%s” at “%s” finds nothing, because the limit is for the trip", async (search, address) => {
  show(address);
  await userEvent.type(screen.getByRole("searchbox"), search);
  expect(await screen.findByRole("region", { name: texts.emptyTitle })).toBeVisible();
});

describe("an unknown word", () => {
  const rooms = {
    page: listProps.page,
    business: listProps.business,
    places: { nodes: [] },
    items: { nodes: [{ ...room, name: "Helicopter" }] },
  };
  beforeEach(() =>
    stubLoader((path) => ({ page: { path }, json: path === "/rooms" ? { data: rooms } : {} })),
  );
  const chat = () => screen.getByRole("link", { name: texts.askInChat });

  test("is left out; a list that has it is offered, and a chat that quotes the search", async () => {
    show("?days=2");
    await userEvent.type(screen.getByRole("searchbox"), "zebra helicopter");
    expect(
      await screen.findByText("Not found here: “helicopter”. Showing 1 of 10 scooters."),
    ).toBeVisible();
    expect(names()).toEqual(["Zebra"]);
    const links = (await screen.findByText("In our other lists:"))
      .nextElementSibling as HTMLElement;
    const [list, ask] = within(links).getAllByRole("link");
    expect(list).toHaveAttribute("href", "/rooms?q=zebra+helicopter&days=2");
    expect(ask).toBe(chat());
    expect(chatText(texts.askInChat)).toBe(`${shop.greeting}: zebra helicopter`);
  });

  test("that no list has: the chat is offered", async () => {
    show();
    await userEvent.type(screen.getByRole("searchbox"), "helmet submarine");
    expect(await screen.findByText("Not found here: “helmet submarine”.")).toBeVisible();
    expect(chat()).toBeVisible();
    expect(screen.queryByText("In our other lists:")).not.toBeInTheDocument();
  });
});

describe("a trip in a search", () => {
  const board = () => screen.getByRole("textbox", { name: "days" });
  const searchbox = () => screen.getByRole("searchbox");
  const labels = () =>
    screen.getAllByRole("article").map((card) => card.querySelector("p span")?.textContent);

  test("is the trip on the board and on the stones, until it changes there", async () => {
    show();
    await userEvent.type(searchbox(), "zebra 3 days");
    await waitFor(() => expect(labels()).toEqual(["3 days"]));
    expect(board()).toHaveValue("3");
    await waitFor(() => expect(window.location.search).toBe("?q=zebra+3+days&days=3"));
    await userEvent.click(screen.getByRole("button", { name: "More days" }));
    expect(board()).toHaveValue("4");
    expect(searchbox()).toHaveValue("zebra");
    await userEvent.type(searchbox(), " 5 days");
    await waitFor(() => expect(board()).toHaveValue("5"));
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(searchbox()).toHaveValue("zebra");
    await waitFor(() => expect(labels()).toEqual(["1 day"]));
  });

  test("ends with its words, also after a reload", async () => {
    show("?q=zebra+3+days&days=3");
    await userEvent.clear(searchbox());
    await waitFor(() => expect(labels()).toEqual(items.map(() => "1 day")));
    expect(board()).toHaveValue("");
    await waitFor(() => expect(window.location.search).toBe(""));
  });
});

test("rooms cost as many times a day's price as nights are typed, and have no time of return", async () => {
  const row = { duration: "1 day", price: 999, kms: null };
  const rooms = [{ ...room, extraKmRate: 0, priceDetails: parsedRows({ priceDetails: [row] }) }];
  const props = { ...listProps, page: { ...listProps.page, maxNights: 7 }, items: rooms };
  const context = { ...listContext(rooms), isByNight: true };
  renderAt(
    `/rooms?days=2&km=224&from=${tomorrow}`,
    <LanguageContext.Provider value={languageOf(context)}>
      <ListPage {...props} context={context} />
    </LanguageContext.Provider>,
  );
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

test("a search for cheap items shows the lowest price first until the search changes", async () => {
  show();
  await userEvent.type(screen.getByRole("searchbox"), "cheap");
  await waitFor(() => expect(names()[0]).toBe("Zebra"));
  expect(screen.getByRole("combobox")).toHaveValue("price");
  await userEvent.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(names()[0]).toBe("Scooter 1"));
});

test("a chip is chosen with one press and released with the next", () => {
  const chips = [{ value: "scooty", label: "Scooters", count: 9 }];
  renderList("/bikes", items, {
    context: listContext(items, { chips: [{ field: "filter", chips }] }),
  });
  for (const pressed of [false, true, false])
    fireEvent.click(screen.getByRole("button", { name: "Scooters 9", pressed }));
});

test("a chip and a shared list that the list does not have do not stay in the address", async () => {
  const chips = [{ value: "scooty", label: "Scooters", count: 9 }];
  renderList("/bikes?filter=scooty&filter=tandem&list=99", items, {
    context: listContext(items, { chips: [{ field: "filter", chips }] }),
  });
  await waitFor(() => expect(window.location.search).toBe("?filter=scooty"));
});

test("items that match a search by name are first", async () => {
  const [first = bike, ...others] = items;
  show("?q=zebra", [{ ...first, category: "zebra" }, ...others]);
  await waitFor(() => expect(names()).toEqual(["Zebra", "Scooter 1"]));
});

test("an empty result offers chips that find something, before other ways", async () => {
  const chips = ["scooty", "bike"].map((value) => ({ value, label: value, count: 9 }));
  const context = listContext(items, { chips: [{ field: "filter", chips }] });
  renderList("/bikes?q=zebra&filter=bike", items, { context });
  const result = within(await screen.findByRole("region", { name: texts.emptyTitle }));
  expect(result.queryByRole("link", { name: texts.askInChat })).toBeNull();
  await userEvent.click(result.getByRole("button", { name: texts.chipFinds("scooty", 1) }));
  await waitFor(() => expect(names()).toEqual(["Zebra"]));
});

test("an empty result has no notes on prices and pictures; Show everything ends it and focuses the cards", async () => {
  show(`?from=${tomorrow}`);
  const note = () => screen.queryByText(texts.illustrationNote);
  expect(note()).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox"), "under 1");
  expect(await screen.findByText(`0 of ${items.length} scooters`)).toBeVisible();
  expect(note()).not.toBeInTheDocument();
  expect(screen.queryByText(texts.estimatedNote)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(names()).toHaveLength(items.length));
  expect(document.getElementById("prices")).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("in the chat about a shortlist an item without a price for the trip has the price of a day", () => {
  const rows = bike.priceDetails.map((row) => ({ ...row, kms: null, estimated: false }));
  const dio = { ...bike, jsonId: 4, name: "Dio", priceDetails: rows };
  const taxi = { ...room, jsonId: 5, name: "Innova", exceed: null, extraKmRate: null };
  localStorage.setItem("shortlist:bikes", "4-5");
  show("?days=2&km=500", [dio, taxi]);
  expect(chatText("Ask about all")).toBe(
    `${shop.greeting}: Dio, from ₹998; Innova, Near the beach, ₹999 for 1 day (2 days, 500 km). ${texts.askKm}`,
  );
});

test("each sentence about a search is announced separately", async () => {
  localStorage.setItem("shortlist:bikes", "1-2-3-4-5-6");
  show("?q=zebra&sort=price");
  const count = texts.found(1, items.length, listProps.page.noun.many);
  const region = (await screen.findByText(count)).parentElement;
  await userEvent.click(screen.getByRole("button", { name: texts.star("Zebra") }));
  expect(region).toHaveAttribute("aria-atomic", "false");
  const sentences = [...(region?.children ?? [])].map(({ textContent }) => textContent);
  const refusal = texts.shortlistFull(6, 1);
  expect(sentences).toEqual([count, texts.orderByPrice, refusal]);
});
