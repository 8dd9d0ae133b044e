import type { Item } from "./item";
import type { Texts } from "../text/texts";

export const countedFields = [
  { countOf: ({ seats }: Item) => seats, label: "seatsLabel", note: "seats" },
] as const;

/** Beside a label: `5`, or `6 passengers` with a driver. */
export function countValue(
  { countOf, note }: (typeof countedFields)[number],
  item: Item,
  texts: Texts,
): string | null {
  const count = countOf(item);
  if (count === null) return null;
  return item.hasDriver ? texts[note](count, true) : String(count);
}

/** `7 seats`, `6 passengers`. */
export function countNotes(item: Item, texts: Texts): string[] {
  return countedFields.flatMap(({ countOf, note }) => {
    const count = countOf(item);
    return count === null ? [] : texts[note](count, item.hasDriver);
  });
}
