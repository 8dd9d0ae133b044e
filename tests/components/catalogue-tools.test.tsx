/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import {
  type ListQuery,
  longestTripDays,
  longestTripKm,
  parsedListQuery,
} from "../../src/catalogue/list-query";
import { CatalogueTools } from "../../src/components/list/catalogue-tools";

let query: ListQuery;
let change: (part: Partial<ListQuery>) => void;

/** The tools with a query of their own, as a list holds it. */
function Tools({ address }: { readonly address: string }) {
  const [held, setHeld] = useState(() => parsedListQuery(address));
  query = held;
  change = (part) => setHeld((before) => ({ ...before, ...part }));
  return (
    <CatalogueTools
      query={held}
      change={change}
      facets={[["scooty", "bike"], ["Near the beach"]]}
      hasTripPrice
      compare={null}
      result="some"
    />
  );
}

const days = () => screen.getByRole("textbox", { name: "Days" });
const km = () => screen.getByRole("textbox", { name: "Kilometres" });
const opener = () => screen.getByRole("button", { name: "Trip price" });
const faults = () => screen.getAllByRole("alert").flatMap(({ textContent }) => textContent || []);

test("a chip is chosen with one press and released with the next, each for itself", async () => {
  render(<Tools address="" />);
  const chip = (name: string, pressed: boolean) => screen.getByRole("button", { name, pressed });
  await userEvent.click(chip("scooty", false));
  await userEvent.click(chip("Near the beach", false));
  expect(query.chosen).toEqual(["scooty", "Near the beach"]);
  await userEvent.click(chip("scooty", true));
  expect(query.chosen).toEqual(["Near the beach"]);
  expect(chip("scooty", false)).toBeVisible();
});

describe("a trip", () => {
  test("is what days and kilometres say; without kilometres none are asked for", async () => {
    render(<Tools address="" />);
    await userEvent.type(days(), "6");
    expect(query.trip).toEqual({ days: 6, km: 0 });
    await userEvent.type(km(), "700");
    expect(query.trip).toEqual({ days: 6, km: 700 });
    expect(faults()).toEqual([]);
  });

  test.each(["0", "-1", "1.5", `${longestTripDays + 1}`, "six"])(
    "of %p days is said to be none, and is none",
    async (wrong) => {
      render(<Tools address="?days=2" />);
      await userEvent.clear(days());
      await userEvent.type(days(), wrong);
      expect(query.trip).toBeNull();
      expect(days()).toHaveValue(wrong);
      expect(days()).toBeInvalid();
      expect(km()).toBeValid();
      expect(faults()).toEqual([`A whole number from 1 to ${longestTripDays}`]);
    },
  );

  test.each(["-1", "1.5", `${longestTripKm + 1}`, "far"])(
    "of %p kilometres is said to be none, and is none",
    async (wrong) => {
      render(<Tools address="?days=2&km=500" />);
      await userEvent.clear(km());
      await userEvent.type(km(), wrong);
      expect(query.trip).toBeNull();
      expect(km()).toHaveValue(wrong);
      expect(km()).toBeInvalid();
      expect(days()).toBeValid();
      expect(faults()).toEqual([`A whole number up to ${longestTripKm}`]);
    },
  );

  test("is none while the days are empty, and one again with them", async () => {
    render(<Tools address="?days=2&km=500" />);
    await userEvent.clear(days());
    expect(query.trip).toBeNull();
    expect(km()).toHaveValue("500");
    await userEvent.type(days(), "3");
    expect(query.trip).toEqual({ days: 3, km: 500 });
  });

  test("that was wrong can be cleared", async () => {
    render(<Tools address="" />);
    await userEvent.type(days(), "91");
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(days()).toHaveValue("");
    expect(days()).toBeValid();
    expect(faults()).toEqual([]);
    expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  });

  test("that changes elsewhere is what the fields show", async () => {
    render(<Tools address="" />);
    await userEvent.type(days(), "6");
    act(() => change({ trip: { days: 2, km: 40 } }));
    expect([days(), km()].map((field) => (field as HTMLInputElement).value)).toEqual(["2", "40"]);
    act(() => change({ trip: null }));
    expect(days()).toHaveValue("");
  });
});

describe("the button of the trip's fields", () => {
  test("says whether they are open, and opens and closes them", async () => {
    render(<Tools address="" />);
    expect(opener()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute("aria-expanded", "false");
  });

  test("says that a trip from the address has opened them, and closes them all the same", async () => {
    render(<Tools address="?days=20" />);
    expect(opener()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute("aria-expanded", "false");
    expect(query.trip).toEqual({ days: 20, km: 0 });
  });

  test("leaves them open when the trip is cleared", async () => {
    render(<Tools address="?days=20" />);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(query.trip).toBeNull();
    expect(opener()).toHaveAttribute("aria-expanded", "true");
  });
});

test("Clear goes away and leaves the focus with the fields", async () => {
  render(<Tools address="?days=3&km=20" />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Trip price" })).toHaveFocus();
});
