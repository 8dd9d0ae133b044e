import type { Item } from "./item";
import { dayPrice } from "./price-list";

type ComparedItem = Pick<Item, "jsonId" | "filter" | "brand" | "location" | "priceDetails">;

const mostOthers = 3;

/**
 * At most three alternatives: items of the same kind (`filter` or `brand`) first, then by difference of the day's price,
 * then by location, then in the order of the list.
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

/** Compares two lists of numbers by their first difference, for `sort`. */
export function compared(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
