/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { texts } from "../../src/catalogue/text/texts";
import { ItemDetails } from "../../src/components/item-page/item-details";
import {
  araku,
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

test("an item has its name, whole price list, number of people, extra charge, notes and ways to the shop", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  const notice = "Closed 14 to 16 January";
  const item = { ...bike, seats: 2, awayUntil: "2026-12-24" };
  show(address, item, { business: { ...business, notice }, places: [araku] });
  expect(document.querySelector(".arrow, .position, ul[aria-label='Honda Activa 5G']")).toBeNull();
  expect(all("nav li, h1, .more h2, p, tr, summary, .facts li, .actions > :not(p)")).toEqual([
    ...["Scooters", "Honda Activa 5G", "Back on 24 Dec", "Pictures are illustrations"],
    ...["Honda Activa 5G", notice, "1 day ₹499 120 km"],
    ...["Visakha Rentals6 am to 8 pmOpen until 8 pm", "Call", "Chat", "Share"],
    "DurationPriceKilometres",
    ...["1 day₹499120 km", "2 days₹998240 km"],
    ...["1 week≈ ₹2,799km: call to ask", "4 weeks₹6,999≈ 2,000 km"],
    ...["2 people", "Extra distance if exceeds Rs.3/KM", "Where to? there and back"],
    ...["See every price for your trip", "≈ approximate, confirmed when you call"],
  ]);
});

test("the only price is also a list, on the board and not in print, once there is a trip", () => {
  show(`${address}?days=1`, { ...bike, priceDetails: bike.priceDetails.slice(0, 1) });
  expect(all("tr.used")).toEqual(["1 day₹499120 km"]);
  expect(within(board()).getByText("₹499")).toBeVisible();
  expect(all(".print-only")).toEqual([]);
});

test("further pictures are a named list, of which the first is loaded at once, and whose arrows go round", () => {
  const pictures = ["From behind", null].map((alt) => ({ alt, image: bike.image }));
  show(address, { ...bike, pictures });
  const list = screen.getByRole("list", { name: "Honda Activa 5G" });
  const shown = screen.getAllByRole<HTMLImageElement>("img").map((picture) => {
    const position = picture.closest("li")?.textContent;
    return `${picture.alt}: ${picture.getAttribute("loading")} ${position}`;
  });
  expect(shown).toEqual([
    "Honda Activa 5G, illustration: eager 1 / 3",
    "From behind, illustration: lazy 2 / 3",
    "Honda Activa 5G, 3 / 3, illustration: lazy 3 / 3",
  ]);
  const scrolled: unknown[] = [];
  const scrollTo = ({ left }: ScrollToOptions) => scrolled.push(left);
  Object.defineProperties(list, { scrollWidth: { value: 3000 }, clientWidth: { value: 900 } });
  for (const scrollLeft of [0, 1040, 2110])
    for (const arrow of document.querySelectorAll(".arrow")) {
      Object.assign(list, { scrollLeft, scrollTo });
      fireEvent.click(arrow);
      expect(list).toHaveFocus();
    }
  expect(scrolled).toEqual([2100, 1050, 0, 2100, 1050, 0]);
});

test("the trip in the address is on the stones, in the calculation, in print, the chat and a shared text, which a typed trip replaces", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  const similar = [4, 5].map((extraKmRate) => ({
    ...bikeWithKms,
    extraKmRate,
    jsonId: extraKmRate,
  }));
  show(`${address}?q=dio&days=2&km=300`, bikeWithKms, { similar });
  const totals = ["₹1,178", "₹1,238", "₹1,298"];
  expect(all("p.stone")).toEqual(totals.map((total) => `2 days ${total} 300 km`));
  expect(document.querySelectorAll(".similar :is(source, [src][loading=lazy])")).toHaveLength(2);
  expect(all(".print-only")).toEqual(["2 days, 300 km", "2 days ₹998 + 60 km × ₹3 = ₹1,178"]);
  expect(within(board()).getByText("2 days ₹998 + 60 km × ₹3 =")).toBeVisible();
  const text = "Honda Activa 5G, ₹1,178 (2 days, 300 km)";
  expect(chatText(/^Chat about/)).toBe(`${shop.greeting}: ${text}`);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(writeText).toHaveBeenCalledWith(`${text}: http://localhost${address}?days=2&km=300`);
  expect(screen.getByText("Link copied")).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: "days" }), "0");
  await waitFor(() => expect(window.location.search).toContain("days=20&"));
  expect(screen.queryByText("Link copied")).toBeNull();
  expect(all("nav [href='/scooters?days=20&km=300']")).toEqual(["Scooters"]);
});

