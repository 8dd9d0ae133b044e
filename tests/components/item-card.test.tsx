/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { groupsOf } from "../../src/catalogue/lists/groups";
import { texts } from "../../src/catalogue/text/texts";
import { ItemCard } from "../../src/components/item/item-card";
import { tripPricesOf } from "../../src/catalogue/prices/priced-items";
import { bike, linksIn, room, shop, textsOf } from "../support/fixtures";

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

test("a card has a name with the day price on its stone, the other prices in a table, notes and links", () => {
  jest.spyOn(texts, "word").mockImplementation((word) => word.toUpperCase());
  show({ item: { ...bike, seats: 2, carInfo: "Five gears", awayUntil: "2099-01-01" } });
  const card = screen.getByRole("article");
  expect(textsOf(card.querySelectorAll("h2, p, summary, tr, a[aria-label]"))).toEqual([
    ...["HONDA ACTIVA 5G", "1 day ₹499 120 km", "Back on 1 Jan"],
    ...["2 people · IF EXCEEDS RS.3/KM · FIVE GEARS", "All 4 prices"],
    "DurationPriceKilometres",
    "2 days₹998240 km",
    "1 week≈ ₹2,799km: call to ask",
    "4 weeks₹6,999≈ 2,000 km",
    ...["Chat", "Call"],
  ]);
  expect(linksIn(card)).toEqual([
    ["HONDA ACTIVA 5G", bike.path],
    ["Chat", expect.stringMatching(/^https:\/\/wa.me\/918910000001\?text=/)],
    ["Call", "tel:+918910000001"],
  ]);
  const picture = screen.getByRole("img", { name: "HONDA ACTIVA 5G, illustration" });
  expect(picture).toHaveAttribute("src", "/b.jpg");
  expect(picture).toHaveAttribute("sizes", expect.stringMatching(/^auto, /));
  expect(within(card).getByText("All 4 prices").closest("summary")).toHaveAccessibleName(
    "All 4 prices of HONDA ACTIVA 5G",
  );
});

test("a short price list cannot fold, and the first picture has a size before the layout", () => {
  show({ isFirst: true, item: { ...bike, priceDetails: bike.priceDetails.slice(1) } });
  expect(screen.getByRole("img")).toHaveAttribute("sizes", expect.stringMatching(/^\(/));
  expect(screen.queryByText("All 3 prices")).not.toBeInTheDocument();
});

test.each([
  [{ days: 2, km: 0 }, "2 days ₹998 240 km", ["1 day"], "unused"],
  // The stone has the kilometres of the trip, so the row stays for its own.
  [{ days: 2, km: 240 }, "2 days ₹998 240 km", ["1 day", "2 days used"], "unused"],
  [{ days: 3, km: 0 }, "3 days ₹1,497 360 km", ["1 day used", "2 days used"], ""],
])("with the trip %j the stone is %p, and the table has %j, %p in the sum", (...row) => {
  const [trip, stoneText, rows, use] = row;
  const item = { ...bike, priceDetails: bike.priceDetails.slice(0, 2) };
  show({ item, prices: { trip, tripPrices: tripPricesOf([item], trip) } });
  expect(document.querySelector(".stone")?.textContent).toBe(stoneText);
  const headers = screen.getAllByRole("rowheader").map(({ parentElement, textContent }) => {
    return `${textContent} ${parentElement?.className}`.trim();
  });
  expect(headers).toEqual(rows);
  expect(screen.getByRole("table").className).toBe(`table ${use}`);
});

test.each([
  ["brand", { name: "Any", location: "Goa" }, "STANDARD ROOM NEAR THE BEACH"],
  ["brand", { location: "Goa" }, "NEAR THE BEACH"],
  ["brand", { name: "Any" }, "STANDARD ROOM"],
  ["location", { name: "Any" }, "STANDARD ROOM"],
] as const)("in a group by %s beside %j a card is titled by what differs: %p", (...row) => {
  const [field, other, title] = row;
  const rooms = [{}, other].map((fields) => ({ ...room, carInfo: "Lift", brand: "a", ...fields }));
  const [item = room] = rooms;
  const [group = null] = groupsOf(rooms, { field, labels: new Map(), notes: new Map() });
  jest.spyOn(texts, "word").mockImplementation((word) => word.toUpperCase());
  show({ item, group });
  // Screen readers get the whole name.
  const heading = screen.getByRole("heading", { level: 3, name: /^STANDARD ROOM/ });
  expect(heading.textContent).toBe(title);
  expect(screen.getByRole("img", { name: "STANDARD ROOM" })).toBeVisible();
  expect(screen.queryByText(/Lift|longer stays/i)).not.toBeInTheDocument();
});
