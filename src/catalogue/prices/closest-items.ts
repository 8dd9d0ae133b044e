import type { Item } from "./item";
import { dayPrice } from "./price-list";

type ComparedItem = Pick<Item, "jsonId" | "filter" | "brand" | "location" | "priceDetails">;

const mostOthers = 3;

/**
 * The items that whoever looks at one may want instead, at most three: first those of the same kind,
 * as `filter` or `brand` says it, then by how near their price for a day is, then those at the same
 * place, then in the order of the list.
 *
 * @param items all items of the list
 */
export function closestItems<Other extends ComparedItem>(
  item: ComparedItem,
  items: readonly Other[],
): Other[] {
  const price = dayPrice(item);
  return items
    .filter(({ jsonId }) => jsonId !== item.jsonId)
    .map((other) => ({
      other,
      distance: [
        kind(other) === kind(item) ? 0 : 1,
        Math.abs(dayPrice(other) - price),
        other.location === item.location ? 0 : 1,
      ],
    }))
    .sort((a, b) => compared(a.distance, b.distance))
    .slice(0, mostOthers)
    .map(({ other }) => other);
}

function kind({ filter, brand }: ComparedItem): string | null {
  return filter ?? brand;
}

/** Which comes first of two that are told apart by their first differing figures. */
export function compared(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