test.each([
  [null, "NEAR THE BEACH"],
  ["A day at the beach", "A DAY AT THE BEACH"],
])("with the note %p a room, which has no trip price, is in the place %p", (groupNote, place) => {
  jest.spyOn(texts, "word").mockImplementation((word) => word.toUpperCase());
  show("/rooms/standard?days=2", { ...room, groupNote });
  expect(screen.getByLabelText("From when?")).toBeVisible();
  expect(document.querySelectorAll(".place.pin")).toHaveLength(groupNote === null ? 1 : 0);
  expect(all("li[aria-current], h1, .title p, .stone, tr, .facts li, .sign, .note")).toEqual([
    ...["STANDARD ROOM", "STANDARD ROOM", place, "1 day ₹999", room.exceed?.toUpperCase()],
  ]);
  expect(chatText(/^Chat about/)).toMatch(new RegExp(`: STANDARD ROOM, ${place}, ₹999 for 1 day$`));
});

test.each([
  ["a vehicle", null, 1, "80 days ₹39,920 9,600 km"],
  ["a room", 7, 0, "80 days call for price"],
])("the form of %s, rented for nights: %p, asks for a day and so many times: %i", (...row) => {
  const [, maxNights, times, price] = row;
  show(`${address}?days=80`, bikeWithKms, { page: { ...page, maxNights } });
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
  expect(all(`a[href='${page.path}#shortlist']`)).toEqual(links);
  expect(screen.getByRole("button", { pressed: after.includes("1") })).toBeVisible();
  expect(all("[role=status].visually-hidden")).toEqual(after === before ? links : []);
});

test("a day in the address is in the chat and in print, with the question of availability", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  show(`${address}?from=2026-11-28&days=2`, bikeWithKms);
  act(() => jest.runOnlyPendingTimers());
  expect(chatText(/^Is it available then/)).toMatch(
    /₹998 \(2 days, Sat 28 Nov to Mon 30 Nov\)\. .*Is it available then\?$/,
  );
  expect(all(".print-only")).toEqual(["2 days, Sat 28 Nov to Mon 30 Nov"]);
  fireEvent.change(screen.getByLabelText("From when?"), { target: { value: "2026-11-14" } });
  expect(screen.queryByText(/^Is it available then/)).toBeNull();
});

test.each([
  [null, ["Is there a deposit?", "Papers?", "Helmets included?"]],
  ["Yes, ₹2,000.", ["Papers?", "Helmets included?", "Something else?"]],
])("with the answer %p to a question, links below prices and board ask the chat: %j", (...row) => {
  const [answer, asked] = row;
  const [deposit, ...others] = business.questions;
  const questions = [{ ...deposit, answer }, ...others];
  show(`${address}?days=2&km=300`, bikeWithKms, { business: { ...business, questions } });
  const answers = answer === null ? [] : ["Before you rent", deposit.question, answer];
  expect(all(".more :is(h2, dt, dd)")).toEqual(answers);
  const list = screen.getByRole("list", { name: "Ask in the chat" });
  expect(linksIn(list).map(([text]) => text)).toEqual(asked);
  expect(board().compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(chatText("Papers?")).toMatch(/: Honda Activa 5G, .* \(2 days, 300 km\)\. Papers\?$/);
});
