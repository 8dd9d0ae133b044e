/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { ItemDetails } from "../../src/components/item-page/item-details";
import { bike, chatText, listProps, renderAt, room, stubLoader } from "../support/fixtures";

const { page } = listProps;
const questions: Queries.QuestionsFragment["questions"] = [
  { question: "Is there a deposit?", kinds: ["bikes", "shop"], answer: null },
  { question: "Helmets included?", kinds: ["bikes"], answer: null },
  { question: "Are tolls included?", kinds: ["taxis"], answer: null },
];
const business = { ...listProps.business, questions };
/** Every row has kilometres, so that trips have exact prices. */
const bikeWithKms = { ...bike, priceDetails: bike.priceDetails.slice(0, 2) };
const address = "/scooters/honda-activa-5g";

beforeEach(() => {
  stubLoader(() => ({ page: { path: address } }));
});

const show = (at = address, item = bike, props: Partial<ComponentProps<typeof ItemDetails>> = {}) =>
  renderAt(
    at,
    <ItemDetails {...{ page, item, business }} similar={[]} places={[]} tours={[]} {...props} />,
  );

test("the shop's word of the day stands between an item's name and its location", () => {
  show(address, room, { business: { ...business, notice: "Closed 14 to 16 January" } });
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.nextElementSibling).toHaveTextContent("Closed 14 to 16 January");
});

test("an item has its name, whole price list, number of people, extra charge and notes", () => {
  show(address, { ...bike, seats: 2 });
  expect(screen.getByText("2 people")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Honda Activa 5G" })).toBeVisible();
  const durations = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(durations).toEqual(["1 day", "2 days", "1 week", "4 weeks"]);
  for (const note of ["if exceeds Rs.3/KM", "Pictures are illustrations", /^≈ approximate/])
    expect(screen.getByText(note)).toBeVisible();
});

test.each([
  [[], []],
  [
    ["From behind", null],
    ["From behind, illustration", "Honda Activa 5G, 3 / 3, illustration"],
  ],
])("further pictures with the texts %j are in a named list and have names: %j", (alts, names) => {
  show(address, { ...bike, pictures: alts.map((alt) => ({ alt, image: bike.image })) });
  const list = screen.queryByRole("list", { name: "Honda Activa 5G" });
  expect(list === null).toBe(alts.length === 0);
  const shown = screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"));
  expect(shown).toEqual(["Honda Activa 5G, illustration", ...names]);
});

test("the trip in the address is on the stones, in the calculation, the chat and a shared text", async () => {
  const shareSheet = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share: shareSheet });
  const similar = [{ ...bikeWithKms, jsonId: 9, name: "Dio", extraKmRate: 4 }];
  show(`${address}?q=dio&days=2&km=300`, bikeWithKms, { similar });
  for (const total of ["₹1,178", "₹1,238"])
    expect(screen.getByText(total, { selector: "strong" })).toBeVisible();
  // On the board, and in print.
  expect(screen.getAllByText("2 days ₹998 + 60 km × ₹3 =")).toHaveLength(2);
  const text = "Honda Activa 5G, ₹1,178 (2 days, 300 km)";
  expect(chatText(/^Chat about/)).toBe(`${business.greeting}: ${text}`);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  const url = `http://localhost${address}?days=2&km=300`;
  expect(shareSheet).toHaveBeenCalledWith({ text, url });
  Reflect.deleteProperty(navigator, "share");
});

test("without a share sheet the price is copied with the link", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  show(address, bikeWithKms);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  const price = "Honda Activa 5G, ₹499 for 1 day";
  expect(writeText).toHaveBeenCalledWith(`${price}: http://localhost${address}`);
});

test("a typed trip is in the address and in the link to the list", async () => {
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "days" }), "2");
  await waitFor(() => expect(window.location.search).toBe("?days=2"));
  expect(screen.getByRole("link", { name: "Scooters" })).toHaveAttribute(
    "href",
    "/scooters?days=2",
  );
});

