import type { Item } from "./item";
import type { Texts } from "../text/texts";

/** Optional numbers of items: cards and pages say them as a note, comparisons in a row. */
export const countedFields = [
  { of: ({ seats }: Item) => seats, label: "seatsLabel", note: "seats" },
] as const;

/** What an item's numbers say in words: `7 seats`. */
export function countNotes(item: Item, texts: Texts): string[] {
  return countedFields.flatMap(({ of, note }) => {
    const count = of(item);
    return count === null ? [] : texts[note](count);
  });
}
