/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noTrip } from "../../src/catalogue/lists/page-query";
import type { Trip } from "../../src/catalogue/prices/trip-price";
import { bounds } from "../../src/catalogue/text/bounds";
import { texts } from "../../src/catalogue/text/texts";
import { TripBoard } from "../../src/components/trip/trip-board";
import { usePageTrip } from "../../src/components/trip/use-page-trip";
import { changePageQuery, usePageQuery } from "../../src/components/visitor/page-query";
import { PickUpContext } from "../../src/components/visitor/pick-up-context";
import { araku, bike, linksIn, listProps, renderAt, renderList } from "../support/fixtures";

const places = [
  { name: "RK Beach", slug: "rk-beach", km: 5, estimated: true },
  araku,
  { name: "Goa", slug: "goa", km: 1000, estimated: false },
];
const boardProps = {
  hasDistance: true,
  places,
  tours: [],
  query: noTrip,
  isOnList: true,
  price: null,
  onChange: () => undefined,
};

let trip: Trip | null;

function Board() {
  const { typed } = usePageQuery(places);
  const page = usePageTrip(typed, { ...listProps, places }, true);
  ({ trip } = page);
  return (
    <PickUpContext.Provider value={page.pickUp}>
      <TripBoard {...boardProps} query={typed} onChange={changePageQuery} />
    </PickUpContext.Provider>
  );
}

const open = (search = "") => renderAt(`/bikes${search}`, <Board />);

const days = () => screen.getByRole("textbox", { name: "days" });
const km = () => screen.getByRole("textbox", { name: "km in all" });
const alerts = () => screen.queryAllByRole("alert").flatMap(({ textContent }) => textContent || []);
const placeButton = (name: RegExp) => screen.getByRole("radio", { name });
const opener = () => screen.getByRole("button", { name: /Where to\?/ });
const chosenPlaces = () =>
  screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked);

test("a place sets its distance there and back and one day, and keeps typed days; typing a distance clears it, Clear clears everything, and kilometres alone ask for days", async () => {
  open("?to=Nowhere");
  expect(alerts()).toEqual([texts.unknownPlace("Nowhere")]);
  expect(screen.queryByText(texts.tripHint)).toBeNull();
  const row = within(screen.getByRole("radiogroup", { name: "Where to? there and back" }));
  await userEvent.click(row.getByRole("radio", { name: /^Araku\s224 km$/ }));
  expect(trip).toMatchObject({ days: 1, km: 224, to: { slug: "araku" } });
  expect([days(), km()].map((field) => (field as HTMLInputElement).value)).toEqual(["1", "224"]);
  expect(days().nextElementSibling).toHaveTextContent(/^day$/);
  expect(opener()).toHaveTextContent("Araku");
  await userEvent.clear(days());
  expect(trip).toBeNull();
  expect(chosenPlaces()).toEqual([placeButton(/Araku/)]);
  await userEvent.type(days(), "3");
  expect(trip).toMatchObject({ days: 3, km: 224, to: { slug: "araku" } });
  await userEvent.type(km(), "0");
  expect(trip).toEqual({ days: 3, km: 2240 });
  expect(chosenPlaces()).toEqual([]);
  await userEvent.click(row.getByRole("radio", { name: /^Goa\s2,000 km$/ }));
  expect(trip).toMatchObject({ days: 3, km: 2000 });
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(trip).toBeNull();
  expect(chosenPlaces()).toEqual([]);
  expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  expect(screen.getByText(texts.tripHint)).toBeVisible();
  expect(screen.getByRole("group", { name: "Trip price" })).toHaveFocus();
  await userEvent.type(km(), "700 km");
  expect(trip).toBeNull();
  expect(alerts()).toEqual([]);
  expect(screen.getByText(texts.daysMissing)).toBeInTheDocument();
  await userEvent.type(days(), "6");
  expect(trip).toEqual({ days: 6, km: 700 });
  expect(screen.queryByText(texts.daysMissing)).toBeNull();
});

test("a tap, Enter or Escape closes the row of places; arrow keys do not", async () => {
  open();
  const expectOpen = (isOpen: boolean) =>
    expect(opener()).toHaveAttribute("aria-expanded", String(isOpen));
  await userEvent.click(opener());
  await userEvent.click(placeButton(/RK Beach/));
  expectOpen(false);
  for (const key of ["Enter", "Escape"]) {
    await userEvent.click(opener());
    // Browsers send this click for an arrow key.
    fireEvent.click(placeButton(/Araku/), { detail: 0 });
    expectOpen(true);
    fireEvent.keyDown(placeButton(/Araku/), { key });
    expectOpen(false);
    expect(opener()).toHaveFocus();
  }
});

test.each([
  ["without places", { places: [] }, 2],
  ["without kilometres", { hasDistance: false, query: { ...noTrip, to: "x", km: "5" } }, 1],
  ["for their days", { hasDistance: false, query: { ...noTrip, days: "2", km: "5" } }, 1],
])("%s the board has no row of places", (_what, props, fieldCount) => {
  const { container } = render(<TripBoard {...boardProps} {...props} />);
  expect(screen.getAllByRole("textbox")).toHaveLength(fieldCount);
  expect(screen.queryByRole("radiogroup", { hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Where to/ })).not.toBeInTheDocument();
  expect(/km/i.test(container.textContent)).toBe(fieldCount === 2);
  expect(screen.queryByText(texts.daysMissing)).toBeNull();
  expect(alerts()).toEqual([]);
});

test.each([
  [`${bounds.days.max + 1}`, days, km, texts.wrongDays(bounds.days.max)],
  ["far", km, days, texts.wrongKm(bounds.km.max)],
])("with the wrong text %p its field alone has an error", async (...row) => {
  const [wrong, field, other, message] = row;
  open("?days=2&km=500");
  await userEvent.clear(field());
  await userEvent.type(field(), wrong);
  expect(trip).toBeNull();
  expect(field()).toHaveValue(wrong);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(message);
  expect(other()).toBeValid();
  expect(other()).not.toHaveAccessibleDescription();
  expect(alerts()).toEqual([message]);
});

test.each([
  ["", texts.moreDays, 1],
  [`${bounds.days.max - 1}`, texts.moreDays, bounds.days.max],
  [`${bounds.days.max}`, texts.moreDays, bounds.days.max],
  ["1", texts.fewerDays, 1],
  ["", texts.fewerDays, null],
])("a trip of %p days, after a tap on %p, has %p days", async (typed, step, expected) => {
  open(`?days=${typed}`);
  const button = screen.getByRole("button", { name: step });
  expect(button).toHaveAttribute("aria-disabled", String(typed === `${expected ?? ""}`));
  await userEvent.click(button);
  expect(trip).toEqual(expected && { days: expected, km: 0 });
});

test("the lowest price of a trip among the found items links to the item's card, and ignores away items", () => {
  const activa = { ...bike, priceDetails: bike.priceDetails.slice(0, 2) };
  renderList("/bikes?q=5g&days=2&km=250", [
    { ...activa, jsonId: 2, name: "Dio", extraKmRate: 9 },
    { ...activa, jsonId: 3, name: "Pleasure", extraKmRate: 2, awayUntil: "2099-01-01" },
    { ...activa, jsonId: 4, name: "Access", category: "", extraKmRate: 1 },
    activa,
  ]);
  const board = screen.getByRole("group", { name: "Trip price" });
  expect(board).toHaveTextContent(`Lowest: ₹1,028, ${bike.name}`);
  expect(linksIn(board)).toEqual([[bike.name, "#item-scooters/honda-activa-5g"]]);
});
