/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { unlimitedKm } from "../../src/catalogue/prices/price-list";
import { ItemDetails } from "../../src/components/item-page/item-details";
import { bike, listProps, renderAt, room, shop, stubLoader } from "../support/fixtures";

const page = {
  path: "/scooters",
  catalogue: "bikes",
  title: "Scooters",
  link: "Scooters",
} as const;
const questions: Queries.QuestionsFragment["questions"] = [
  { question: "Is there a deposit?", kinds: ["bikes", "shop"], answer: null },
  { question: "Helmets included?", kinds: ["bikes"], answer: null },
  { question: "Are tolls included?", kinds: ["taxis"], answer: null },
];
const business = {
  ...shop,
  name: "Visakha Rentals",
  openingHours: listProps.business.openingHours,
  combinePriceRows: true,
  questions,
};
/** A bike whose kilometres are all known, so that a trip with it has an exact price. */
const bikeWithKms = { ...bike, priceDetails: bike.priceDetails.slice(0, 2) };
const address = "/scooters/honda-activa-5g";

beforeEach(() => {
  localStorage.clear();
  stubLoader(() => ({ page: { path: address } }));
});

const show = (at = address, item = bike, asked = business) =>
  renderAt(at, <ItemDetails page={page} business={asked} places={[]} tours={[]} item={item} />);
const chatText = (name: RegExp) =>
  new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "").searchParams.get("text");

test("an item stands under its name, with its description, whole price list, its seats and the charge beyond it", () => {
  show(address, { ...bike, seats: 2, description: "With a helmet" });
  expect(screen.getByText("With a helmet")).toBeVisible();
  expect(screen.getByText("Seats")).toHaveTextContent("Seats 2");
  expect(screen.getByRole("heading", { level: 1, name: "Honda Activa 5G" })).toBeVisible();
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    "1 day₹499120 km",
    "2 days₹998240 km",
    "1 week≈ ₹2,799km: call to ask",
    "4 weeks₹6,999≈ 2,000 km",
  ]);
  expect(screen.getByText("if exceeds Rs.3/KM")).toBeVisible();
});

test("a trip of the address is on stone, sum, table and chat", () => {
  show(`${address}?days=2&km=300`, bikeWithKms);
  expect(screen.getByText("₹1,178", { selector: "strong" })).toBeVisible();
  expect(screen.getByText(/2 days ₹998 \+ 60 km × ₹3/)).toHaveTextContent(
    "2 days ₹998 + 60 km × ₹3 = ₹1,178",
  );
  expect(chatText(/^Chat about/)).toBe(
    "Hi Visakha Rentals, Im looking for hire rental: Honda Activa 5G, ₹1,178 (2 days, 300 km)",
  );
});

test("a trip of one row whose kilometres nobody knows costs from so much, in the board, too", () => {
  const kms = { kms: null, allowanceKm: null };
  const rows = bike.priceDetails.map((row) => ({ ...row, ...kms }));
  show(`${address}?days=1&km=300`, { ...bike, priceDetails: rows });
  expect(screen.getByText("from ₹499", { selector: "b" })).toBeInTheDocument();
});

test("a trip that is typed is in the address, and in the link to the list", async () => {
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "days" }), "2");
  await waitFor(() => expect(window.location.search).toBe("?days=2"));
  expect(screen.getByRole("link", { name: "Scooters" })).toHaveAttribute(
    "href",
    "/scooters?days=2",
  );
});

test("a room knows no trip, and says where it is", () => {
  show("/rooms/standard?days=2", room);
  expect(screen.queryByRole("group", { name: "Trip price" })).toBeNull();
  expect(screen.getByText("Near the beach")).toBeVisible();
  expect(chatText(/^Chat about/)).toContain("Standard Room, Near the beach, ₹999 for 1 day");
  expect(chatText(/^Chat about/)).not.toContain("2 days");
});

test("what has no kilometres says nothing of them, also where the address does", () => {
  const boat = {
    ...bike,
    exceed: null,
    extraKmRate: 0,
    priceDetails: bike.priceDetails.map((row) => ({ ...row, kms: null, allowanceKm: unlimitedKm })),
  };
  show(`${address}?days=2&km=300`, boat);
  expect(screen.getAllByText("2 days")[0]).toBeVisible();
  expect(screen.getByRole("article")).not.toHaveTextContent(/\bkm\b/i);
  expect(chatText(/Chat about/)).not.toContain("km");
});

test("what is said of picture and prices is on the page", () => {
  show();
  expect(screen.getByText("Pictures are illustrations")).toBeVisible();
  expect(screen.getByText(/^≈ approximate/)).toBeVisible();
});

test("its star is that of its card on the list, and gives a way to the comparison", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Shortlist Honda Activa 5G" }));
  expect(localStorage.getItem("shortlist:bikes")).toBe("1");
  const way = screen.getByRole("link", { name: "Compare 1" });
  expect(way.getAttribute("href")).toMatch(/#shortlist$/);
});

test("Share gives name, price and link to the system's sheet", async () => {
  const shareSheet = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share: shareSheet });
  show(`${address}?days=2&km=300`, bikeWithKms);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(shareSheet).toHaveBeenCalledWith({
    text: "Honda Activa 5G, ₹1,178 (2 days, 300 km)",
    url: `http://localhost${address}?days=2&km=300`,
  });
  Reflect.deleteProperty(navigator, "share");
});

test("ready questions of the item's kind open the chat with item and trip, and the question", () => {
  show(`${address}?days=2&km=300`, bikeWithKms);
  const links = within(screen.getByRole("list", { name: "Ask in the chat" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Is there a deposit?",
    "Helmets included?",
  ]);
  expect(chatText(/deposit/)).toBe(
    "Hi Visakha Rentals, Im looking for hire rental: Honda Activa 5G, ₹1,178 (2 days, 300 km). Is there a deposit?",
  );
});

test("a day of the address is in the chat, with a question of its own", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  show(`${address}?from=2026-11-28&days=2`, bikeWithKms);
  act(() => jest.runOnlyPendingTimers());
  expect(chatText(/^Is it available then/)).toMatch(
    /₹998 \(2 days, Sat 28 Nov to Mon 30 Nov\)\. .*Is it available then\?$/,
  );
  jest.useRealTimers();
});

test("what the owner has answered is read on the page; the rest, and something else, is still asked", () => {
  const answers = questions.map((one, index) =>
    index === 0 ? { ...one, answer: "₹2,000, back when you return." } : one,
  );
  show(address, bike, { ...business, questions: answers });
  const section = within(screen.getByRole("region", { name: "Before you rent" }));
  expect(section.getByRole("term")).toHaveTextContent("Is there a deposit?");
  expect(section.getByRole("definition")).toHaveTextContent("₹2,000, back when you return.");
  const links = within(screen.getByRole("list", { name: "Ask in the chat" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Helmets included?",
    "Something else?",
  ]);
});
