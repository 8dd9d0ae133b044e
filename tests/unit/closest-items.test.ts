/** @jest-environment node */
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { closestItems } from "../../src/catalogue/prices/closest-items";

const row = (duration: string, price: number) => parsedRow({ id: 1, duration, price, kms: null });
type Compared = Parameters<typeof closestItems>[0];

const item = (jsonId: number, price: number, facts: Partial<Compared> = {}): Compared => ({
  jsonId,
  filter: null,
  brand: null,
  location: null,
  priceDetails: [row("1 day", price)],
  ...facts,
});
const ids = (items: readonly Compared[]) => items.map(({ jsonId }) => jsonId);

test("at most three others are shown, the nearest in price first, and never the item itself", () => {
  const own = item(1, 500);
  const all = [own, item(2, 900), item(3, 450), item(4, 700), item(5, 520)];
  expect(ids(closestItems(own, all))).toEqual([5, 3, 4]);
});

test("of equally near ones the same place comes first, then the list's order", () => {
  const own = item(1, 500, { location: "beach" });
  const all = [own, item(2, 600), item(3, 400), item(4, 400, { location: "beach" })];
  expect(ids(closestItems(own, all))).toEqual([4, 2, 3]);
});

test.each(["filter", "brand"] as const)("the same %s comes before a nearer price", (field) => {
  const own = item(1, 500, { [field]: "a" });
  const all = [own, item(2, 500, { [field]: "b" }), item(3, 9000, { [field]: "a" })];
  expect(ids(closestItems(own, all))).toEqual([3, 2]);
});

test("prices are compared by the day", () => {
  const own = item(1, 500);
  const week = item(2, 0, { priceDetails: [row("1 week", 3500)] });
  expect(ids(closestItems(own, [own, item(3, 600), week]))).toEqual([2, 3]);
});
