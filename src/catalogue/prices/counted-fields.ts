import type { Item } from "./item";
import type { Texts } from "../text/texts";

/** Fields with a number. `texts` has a function of the same name. */
export const countedFields = [{ field: "seats", labelKey: "seatsLabel" }] as const;
type CountedField = (typeof countedFields)[number];

/** The value beside the label: `5`, or `6 passengers` if the item comes with a driver. */
export function countValue({ field }: CountedField, item: Item, texts: Texts): string | null {
  const count = item[field];
  if (count === null) return null;
  return item.hasDriver ? texts[field](count, true) : String(count);
}

/** `7 seats`, or `6 passengers`. */
export function countNotes(item: Item, texts: Texts): string[] {
  return countedFields.flatMap(({ field }) => {
    const count = item[field];
    return count === null ? [] : texts[field](count, item.hasDriver);
  });
}
