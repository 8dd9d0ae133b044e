/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { groupsOf } from "../../src/catalogue/lists/groups";
import { ItemCard } from "../../src/components/item/item-card";
import { tripPricesOf } from "../../src/catalogue/prices/priced-items";
import { bike, room, shop } from "../support/fixtures";

/** Renders a card; by default of the bike, without a trip. */
const show = (props: Partial<ComponentProps<typeof ItemCard>> = {}) =>
  render(
    <ItemCard
      item={bike}
      group={null}
      shop={shop}
      isFirst={false}
      prices={{ trip: null, tripPrices: new Map() }}
      isStarred={false}
      onStar={jest.fn()}
      {...props}
    />,
  );

const rowTexts = (name: RegExp) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => row.textContent);

const stone = () => screen.getByText(/₹/, { selector: "strong" }).parentElement?.textContent;

test("a card shows its name, the day price on its stone, the other prices in a table, and notes", () => {
  show({ item: { ...bike, seats: 2 } });
  expect(screen.getByRole("heading", { name: "Honda Activa 5G" })).toBeVisible();
  expect(screen.getByRole("img", { name: "Honda Activa 5G, illustration" })).toBeVisible();
  expect(stone()).toBe("1 day ₹499 120 km");
  expect(rowTexts(/Honda Activa 5G/)).toEqual([
    "DurationPriceKilometres",
    "2 days₹998240 km",
    "1 week≈ ₹2,799km: call to ask",
    "4 weeks₹6,999≈ 2,000 km",
  ]);
  expect(screen.getByText("2 people · if exceeds Rs.3/KM")).toBeVisible();
});

test("only the page's first picture is loaded eagerly", () => {
  show({ isFirst: true });
  show({ item: room });
  const [first, second] = screen.getAllByRole("img");
  expect(first).toHaveAttribute("fetchpriority", "high");
  expect(first).toHaveAttribute("loading", "eager");
  expect(second).toHaveAttribute("loading", "lazy");
});

test("only a long price list can fold, and its summary also counts the price on the stone", () => {
  show();
  expect(screen.getByText("All 4 prices").closest("summary")).toHaveAccessibleName(
    "All 4 prices of Honda Activa 5G",
  );
  show({ item: { ...bike, priceDetails: bike.priceDetails.slice(1) } });
  expect(screen.queryByText("All 3 prices")).not.toBeInTheDocument();
});

test.each([
  [{ days: 2, km: 0 }, "2 days ₹998 240 km", ["1 day"]],
  // The stone has the kilometres of the trip, so the row stays for its own.
  [{ days: 2, km: 240 }, "2 days ₹998 240 km", ["1 day", "2 days"]],
])("with the trip %j the stone is %p, and the table has %j", (trip, stoneText, durations) => {
  const item = { ...bike, priceDetails: bike.priceDetails.slice(0, 2) };
  show({ item, prices: { trip, tripPrices: tripPricesOf([item], trip) } });
  expect(stone()).toBe(stoneText);
  const headers = screen.getAllByRole("rowheader").map((header) => header.textContent);
  expect(headers).toEqual(durations);
});

test("if no row has kilometres, only the stone says so", () => {
  const rows = bike.priceDetails.map((row) => ({ ...row, kms: null, allowanceKm: null }));
  show({ item: { ...bike, priceDetails: rows } });
  expect(stone()).toBe("1 day ₹499 km: call to ask");
  expect(screen.getAllByText(/call to ask/)).toHaveLength(1);
  expect(rowTexts(/Honda Activa 5G/).slice(0, 2)).toEqual(["DurationPrice", "2 days₹998"]);
});

test("in a group a card is titled by what differs, and leaves out what the group shares", () => {
  const places = ["Near the beach", "Near the station"];
  const rooms = places.map((location) => ({ ...room, brand: "standard", location }));
  const grouping = { field: "brand", labels: new Map(), notes: new Map() } as const;
  const [group = null] = groupsOf(rooms, grouping);
  show({ item: room, group });
  const heading = screen.getByRole("heading", { level: 3, name: "Standard Room, Near the beach" });
  expect(heading).toHaveTextContent(/^Near the beach$/);
  expect(screen.queryByText(room.exceed ?? "")).not.toBeInTheDocument();
});
