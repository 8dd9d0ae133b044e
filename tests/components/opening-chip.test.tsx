/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { OpeningChip } from "../../src/components/notice/opening-chip";
import { listProps } from "../support/fixtures";

/** From 6 am to 8 pm in India. */
const { openingHours: hours } = listProps.business;

beforeEach(() => jest.useFakeTimers());

test("the chip follows the clock", () => {
  jest.setSystemTime(new Date("2026-11-21T19:59:30+05:30"));
  render(<OpeningChip hours={hours} />);
  act(() => jest.advanceTimersByTime(29_999));
  expect(screen.getByText("Open until 8 pm")).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText("Opens at 6 am")).toBeVisible();
});
