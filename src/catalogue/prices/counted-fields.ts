import type { Item } from "./item";
import type { Texts } from "../text/texts";

export const countedFields = [
  { of: ({ seats }: Item) => seats, label: "seatsLabel", note: "seats" },
] as const;

/** `5`, `6 passengers`; null without a number. */
export function countText(
  { of, note }: (typeof countedFields)[number],
  item: Item,
  texts: Texts,
): string | null {
  const count = of(item);
  return count !== null && item.hasDriver ? texts[note](count, true) : (count?.toString() ?? null);
}

/** `7 seats`, `6 passengers`. */
export function countNotes(item: Item, texts: Texts): string[] {
  return countedFields.flatMap(({ of, note }) => {
    const count = of(item);
    return count === null ? [] : texts[note](count, item.hasDriver);
  });
}
