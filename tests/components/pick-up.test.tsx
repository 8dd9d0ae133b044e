/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { bike, chatText, renderList, room, textsOf } from "../support/fixtures";

beforeEach(() => {
  // Saturday, 21 November 2026, 10:10 in the shop.
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
});

/** Without trip prices, such as taxis, and enough of them for the tools of a list. */
const taxis = ["dzire", "Ertiga", "Innova", "Bus"].map((name, jsonId) => {
  return { ...room, jsonId, name, path: `/taxis/${name}` };
});

const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));

async function open(search: string, items = [bike]) {
  renderList(`/bikes${search}`, items);
  await wait();
}

const day = () => screen.getByLabelText<HTMLInputElement>("From when?");
const time = () => screen.getByLabelText<HTMLInputElement>("pick-up");
const fill = async (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  await wait();
};

test("the fields for day and time appear with the first trip, bounded by today and the opening hours, and Clear removes them", async () => {
  await open("");
  expect(screen.queryByLabelText("From when?")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More days" }));
  await wait();
  expect([day().min, day().max]).toEqual(["2026-11-21", "2027-11-21"]);
  expect([time().min, time().max]).toEqual(["06:00", "20:00"]);
  await fill(day(), "2026-11-21");
  expect(time().min).toBe("10:10");
  await fill(day(), "2026-11-28");
  expect(window.location.search).toBe("?from=2026-11-28&days=1");
  // The fields stay while the visitor edits their only value.
  await fill(screen.getByRole("textbox", { name: "days" }), "");
  await fill(day(), "");
  await fill(day(), "2026-11-28");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  await wait();
  expect(window.location.search).toBe("");
  expect(screen.queryByLabelText("From when?")).toBeNull();
});

test("day and time are in the address, the chat and the links, and set the day of return", async () => {
  await open("?days=3");
  await fill(day(), "2026-11-28");
  await fill(time(), "10:00");
  const search = "?from=2026-11-28T10:00&days=3";
  expect(window.location.search).toBe(search);
  expect(screen.getByText("Back by Tue 1 Dec.")).toHaveAttribute("role", "status");
  const span = "Sat 28 Nov, 10 am to Tue 1 Dec";
  expect(screen.getByText(`${span}. Your day goes into the chat.`)).toBeVisible();
  expect(chatText(`Chat about ${bike.name}`)).toContain(`(3 days, ${span})`);
  const link = within(screen.getByRole("article")).getByRole("link", { name: bike.name });
  expect(link.getAttribute("href")).toContain(search);
  const printed = document.querySelectorAll(".print-only");
  expect(textsOf(printed)).toEqual([`3 days, ${span}`]);
});

test("a field says what is possible once the visitor leaves it, until another day makes its value right", async () => {
  await open("?days=3&from=2026-11-21");
  fireEvent.keyDown(time());
  await fill(time(), "09:00");
  expect(screen.queryByText(/Choose/)).toBeNull();
  fireEvent.blur(time());
  expect(time()).toHaveValue("09:00");
  expect(time()).toHaveAccessibleDescription("Choose a time: 10:10 am to 8 pm.");
  expect(screen.getByText(/Choose/)).toHaveAttribute("role", "alert");
  expect(day()).toBeValid();
  await fill(day(), "2026-11-28");
  expect(screen.queryByText(/Choose/)).toBeNull();
  fireEvent.keyDown(day());
  await fill(day(), "2026-11-14");
  expect(screen.queryByText(/Choose/)).toBeNull();
  fireEvent.blur(day());
  expect(screen.getByText(/Choose/)).toBeVisible();
  expect(time()).toBeValid();
});

test.each([
  ["2026-11-14", "?days=3", "Choose a day from 21 Nov on."],
  ["2026-11-31", "?days=3", "Choose a day from 21 Nov on."],
  ["T10:30", "?days=3", "Choose a day from 21 Nov on."],
  ["2026-11-21T09:00", "?from=2026-11-21&days=3", "Choose a time: 10:10 am to 8 pm."],
])("a link with the impossible pick-up %s becomes %s, and says %s", async (...row) => {
  const [from, written, message] = row;
  await open(`?days=3&from=${from}`);
  expect(window.location.search).toBe(written);
  expect(
    screen.getByRole("alert", { name: (_, { textContent }) => textContent === message }),
  ).toBeVisible();
});

test("a page that stays open until its pick-up is over has it in no address, link or chat", async () => {
  await open("?from=2026-11-21T10:30&days=3");
  const link = () => within(screen.getByRole("article")).getByRole("link", { name: bike.name });
  expect(link().getAttribute("href")).toContain("?from=2026-11-21T10:30");
  jest.setSystemTime(new Date("2026-11-22T00:05:00+05:30"));
  fireEvent.pointerDown(link());
  expect(link()).toHaveAttribute("href", `${bike.path}?days=3`);
  expect(chatText(`Chat about ${bike.name}`)).toContain("(3 days)");
  await wait();
  expect(window.location.search).toBe("?days=3");
  await fill(day(), "2026-11-21");
  expect(day()).toBeInvalid();
  expect(day()).toHaveValue("2026-11-21");
  await fill(day(), "2026-11-22");
  expect(time().min).toBe("06:00");
});

test("an away sign says whether the item is available on the chosen day; it and the opening hours follow the clock", async () => {
  await open("?days=3", [{ ...bike, awayUntil: "2026-11-23T00:00:00+05:30" }]);
  expect(screen.getByText("Back on 23 Nov")).toBeInTheDocument();
  await fill(day(), "2026-11-22");
  expect(screen.getByText("Not available on 22 Nov")).toBeInTheDocument();
  await fill(day(), "2026-11-23");
  expect(screen.queryByText(/Back on|Not available/)).toBeNull();
  await fill(day(), "");
  expect(screen.getByText("Open until 8 pm")).toBeInTheDocument();
  jest.setSystemTime(new Date("2026-11-22T23:59:58+05:30"));
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  expect(screen.getByText("Opens at 6 am")).toBeInTheDocument();
  expect(screen.getByText("Back on 23 Nov")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect(screen.queryByText("Back on 23 Nov")).toBeNull();
});

test("taxis have a day without a time, which the address keeps from another list", async () => {
  const search = "?from=2026-11-28T10:00&days=2";
  await open(search, taxis);
  expect(screen.queryByLabelText("pick-up")).toBeNull();
  expect(chatText(/^Chat about dzire/)).toMatch(/\(Sat 28 Nov\)$/);
  expect(window.location.search).toBe(search);
  await fill(day(), "2026-11-24");
  expect(window.location.search).toBe("?from=2026-11-24T10:00&days=2");
});
