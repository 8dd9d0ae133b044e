import { similarItems } from "../../src/catalogue/lists/similar-items";
import { itemWith } from "../support/item";

test("similar are three others, first those for as many people, nearest in price first", () => {
  const [own, ...others] = [
    itemWith({ price: 2000, seats: 5 }),
    itemWith({ name: "seven", price: 2100, seats: 7 }),
    itemWith({ name: "dear", price: 5000, seats: 5 }),
    itemWith({ price: 1890, seats: 7 }),
    itemWith({ name: "cheap", price: 1500, seats: 5 }),
    itemWith({ price: 2600, seats: 7 }),
  ] as const;
  const similar = similarItems(own, [...others, own]);
  expect(similar.map(({ name }) => name)).toEqual(["cheap", "dear", "seven"]);
});
