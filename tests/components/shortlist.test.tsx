/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { maxShortlistLength } from "../../src/catalogue/lists/page-query";
import { texts } from "../../src/catalogue/text/texts";
import {
  bike,
  chatText,
  listContext,
  renderList,
  room,
  shop,
  textsOf,
  tomorrow,
} from "../support/fixtures";

const items = Array.from({ length: maxShortlistLength + 2 }, (_, index) => ({
  ...bike,
  jsonId: index + 1,
  name: `Scooter ${index + 1}`,
  priceDetails: bike.priceDetails.slice(0, index === 4 ? 4 : 2),
}));
const fullIds = items.slice(0, maxShortlistLength).map(({ jsonId }) => jsonId);
const refusal = `Your shortlist holds ${maxShortlistLength}; remove 1 first.`;
const key = "shortlist:bikes";
const stored = () => localStorage.getItem(key);

/** Opens the list on a device with starred items. */
function open(
  query = "",
  starredIds: readonly number[] = [],
  offered: readonly (typeof bike)[] = items,
): void {
  if (starredIds.length > 0) localStorage.setItem(key, starredIds.join("-"));
  renderList(`/bikes${query}`, offered);
}

const star = (number: number) =>
  screen.getByRole("button", { name: `Shortlist Scooter ${number}` });
const section = (name: string) => screen.getByRole("region", { name });
const comparedNames = (name = "Your shortlist") =>
  textsOf(within(section(name)).getAllByRole("columnheader"));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const removeItem = (number: number) => press(`Remove Scooter ${number} from the shortlist`);
const announcements = () => textsOf(screen.getAllByRole("status")).join(" ");

