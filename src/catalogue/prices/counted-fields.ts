import type { Item } from "./item";
import type { Texts } from "../text/texts";

/** Optional numbers of items: cards and pages say them as a note, comparisons in a row. */
export const countedFields = [
  { of: ({ seats }: Item) => seats, label: "seatsLabel", note: "seats" },
] as const;

/** An item's number beside its label: `5`, `6 beside the driver`; null where it has none. */
export function countText(
  { of, note }: (typeof countedFields)[number],
  item: Item,
  texts: Texts,
): string | null {
  const count = of(item);
  return count !== null && item.hasDriver ? texts[note](count, true) : (count?.toString() ?? null);
}

/** What an item's numbers say in words: `7 seats`, `6 beside the driver`. */
export function countNotes(item: Item, texts: Texts): string[] {
  return countedFields.flatMap(({ of, note }) => {
    const count = of(item);
    return count === null ? [] : texts[note](count, item.hasDriver);
  });
}
