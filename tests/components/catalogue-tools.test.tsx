/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type ListQuery, parsedListQuery } from "../../src/catalogue/lists/list-query";
import { bounds } from "../../src/catalogue/text/bounds";
import { texts } from "../../src/catalogue/text/texts";
import { CatalogueTools } from "../../src/components/search/catalogue-tools";
import { TripBoard } from "../../src/components/trip/trip-board";

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

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
      chipSets={[
        {
          field: "filter",
          chips: [
            { value: "scooty", label: "Scooters", count: 9 },
            { value: "bike", label: "Motorbikes", count: 7 },
          ],
        },
        { field: "location", chips: [{ value: "Near the beach", label: "Beach", count: 3 }] },
      ]}
      isCheap={false}
      compare={null}
      result={() => null}
    />
  );
}

/** The board with a trip of its own, as a list holds it. */
function Board({ address }: { readonly address: string }) {
  const [held, setHeld] = useState(() => parsedListQuery(address));
  query = held;
  change = (part) => setHeld((before) => ({ ...before, ...part }));
  return (
    <TripBoard
      hasDistance
      places={[]}
      tours={[]}
      isOnList
      answer={null}
      trip={held.trip}
      onChange={(trip) => change({ trip })}
    />
  );
}

const days = () => screen.getByRole("textbox", { name: "days" });
const km = () => screen.getByRole("textbox", { name: "km in all" });
const alerts = () => screen.getAllByRole("alert").flatMap(({ textContent }) => textContent || []);

test("a chip is chosen with one press and released with the next, each for itself", async () => {
  render(<Tools address="" />);
  const chip = (name: string, pressed: boolean) => screen.getByRole("button", { name, pressed });
  await userEvent.click(chip("Scooters 9", false));
  await userEvent.click(chip("Beach 3", false));
  expect(query.chosen).toEqual(["scooty", "Near the beach"]);
  await userEvent.click(chip("Scooters 9", true));
  expect(query.chosen).toEqual(["Near the beach"]);
  expect(chip("Scooters 9", false)).toBeVisible();
});

describe("a trip", () => {
  test("is what days and kilometres say; without kilometres none are asked for", async () => {
    render(<Board address="" />);
    await userEvent.type(days(), "6");
    expect(query.trip).toEqual({ days: 6, km: 0 });
    await userEvent.type(km(), "700");
    expect(query.trip).toEqual({ days: 6, km: 700 });
    expect(alerts()).toEqual([]);
  });

  const wrongDays = ["0", `${bounds.days.most + 1}`];
  const wrongKm = ["far", `${bounds.km.most + 1}`];
  test.each([
    ...wrongDays.map(
      (wrong) => [wrong, "days", days, km, texts.wrongDays(bounds.days.most)] as const,
    ),
    ...wrongKm.map(
      (wrong) => [wrong, "kilometres", km, days, texts.wrongKm(bounds.km.most)] as const,
    ),
  ])("of %p %s is said to be none, and is none", async (wrong, _unit, field, other, message) => {
    render(<Board address="?days=2&km=500" />);
    await userEvent.clear(field());
    await userEvent.type(field(), wrong);
    expect(query.trip).toBeNull();
    expect(field()).toHaveValue(wrong);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(message);
    expect(other()).toBeValid();
    expect(other()).not.toHaveAccessibleDescription();
    expect(alerts()).toEqual([message]);
  });

  test("with kilometres alone is none, asks for its days, and calls nothing wrong", async () => {
    render(<Board address="" />);
    await userEvent.type(km(), "700");
    expect(query.trip).toBeNull();
    expect(days()).toBeValid();
    expect(alerts()).toEqual([]);
    expect(screen.getByText(texts.daysMissing)).toBeInTheDocument();
    await userEvent.type(days(), "6");
    expect(screen.queryByText(texts.daysMissing)).toBeNull();
  });

  test.each([
    ["", texts.moreDays, 1],
    [`${bounds.days.most - 1}`, texts.moreDays, bounds.days.most],
    [`${bounds.days.most}`, texts.moreDays, bounds.days.most],
    [`${bounds.days.most + 1}`, texts.moreDays, 1],
    ["2", texts.fewerDays, 1],
    ["1", texts.fewerDays, 1],
  ])("of %p days, stepped by %p, is of %p", async (typed, step, expected) => {
    render(<Board address="" />);
    if (typed !== "") await userEvent.type(days(), typed);
    const button = screen.getByRole("button", { name: step });
    expect(button).toHaveAttribute("aria-disabled", String(typed === `${expected}`));
    await userEvent.click(button);
    expect(query.trip).toEqual({ days: expected, km: 0 });
  });

  test("that changes elsewhere is what the fields show", async () => {
    render(<Board address="" />);
    await userEvent.type(days(), "6");
    act(() => change({ trip: { days: 2, km: 40 } }));
    expect([days(), km()].map((field) => (field as HTMLInputElement).value)).toEqual(["2", "40"]);
    act(() => change({ trip: null }));
    expect(days()).toHaveValue("");
  });
});

test("Clear goes away and leaves the focus with the fields", async () => {
  render(<Board address="?days=3&km=20" />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Trip price" })).toHaveFocus();
});
