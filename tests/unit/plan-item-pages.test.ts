/** @jest-environment node */
import { planItemPages } from "../../src/gatsby/plan-item-pages";
import { plannedItem } from "../support/planned-item";

const bikePage = { jsonId: 1, catalogue: "bikes" } as const;
const item = (id: string, slug: string, price: number) => ({
  id,
  path: `/te/bikes/${slug}`,
  ...plannedItem(Number(id.slice(1)), slug, price),
});
const items = {
  bikes: [item("b1", "dio", 599), item("b2", "jupiter", 699)],
  cars: [item("c1", "swift", 1999)],
  hotels: [],
  taxis: [],
};

test("every item of a list has a page at its address, with itself and what is close to it", () => {
  expect(planItemPages([bikePage], items)).toEqual([
    {
      path: "/te/bikes/dio",
      context: { address: "/te/bikes/dio", pageId: 1, itemId: 1, itemIds: ["b1", "b2"] },
    },
    {
      path: "/te/bikes/jupiter",
      context: { address: "/te/bikes/jupiter", pageId: 1, itemId: 2, itemIds: ["b2", "b1"] },
    },
  ]);
});
