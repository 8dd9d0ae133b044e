/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { itemPagePath } from "../../src/catalogue/item-address";
import { cardId } from "../../src/catalogue/page-paths";
import { CardGrid } from "../../src/components/list/card-grid";
import { room, shop } from "../support/fixtures";

const rooms = [
  { ...room, jsonId: 1, brand: "family" },
  { ...room, jsonId: 2, brand: "deluxe" },
];
const pathOf = (item: { slug: string; brand: string | null }) =>
  itemPagePath({ path: "/rooms-", match: "prefix" }, item, "shop");

test("rooms of one name and place in two brands have cards of their own", () => {
  render(
    <CardGrid
      items={rooms}
      group={null}
      isFirst={false}
      tripPrices={new Map()}
      trip={null}
      shop={shop}
      shortlist={[]}
      refused={null}
      onStar={jest.fn()}
      pathOf={pathOf}
    />,
  );
  const ids = screen.getAllByRole("article").map((card) => card.parentElement?.id);
  expect(new Set(ids).size).toBe(rooms.length);
  // The worker knows an item by its address alone, with the path prefix of the site.
  expect(rooms.map((item) => cardId(`/site${pathOf(item)}`))).toEqual(ids);
});
