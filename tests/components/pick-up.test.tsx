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

/** Without trip prices, such as taxis, and enough of them for the tools of a list. */
const taxis = ["dzire", "Ertiga", "Innova", "Bus"].map((name, jsonId) => {
  return { ...room, jsonId, name, path: `/taxis/${name}` };
});

const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));

async function open(search: string, items = [bike]) {
  const page = <ListPage {...listProps} items={items} context={listContext(items)} />;
  renderAt(`/bikes${search}`, page);
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
  expect(chatText(`Chat about ${bike.name}`)).toContain("(3 days, Sat 28 Nov, 10 am to Tue 1 Dec)");
  const link = within(screen.getByRole("article")).getByRole("link", { name: bike.name });
  expect(link.getAttribute("href")).toContain(search);
});

test("an impossible day or time stays in its field, and is not in the address", async () => {
  await open("?from=2026-11-28T10:00&days=3");
  await fill(time(), "22:00");
  expect(time()).toHaveValue("22:00");
  expect(window.location.search).toBe("?from=2026-11-28&days=3");
  await fill(time(), "10:09");
  await fill(day(), "2026-11-21");
  expect(window.location.search).toBe("?from=2026-11-21&days=3");
  jest.setSystemTime(new Date("2026-11-21T20:01:00+05:30"));
  await fill(day(), "2026-11-28");
  await fill(day(), "2026-11-21");
  expect(day().min).toBe("2026-11-22");
  expect(window.location.search).toBe("?days=3");
});

test("a field shows what the browser says about its value, from leaving it until another day", async () => {
  await open("?days=3&from=2026-11-21");
  const validationMessage = { get: () => (time().validity.valid ? "" : "Too early") };
  Object.defineProperty(time(), "validationMessage", validationMessage);
  await fill(time(), "09:00");
  expect(screen.queryByText("Too early")).toBeNull();
  fireEvent.blur(time());
  expect(time()).toHaveAccessibleDescription("Too early");
  expect(screen.getByText("Too early")).toHaveAttribute("role", "alert");
  await fill(day(), "2026-11-28");
  expect(screen.queryByText("Too early")).toBeNull();
  await fill(day(), "2026-11-21");
  expect(time()).toHaveAccessibleDescription("Too early");
});

test.each(["2026-11-14", "2026-11-28T23:00", "2026-11-31", "soon"])(
  "a link with the impossible pick-up %s has no day, and loses it with the next change",
  async (from) => {
    await open(`?days=3&from=${from}`);
    expect(day()).toHaveValue("");
    fireEvent.click(screen.getByRole("button", { name: "More days" }));
    await wait();
    expect(window.location.search).toBe("?days=4");
  },
);

test("an away item says whether it is available on the chosen day", async () => {
  const away = { ...bike, awayUntil: "2026-12-02T00:00:00+05:30" };
  await open("?days=3", [away]);
  expect(screen.getByText("Back on 2 Dec")).toBeInTheDocument();
  await fill(day(), "2026-12-01");
  expect(screen.getByText("Not available on 1 Dec")).toBeInTheDocument();
  await fill(day(), "2026-12-02");
  expect(screen.queryByText(/Back on|Not available/)).toBeNull();
});

test("taxis have a day without a time, which the address keeps from another list", async () => {
  const search = "?from=2026-11-28T10:00";
  await open(search, taxis);
  expect(screen.queryByLabelText("pick-up")).toBeNull();
  expect(chatText(/^Chat about dzire/)).toMatch(/\(Sat 28 Nov\)$/);
  expect(window.location.search).toBe(search);
  await fill(day(), "2026-11-24");
  expect(window.location.search).toBe("?from=2026-11-24T10:00");
});