test.each([
  [null, "Near the beach"],
  ["A day at the beach", "A day at the beach"],
])("with the note %p a room, which has no trip price, is in the place %p", (groupNote, place) => {
  show("/rooms/standard?days=2", { ...room, groupNote });
  expect(screen.queryByRole("group", { name: "Trip price" })).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(place)).toBeVisible();
  expect(chatText(/^Chat about/)).toMatch(new RegExp(`: Standard Room, ${place}, ₹999 for 1 day$`));
});

test.each([
  ["a vehicle", null, 1],
  ["a room", 7, 0],
])("the form of %s, rented for nights: %p, asks for a day and so many times: %i", (...row) => {
  const [, maxNights, times] = row;
  show(`${address}?days=2`, bikeWithKms, { page: { ...page, maxNights } });
  expect(screen.getByLabelText("From when?")).toBeVisible();
  expect(screen.queryAllByLabelText("pick-up")).toHaveLength(times);
});

test("an item without kilometres ignores the kilometres of the address", () => {
  const boat = {
    ...bike,
    exceed: null,
    extraKmRate: 0,
    priceDetails: bike.priceDetails.map((row) => ({ ...row, kms: null, allowanceKm: null })),
  };
  show(`${address}?days=2&km=300`, boat);
  expect(screen.getAllByText("2 days")[0]).toBeVisible();
  expect(screen.getByRole("article")).not.toHaveTextContent(/\bkm\b/i);
  expect(chatText(/Chat about/)).not.toContain("km");
});

test.each([
  ["", "1", "Compare 1"],
  ["2-3-4-5-6-7", "2-3-4-5-6-7", "Your shortlist holds 6; remove 1 first."],
])("the star turns the shortlist %p into %p, and a link says %p", async (before, after, name) => {
  localStorage.setItem("shortlist:bikes", before);
  show();
  await userEvent.click(screen.getByRole("button", { name: "Shortlist Honda Activa 5G" }));
  expect(localStorage.getItem("shortlist:bikes")).toBe(after);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toMatch(/#shortlist$/);
});

test("a day in the address is in the chat, with the question of availability", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  show(`${address}?from=2026-11-28&days=2`, bikeWithKms);
  act(() => jest.runOnlyPendingTimers());
  expect(chatText(/^Is it available then/)).toMatch(
    /₹998 \(2 days, Sat 28 Nov to Mon 30 Nov\)\. .*Is it available then\?$/,
  );
});

const questionLinks = () =>
  within(screen.getByRole("list", { name: "Ask in the chat" })).getAllByRole("link");

test("prepared questions are below prices and board, and open the chat with item, trip and question", () => {
  show(`${address}?days=2&km=300`, bikeWithKms);
  const [deposit, ...others] = questionLinks();
  const board = screen.getByRole("group", { name: "Trip price" });
  expect(board.compareDocumentPosition(deposit ?? board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(others.map(({ textContent }) => textContent)).toEqual(["Helmets included?"]);
  expect(chatText(/deposit/)).toMatch(
    /: Honda Activa 5G, .* \(2 days, 300 km\)\. Is there a deposit\?$/,
  );
});

test("an answered question is on the page; the others, and Something else?, open the chat", () => {
  const [deposit, ...others] = questions;
  const answered = deposit ? [{ ...deposit, answer: "Yes, ₹2,000." }] : [];
  show(address, bike, { business: { ...business, questions: [...answered, ...others] } });
  const section = within(screen.getByRole("region", { name: "Before you rent" }));
  expect(section.getByRole("term")).toHaveTextContent("Is there a deposit?");
  expect(section.getByRole("definition")).toHaveTextContent("Yes, ₹2,000.");
  const texts = questionLinks().map(({ textContent }) => textContent);
  expect(texts).toEqual(["Helmets included?", "Something else?"]);
});
