/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import { cardId } from "../../src/catalogue/addresses/page-paths";
import { tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { CardGrid } from "../../src/components/list/card-grid";
import { bike, room, shop } from "../support/fixtures";

const rooms = [
  { ...room, jsonId: 1, brand: "family" },
  { ...room, jsonId: 2, brand: "deluxe" },
];
const pathOf = (item: { slug: string; brand: string | null }) =>
  itemPagePath({ path: "/rooms-", match: "prefix" }, item, "shop");

const noTrip = { trip: null, tripPrices: new Map() };

function renderGrid(props: Partial<ComponentProps<typeof CardGrid>>): readonly HTMLElement[] {
  render(
    <CardGrid
      items={rooms}
      group={null}
      isFirst={false}
      prices={{ isPriced: true, current: noTrip, deferred: noTrip }}
      shop={shop}
      shortlist={[]}
      refused={null}
      onStar={jest.fn()}
      pathOf={pathOf}
      {...props}
    />,
  );
  return screen.getAllByRole("article");
}

test("rooms of one name and place in two brands have cards of their own", () => {
  const ids = renderGrid({}).map((card) => card.parentElement?.id);
  expect(new Set(ids).size).toBe(rooms.length);
  // The worker knows an item by its address alone.
  expect(rooms.map((item) => cardId(pathOf(item)))).toEqual(ids);
});

test("the first cards show the latest trip, while the others still show the one before", () => {
  const items = Array.from({ length: 8 }, (_, index) => ({ ...bike, jsonId: index + 1 }));
  const pricedTrip = (days: number) => ({
    trip: { days, km: 0 },
    tripPrices: tripPricesOf(items, { days, km: 0 }, true),
  });
  const heads = renderGrid({
    items,
    isFirst: true,
    prices: { isPriced: true, current: pricedTrip(3), deferred: pricedTrip(2) },
  }).map((card) => within(card).getByText(/^[23] days$/, { selector: "span" }).textContent);
  expect(heads[0]).toBe("3 days");
  expect(heads.at(-1)).toBe("2 days");
});
