/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { OpeningChip } from "../../src/components/ui/opening-chip";

const hours = {
  text: "06.00AM (Open) - 08.00PM (Closed)",
  opens: "06:00",
  closes: "20:00",
  utcOffsetMinutes: 330,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lines = () =>
  [...document.querySelectorAll("p > span:last-child > span")].map(
    (line) => [line.textContent, getComputedStyle(line).visibility !== "hidden"] as const,
  );

test("a shop that never closes has no line that says when it opens", () => {
  jest.setSystemTime(new Date("2026-11-21T20:00:00Z"));
  render(<OpeningChip hours={{ ...hours, opens: "00:00", closes: "24:00" }} />);
  expect(lines()).toEqual([["Open now", true]]);
});

test("a shop with a day off names the day, and keeps a place for every line", () => {
  // Saturday evening in the shop; it is closed on Sundays.
  jest.setSystemTime(new Date("2026-11-21T15:00:00Z"));
  const otherDays = [{ day: "Sunday", opens: null, closes: null }] as const;
  render(<OpeningChip hours={{ ...hours, otherDays }} />);
  const texts = ["Open now", "Opens at 06:00", "Opens on Monday at 06:00"];
  expect(lines()).toEqual(texts.map((text) => [text, text === "Opens on Monday at 06:00"]));
  // The last minute of Sunday, and the first of Monday.
  act(() => jest.setSystemTime(new Date("2026-11-22T18:28:00Z")));
  act(() => jest.advanceTimersByTime(60_000));
  expect(lines()).toEqual(texts.map((text) => [text, text === "Opens on Monday at 06:00"]));
  act(() => jest.advanceTimersByTime(60_000));
  expect(lines()).toEqual(texts.map((text) => [text, text === "Opens at 06:00"]));
});

test("a page that is left looks at the clock no more", () => {
  const { unmount } = render(<OpeningChip hours={hours} />);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("the chip follows the shop's clock while the page is open", () => {
  jest.setSystemTime(new Date("2026-11-21T14:29:30Z"));
  render(<OpeningChip hours={hours} />);
  expect(screen.getByText("Open now")).toBeVisible();
  expect(screen.getByText("Opens at 06:00")).not.toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("Opens at 06:00")).toBeVisible();
  expect(screen.getByText("Open now")).not.toBeVisible();
});
