/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { ItemDetails } from "../../src/components/item-page/item-details";
import {
  bike,
  business,
  chatText,
  linksIn,
  listProps,
  renderAt,
  room,
  shop,
  textsOf,
} from "../support/fixtures";

const { page } = listProps;
/** Every row has kilometres, so that trips have exact prices. */
const bikeWithKms = { ...bike, priceDetails: bike.priceDetails.slice(0, 2) };
const address = "/scooters/honda-activa-5g";

const show = (at = address, item = bike, props: Partial<ComponentProps<typeof ItemDetails>> = {}) =>
  renderAt(
    at,
    <ItemDetails {...{ page, item, business }} similar={[]} places={[]} tours={[]} {...props} />,
  );

const all = (selector: string) => textsOf(document.querySelectorAll(selector)).filter(Boolean);
const board = () => screen.getByRole("group", { name: "Trip price" });

test("an item has its name, whole price list, number of people, extra charge and notes", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  const notice = "Closed 14 to 16 January";
  show(address, { ...bike, seats: 2 }, { business: { ...business, notice } });
  expect(all("nav li, h1, p, tr, summary, .facts li")).toEqual([
    ...["Scooters", "Honda Activa 5G", "Pictures are illustrations"],
    ...["Honda Activa 5G", notice, "1 day ₹499 120 km"],
    "Visakha Rentals6 am to 8 pmOpen until 8 pm",
    "DurationPriceKilometres",
    ...["1 day₹499120 km", "2 days₹998240 km"],
    ...["1 week≈ ₹2,799km: call to ask", "4 weeks₹6,999≈ 2,000 km"],
    ...["2 people", "Extra distance if exceeds Rs.3/KM"],
    ...["See every price for your trip", "≈ approximate, confirmed when you call"],
  ]);
});

test("the only price is also a list, on the board and not in print, once there is a trip", () => {
  show(`${address}?days=1`, { ...bike, priceDetails: bike.priceDetails.slice(0, 1) });
  expect(all("tr.used")).toEqual(["1 day₹499120 km"]);
  expect(within(board()).getByText("₹499")).toBeVisible();
  expect(all(".print-only")).toEqual([]);
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

test("the trip in the address is on the stones, in the calculation, in print, the chat and a shared text", async () => {
  const shareSheet = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share: shareSheet });
  const similar = [4, 5].map((extraKmRate) => ({
    ...bikeWithKms,
    extraKmRate,
    jsonId: extraKmRate,
  }));
  show(`${address}?q=dio&days=2&km=300`, bikeWithKms, { similar });
  const totals = ["₹1,178", "₹1,238", "₹1,298"];
  expect(all("p.stone")).toEqual(totals.map((total) => `2 days ${total} 300 km`));
  expect(all(".print-only")).toEqual(["2 days, 300 km", "2 days ₹998 + 60 km × ₹3 = ₹1,178"]);
  expect(within(board()).getByText("2 days ₹998 + 60 km × ₹3 =")).toBeVisible();
  const text = "Honda Activa 5G, ₹1,178 (2 days, 300 km)";
  expect(chatText(/^Chat about/)).toBe(`${shop.greeting}: ${text}`);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  const url = `http://localhost${address}?days=2&km=300`;
  expect(shareSheet).toHaveBeenCalledWith({ text, url });
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
  expect(all("h1, .title p, .stone, tr, .facts li, .sign, .note")).toEqual([
    ...["Standard Room", place, "1 day ₹999", room.exceed],
  ]);
  expect(chatText(/^Chat about/)).toMatch(new RegExp(`: Standard Room, ${place}, ₹999 for 1 day$`));
});

test.each([
  ["a vehicle", null, 1, "8 days ₹3,992 960 km"],
  ["a room", 7, 0, "8 days call for price"],
])("the form of %s, rented for nights: %p, asks for a day and so many times: %i", (...row) => {
  const [, maxNights, times, price] = row;
  show(`${address}?days=8`, bikeWithKms, { page: { ...page, maxNights } });
  expect(screen.getByLabelText("From when?")).toBeVisible();
  expect(screen.queryAllByLabelText("pick-up")).toHaveLength(times);
  expect(all(".stone")).toEqual([price]);
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
  expect(screen.getByRole("article")).not.toHaveTextContent(/km/i);
  expect(chatText(/Chat about/)).not.toContain("km");
});

test.each([
  ["", "1", ["Compare 1"]],
  ["3", "3-1", ["Compare 2"]],
  ["1-3", "3", []],
  ["2-3-4-5-6-7", "2-3-4-5-6-7", ["Your shortlist holds 6; remove 1 first."]],
])("the star turns the shortlist %p into %p, and a link says %p", async (before, after, links) => {
  localStorage.setItem("shortlist:bikes", before);
  show();
  await userEvent.click(screen.getByRole("button", { name: "Shortlist Honda Activa 5G" }));
  expect(localStorage.getItem("shortlist:bikes")).toBe(after);
  expect(all("a[href$='#shortlist']")).toEqual(links);
});

test("a day in the address is in the chat and in print, with the question of availability", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  show(`${address}?from=2026-11-28&days=2`, bikeWithKms);
  act(() => jest.runOnlyPendingTimers());
  expect(chatText(/^Is it available then/)).toMatch(
    /₹998 \(2 days, Sat 28 Nov to Mon 30 Nov\)\. .*Is it available then\?$/,
  );
  expect(all(".print-only")).toEqual(["2 days, Sat 28 Nov to Mon 30 Nov"]);
});

test.each([
  [null, ["Is there a deposit?", "Papers?", "Helmets included?"]],
  ["Yes, ₹2,000.", ["Papers?", "Helmets included?", "Something else?"]],
])("with the answer %p to a question, links below prices and board ask the chat: %j", (...row) => {
  const [answer, asked] = row;
  const [deposit, ...others] = business.questions;
  const questions = [{ ...deposit, answer }, ...others];
  show(`${address}?days=2&km=300`, bikeWithKms, { business: { ...business, questions } });
  expect(all("dt, dd")).toEqual(answer === null ? [] : [deposit.question, answer]);
  const list = screen.getByRole("list", { name: "Ask in the chat" });
  expect(linksIn(list).map(([text]) => text)).toEqual(asked);
  expect(board().compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(chatText("Papers?")).toMatch(/: Honda Activa 5G, .* \(2 days, 300 km\)\. Papers\?$/);
});
