/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { TopBar } from "../../src/layout/top-bar";
import { texts } from "../../src/catalogue/text/texts";
import { OpeningChip } from "../../src/components/notice/opening-chip";
import { listProps, renderAt } from "../support/fixtures";

/** From 6 am to 8 pm in India. */
const { openingHours: hours } = listProps.business;

beforeEach(() => jest.useFakeTimers());

/** Sets how many minutes the visitor's clock is ahead of UTC. */
const setUtcOffset = (minutes: number) =>
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-minutes);
const chipText = () => document.querySelector("p > span:last-child")?.textContent;
const show = (time: string) => {
  jest.setSystemTime(new Date(`2026-11-21T${time.padEnd(8, ":00")}+05:30`));
  return render(<OpeningChip hours={hours} />);
};

test.each([
  ["19:29", "Open until 8 pm", "Open until 8 pm (India)"],
  ["19:30", "Closes in 30 minutes", "Closes in 30 minutes"],
  ["19:59", "Closes in 1 minute", "Closes in 1 minute"],
  ["20:00", "Opens at 6 am", "Opens at 6 am (India)"],
])("at %s in the shop the chip shows %p, and in another time zone %p", (time, here, elsewhere) => {
  setUtcOffset(330);
  const { unmount } = show(time);
  expect(chipText()).toBe(here);
  unmount();
  setUtcOffset(0);
  show(time);
  expect(chipText()).toBe(elsewhere);
});

test("while the shop is closed, the chat link says when it opens", () => {
  setUtcOffset(330);
  jest.setSystemTime(new Date("2026-11-21T21:00+05:30"));
  const { business } = listProps;
  renderAt("/", <TopBar business={business} />);
  const chat = screen.getByRole("link", { name: texts.chatWith(business.name) });
  expect(chat).toHaveAccessibleDescription("Opens at 6 am");
});

test("the chip is updated at every full minute", () => {
  setUtcOffset(330);
  show("19:58:30");
  act(() => jest.advanceTimersByTime(29_999));
  expect(chipText()).toBe("Closes in 2 minutes");
  act(() => jest.advanceTimersByTime(60_000));
  expect(chipText()).toBe("Closes in 1 minute");
  act(() => jest.advanceTimersByTime(1));
  expect(chipText()).toBe("Opens at 6 am");
});
