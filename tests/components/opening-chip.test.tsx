/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { OpeningChip } from "../../src/components/notice/opening-chip";
import { listProps } from "../support/fixtures";

/** From 6 am to 8 pm in India. */
const { openingHours: hours } = listProps.business;

beforeEach(() => jest.useFakeTimers());

const chipText = () => document.querySelector("p > span:last-child")?.textContent;
const show = (time: string) => {
  jest.setSystemTime(new Date(`2026-11-21T${time.padEnd(8, ":00")}+05:30`));
  return render(<OpeningChip hours={hours} />);
};

test.each([
  ["19:59", "Open until 8 pm"],
  ["20:00", "Opens at 6 am"],
])("at %s in the shop the chip shows %p", (time, text) => {
  show(time);
  expect(chipText()).toBe(text);
});

test("the chip follows the clock", () => {
  show("19:59:30");
  act(() => jest.advanceTimersByTime(29_999));
  expect(chipText()).toBe("Open until 8 pm");
  act(() => jest.advanceTimersByTime(1));
  expect(chipText()).toBe("Opens at 6 am");
});
