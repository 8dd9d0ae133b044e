import { similarItems } from "../../src/catalogue/lists/similar-items";
import { groupedItem } from "../support/grouped-item";

const item = (jsonId: number, price: number, seats: number) => ({
  ...groupedItem(jsonId, "", price, {}),
  seats,
});

test("similar are three others, first those for as many people, nearest in price first", () => {
  const [own, ...others] = [
    item(1, 2000, 5),
    item(2, 2100, 7),
    item(3, 5000, 5),
    item(4, 1900, 7),
    item(5, 1500, 5),
    item(6, 2600, 7),
  ] as const;
  const similar = similarItems(own, [...others, own]);
  expect(similar.map(({ jsonId }) => jsonId)).toEqual([5, 3, 2]);
});