describe("a shared list", () => {
  const label = "2 scooters for you to compare";

  test("is before the list, with a title, its trip and links, and independent of search and shortlist, until it is closed", async () => {
    open("?q=Scooter+1&days=2&km=240&list=4-5", [2]);
    expect(screen.getAllByRole("article")).toHaveLength(1);
    // The search hides the item with an estimate.
    expect(screen.getByText(texts.estimatedNote)).toBeVisible();
    expect(comparedNames(label)).toEqual(["Scooter 4", "Scooter 5"]);
    expect(section(label)).toHaveTextContent("2 days, 240 km");
    const board = screen.getByRole("textbox", { name: "days" });
    expect(section(label).compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("region", { name: "Your shortlist" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    // Invisible, because the comparison is above.
    expect(screen.getByRole("link", { name: /^Compare/ })).toHaveClass("hidden");
    expect(screen.queryByText(/no longer offered/)).toBeNull();
    const link = within(section(label)).getByRole("link", { name: "Scooter 4" });
    expect(link.getAttribute("href")).toMatch(/\?days=2&km=240$/);
    await userEvent.click(star(1));
    expect(stored()).toBe("2-1");
    expect(comparedNames(label)).toEqual(["Scooter 4", "Scooter 5"]);
    await userEvent.type(screen.getByRole("searchbox"), "1");
    await waitFor(() => expect(window.location.search).toMatch(/^\?q=Scooter\+11&.*&list=4-5$/));
    await press("Close this comparison");
    expect(comparedNames()).toEqual(["Scooter 1", "Scooter 2"]);
    expect(document.getElementById("prices")).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe("?q=Scooter+11&days=2&km=240"));
  });

  test.each([
    ["beside its items that are starred already", "4-5", [2, 4], "2-4-5"],
    ["if they fill it", "5-6", [1, 2, 3, 4, 5], "1-2-3-4-5-6"],
    ["unless they do not fit", "7-8", [2, 3, 4, 5, 6], null],
  ])("can be added to the shortlist %s, as announced", async (...row) => {
    const [, list, before, after] = row;
    open(`?list=${list}`, before);
    expect(star(5)).toHaveAttribute("aria-pressed", String(before.includes(5)));
    await press("Keep these in my shortlist");
    expect(stored()).toBe(after ?? before.join("-"));
    expect(announcements()).toContain(after ? "These are in your shortlist now." : refusal);
    expect(screen.queryByRole("button", { name: /^Keep/ }) === null).toBe(after !== null);
    const focused = after ? "Close this comparison" : "Keep these in my shortlist";
    expect(screen.getByRole("button", { name: focused })).toHaveFocus();
  });

  test.each([
    ["?list=4-4-4-4-4-4-99", "One of our scooters for you", "Scooter 4"],
    ["?list=98-99", "Your shortlist", "Scooter 2"],
    ["?list=", "Your shortlist", "Scooter 2"],
  ])("at %s says that an item is withdrawn; %s has %s", (query, title, name) => {
    open(query, [2]);
    expect(screen.getByText(/no longer offered/)).toBeVisible();
    expect(comparedNames(title)).toEqual([name]);
  });
});

test.each([
  ["another tab", new StorageEvent("storage"), "1-3"],
  ["a page before this one, which the browser kept", new Event("pageshow"), "1-3-4-6-7-8"],
])("stars of %s are shown; a tap does what its button said; none is lost", async (...row) => {
  const [, event, others] = row;
  open("", [1]);
  localStorage.setItem(key, others);
  await userEvent.click(star(3));
  expect(stored()).toBe(others);
  expect(announcements()).not.toContain(refusal);
  localStorage.setItem(key, "1-4");
  act(() => void window.dispatchEvent(event));
  expect(comparedNames()).toEqual(["Scooter 1", "Scooter 4"]);
  // Another page has written, and its event has not arrived.
  localStorage.setItem(key, "1-4-3");
  await userEvent.click(star(5));
  expect(stored()).toBe("1-4-3-5");
});

test("a full shortlist refuses another item, visibly and audibly, and stays unchanged", async () => {
  const another = maxShortlistLength + 1;
  open("", fullIds);
  await userEvent.click(star(another));
  expect(stored()).toBe(fullIds.join("-"));
  expect(announcements()).toContain(refusal);
  expect(star(another).closest("li")).toHaveTextContent(refusal);
  expect(star(2).closest("li")).not.toHaveTextContent(refusal);
  await userEvent.click(star(1));
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  await userEvent.click(star(another));
  expect(star(another)).toHaveAttribute("aria-pressed", "true");
});

test("a browser that refuses storage has the stars until the page is left", async () => {
  jest.spyOn(console, "warn").mockImplementation();
  const refusal = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  open();
  await userEvent.click(star(3));
  expect(comparedNames()).toEqual(["Scooter 3"]);
  refusal.mockRestore();
  await userEvent.click(star(3));
  expect(screen.queryByRole("region", { name: "Your shortlist" })).toBeNull();
});

test("without a trip the comparison marks the lowest price of a day among items that are there, on the chosen day", () => {
  const offered = [400, 500, 600].map((price, index) => ({
    ...bike,
    jsonId: index + 1,
    priceDetails: bike.priceDetails.map((row) => ({ ...row, price })),
    awayUntil: ["2099-01-01", tomorrow][index] ?? null,
  }));
  open(`?from=${tomorrow}`, [1, 2, 3], offered);
  const stones = within(section("Your shortlist")).getAllByText(/₹/, { selector: "strong" });
  const notes = stones.map(({ parentElement }) => parentElement?.textContent);
  expect(notes).toEqual(["1 day ₹400 120 km", "1 day ₹500 Lowest, 120 km", "1 day ₹600 120 km"]);
  const [, month = "", day = ""] = tomorrow.split("-").map(Number);
  const date = texts.date(Number(day), Number(month));
  expect(comparedNames()[0]).toMatch(`on ${date}`);
  const heading = screen.getByRole("heading", { name: "Your shortlist" });
  expect(heading.nextElementSibling).toHaveTextContent(date);
});

test("an item that is no longer offered leaves the shortlist, and one of another list's brand stays", () => {
  localStorage.setItem(key, "1-2-77-8");
  renderList("/bikes", items.slice(0, 4), { context: listContext(items) });
  expect(stored()).toBe("1-2-8");
  expect(comparedNames()).toEqual(["Scooter 1", "Scooter 2"]);
  expect(screen.getAllByRole("link", { name: "Compare 2" })).toHaveLength(2);
  expect(screen.queryByText(/no longer offered/)).toBeNull();
});

test("is a table of prices and facts, with marks on the prices of the trip, and a dash where nothing applies", () => {
  const offered = ["Activa", "Dio", "Cheaper"].map((name, index) => ({
    ...{ ...bike, name, jsonId: index + 1, exceed: index === 1 ? null : bike.exceed },
    priceDetails: bike.priceDetails.slice(0, 2).map((row, second) => {
      return { ...row, price: [499, 998, 600, 990][2 * index + second] ?? 1 };
    }),
  }));
  open("?days=2", [1, 2], offered);
  const table = screen.getByRole("table", { name: "Prices side by side" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => [row.className, ...textsOf(row.children)])).toEqual([
    ["", "", "Activa", "Dio"],
    ["", "2 days ₹998 240 km", "2 days ₹990 Lowest"],
    ["", "1 day", "₹499 120 km", "₹600 120 km"],
    ["used", "2 days", "₹998 240 km", "₹990 240 km"],
    ["", "Extra distance", "if exceeds Rs.3/KM", "–"],
  ]);
  expect(screen.queryByText(texts.estimatedNote)).toBeNull();
});

test("stars that the browser does not store last until the page is left", async () => {
  open("", [1]);
  jest.spyOn(console, "warn").mockImplementation();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await userEvent.click(star(2));
  expect(comparedNames()).toEqual(["Scooter 1", "Scooter 2"]);
  jest.restoreAllMocks();
  await userEvent.click(star(3));
  expect(stored()).toBe("1-2-3");
});

test("Share copies the address of the list with its trip, and says so until the list changes; Remove focuses the comparison, and after the last item the cards", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  open("?days=2&fbclid=x", [1, 2]);
  expect(screen.getByText(texts.estimatedNote)).toBeVisible();
  await press("Share");
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/bikes?days=2&list=1-2`);
  expect(announcements()).toContain("Link copied");
  await removeItem(2);
  expect(announcements()).not.toContain("Link copied");
  expect(section("Your shortlist")).toHaveFocus();
  await removeItem(1);
  expect(document.getElementById("prices")).toHaveFocus();
  expect(screen.queryByRole("region", { name: "Your shortlist" })).not.toBeInTheDocument();
});

test("in the chat about a shortlist an item without a price for the trip has the price of a day", () => {
  const rows = bike.priceDetails.map((row) => ({ ...row, kms: null, estimated: false }));
  const dio = { ...bike, jsonId: 4, name: "Dio", priceDetails: rows };
  const taxi = { ...room, jsonId: 5, name: "Innova", exceed: null, extraKmRate: null };
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  open("?from=2026-11-28&days=2&km=500", [4, 5], [dio, taxi]);
  expect(screen.getByRole("textbox", { name: "km in all" })).toHaveValue("500");
  expect(announcements()).not.toContain(`${bike.exceed}`);
  const trip = "2 days, 500 km, Sat 28 Nov to Mon 30 Nov";
  expect(chatText("Ask about all")).toBe(
    `${shop.greeting}: Dio, from ₹998; Innova, Near the beach, ₹999 for 1 day (${trip}). ${texts.askKm}`,
  );
});
