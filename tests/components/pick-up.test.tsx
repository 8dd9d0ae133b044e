/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { ListPage } from "../../src/components/list/list-page";
import { bike, chatText, listContext, listProps, renderAt, room } from "../support/fixtures";

beforeEach(() => {
  // Saturday, 21 November 2026, 10:10 in the shop.
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  Object.assign(window, { ___loader: { hovering: () => undefined } });
});
afterEach(() => jest.useRealTimers());

const closedOnTuesdays = {
  ...listProps.business,
  openingHours: {
    ...listProps.business.openingHours,
    otherDays: [{ day: "Tuesday" as const, opens: null, closes: null }],
  },
} as unknown as typeof listProps.business;

const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));

async function open(search: string, items = [bike], business = listProps.business) {
  const view = renderAt(
    `/bikes${search}`,
    <ListPage {...listProps} business={business} items={items} context={listContext(items)} />,
  );
  await wait();
  return view;
}

const day = () => screen.getByLabelText("From when?", { selector: "input" });
const time = () => screen.getByRole("combobox", { name: "pick-up" });
const chooseDay = async (date: string) => {
  fireEvent.change(day(), { target: { value: date } });
  await wait();
};
const returnText = () => document.querySelector("[role=group] p span[role=status]")?.textContent;

test("the fields for day and time appear with the first trip, and Clear removes them", async () => {
  await open("");
  expect(screen.queryByRole("group", { name: "From when?" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More days" }));
  await wait();
  expect(screen.getByRole("group", { name: "From when?" })).toBeInTheDocument();
  expect(time()).toBeDisabled();
  await chooseDay("2026-11-28");
  expect(window.location.search).toBe("?from=2026-11-28&days=1");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  await wait();
  expect(window.location.search).toBe("");
  expect(screen.queryByRole("group", { name: "From when?" })).toBeNull();
});

test("day and time are in the address, the chat and the links, and set the day of return", async () => {
  await open("?days=3");
  await chooseDay("2026-11-28");
  fireEvent.change(time(), { target: { value: "10:00" } });
  await wait();
  const search = "?from=2026-11-28T10:00&days=3";
  expect(window.location.search).toBe(search);
  expect(returnText()).toBe("Back by Tue 1 Dec. ");
  expect(chatText(`Chat about ${bike.name}`)).toMatch(
    /\(3 days, Sat 28 Nov 10 am to Tue 1 Dec\)\..*By what time do I return it\?$/,
  );
  const link = within(screen.getByRole("article")).getByRole("link", { name: bike.name });
  expect(link.getAttribute("href")).toContain(search);
});

test("a change of the day keeps the time if it is possible on the new day", async () => {
  await open("?from=2026-11-28T10:00&days=3");
  await chooseDay("2026-11-29");
  expect(window.location.search).toContain("from=2026-11-29T10:00");
  // The shop's clock is at 10:10 on 21 November.
  await chooseDay("2026-11-21");
  expect(window.location.search).toContain("from=2026-11-21&");
});

test.each([
  ["2026-11-14T23:00", "Sat 14 Nov 11 pm is in the past.", ""],
  ["2026-11-24T05:00", "Closed on Tue 24 Nov. Open on Wed 25 Nov from 6 am.", ""],
  ["2026-11-28T23:00", "Closed on Sat 28 Nov at 11 pm.", "from=2026-11-28&"],
  ["2026-11-31", "Ignored in this link: “2026-11-31”.", ""],
])("%s: an impossible day or time is dropped and reported once", async (from, text, keptQuery) => {
  await open(`?from=${from}&days=3`, [bike], closedOnTuesdays);
  expect(screen.getByText(text)).toHaveAttribute("role", "alert");
  expect(window.location.search).toBe(`?${keptQuery}days=3`);
  expect(chatText(`Chat about ${bike.name}`)).not.toMatch(/past|Closed|11 pm/);
  await chooseDay("2026-11-27");
  expect(screen.queryByText(text)).toBeNull();
  expect(window.location.search).toBe("?from=2026-11-27&days=3");
});

test.each([
  ["?days=2&to=nowhere", "“nowhere”", "?days=2"],
  ["?from=soon&to=nowhere", "“nowhere”", ""],
])("%s: invalid values are dropped and reported once", async (search, values, keptQuery) => {
  const text = `Ignored in this link: ${values}.`;
  await open(search);
  expect(screen.getByText(text)).toHaveAttribute("role", "alert");
  expect(window.location.search).toBe(keptQuery);
  fireEvent.click(screen.getByRole("button", { name: "More days" }));
  await wait();
  expect(screen.queryByText(text)).toBeNull();
});

test("an invalid day of a room is reported, too, until a day is chosen", async () => {
  await open("?from=soon", [room]);
  expect(screen.getByText("Ignored in this link: “soon”.")).toHaveAttribute("role", "alert");
  await chooseDay("2026-11-28");
  expect(screen.queryByText(/Ignored/)).toBeNull();
});

test("a closed day stays in its field with an error, and is not in the address", async () => {
  await open("?days=3", [bike], closedOnTuesdays);
  await chooseDay("2026-11-24");
  expect(day()).toHaveValue("2026-11-24");
  expect(day()).toBeInvalid();
  expect(day()).toHaveAccessibleDescription(/^Closed on /);
  expect(time()).toBeDisabled();
  expect(window.location.search).toBe("?days=3");
});

test("a typed day is accepted once it is possible, and refused on blur if it is not", async () => {
  await open("?days=3");
  fireEvent.keyDown(day(), { key: "2" });
  await chooseDay("0202-11-28");
  expect(window.location.search).toBe("?days=3");
  expect(screen.queryByText(/in the past/)).toBeNull();
  await chooseDay("2025-11-28");
  fireEvent.blur(day());
  await wait();
  expect(screen.getByText("Fri 28 Nov 2025 is in the past.")).toBeInTheDocument();
  expect(window.location.search).toBe("?days=3");
  fireEvent.keyDown(day(), { key: "2" });
  await chooseDay("2026-11-28");
  expect(window.location.search).toBe("?from=2026-11-28&days=3");
});

test("an away item says whether it is available on the chosen day", async () => {
  const away = { ...bike, awayUntil: "2026-12-02T00:00:00+05:30" };
  await open("?days=3", [away]);
  expect(screen.getByText("Back on 2 Dec")).toBeInTheDocument();
  await chooseDay("2026-11-28");
  expect(screen.getByText("Not available on 28 Nov")).toBeInTheDocument();
  await chooseDay("2026-12-02");
  expect(screen.queryByText(/Back on|Not available/)).toBeNull();
});

test("rooms have no pick-up time, and accept days on which the shop is closed", async () => {
  const search = "?from=2026-11-28T23:00";
  await open(search, [room], closedOnTuesdays);
  expect(screen.queryByRole("combobox", { name: "pick-up" })).toBeNull();
  expect(chatText("Chat about Standard Room, Near the beach")).toMatch(/\(Sat 28 Nov\)$/);
  expect(window.location.search).toBe(search);
  await chooseDay("2026-11-24");
  expect(window.location.search).toBe("?from=2026-11-24");
  expect(chatText("Chat about Standard Room, Near the beach")).toMatch(
    /₹999 for 1 day \(Tue 24 Nov\)$/,
  );
});
