/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import { cardId } from "../../src/catalogue/addresses/page-paths";
import { CardGrid } from "../../src/components/list/card-grid";
import { room, shop } from "../support/fixtures";

test("rooms of one name and place in two brands have cards of their own", () => {
  const rooms = ["family", "deluxe"].map((brand, index) => ({ ...room, jsonId: index + 1, brand }));
  const pathOf = (item: { slug: string; brand: string | null }) =>
    itemPagePath({ path: "/rooms-", match: "prefix" }, item, "shop");
  const noTrip = { trip: null, tripPrices: new Map() };
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
    />,
  );
  const ids = screen.getAllByRole("article").map((card) => card.parentElement?.id);
  expect(new Set(ids).size).toBe(rooms.length);
  // The worker knows an item by its address alone.
  expect(rooms.map((item) => cardId(pathOf(item)))).toEqual(ids);
});
