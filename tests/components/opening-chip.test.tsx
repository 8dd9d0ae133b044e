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

test("the chip follows the shop's clock while the page is open", () => {
  jest.setSystemTime(new Date("2026-11-21T14:29:30Z"));
  render(<OpeningChip hours={hours} />);
  expect(screen.getByText("Open now")).toBeVisible();
  expect(screen.getByText("Opens at 06:00")).not.toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("Opens at 06:00")).toBeVisible();
  expect(screen.getByText("Open now")).not.toBeVisible();
});
