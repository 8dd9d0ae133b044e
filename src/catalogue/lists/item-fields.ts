import type { Item } from "../prices/item";

/** The facts of an item in which others may agree with it. */
export type ItemFacts = Pick<Item, SharedField> & Partial<Pick<Item, "seats">>;

/**
 * Fields in which several items of a catalogue may agree, by which a page groups its items. The same names
 * are in `data/schema`.
 */
export const sharedFields = ["filter", "brand", "location", "mileage", "name"] as const;
export type SharedField = (typeof sharedFields)[number];

/** Fields whose values chips offer, in the order of the chips. */
export const chipFields = ["filter", "brand", "location", "mileage", "seats", "name"] as const;
export type ChipField = (typeof chipFields)[number];

/** What an item has of a field, as text. */
export function factOf(item: ItemFacts, field: ChipField): string | null {
  return item[field]?.toString() ?? null;
}

/** Words by the value of the data that they name: `scooty` → `Scooters`. */
export type Labels = ReadonlyMap<string, string>;

/** Items that have the same value of a field, with its words. */
export interface LabelledItems<Facts extends ItemFacts> {
  readonly value: string;
  /** Short words, for a chip or a stone. */
  readonly label: string;
  /** Words of a heading or a page: what all items of a brand are called, else the label. */
  readonly heading: string;
  readonly items: readonly Facts[];
}

/**
 * Divides items by a field, in the order in which the list has the values first. Items without a
 * value are left out. A value without a label is its own; only a brand, which is a word of an
 * address, is called as its items are.
 */
export function dividedBy<Facts extends ItemFacts>(
  items: readonly Facts[],
  field: ChipField,
  labels: Labels,
): LabelledItems<Facts>[] {
  const values = new Set(items.flatMap((item) => factOf(item, field) ?? []));
  return [...values].map((value) => {
    const members = items.filter((item) => factOf(item, field) === value);
    const name = field === "brand" ? sharedValue(members.map((item) => item.name)) : null;
    const called = name && (labels.get(name) ?? name);
    const label = labels.get(value) ?? called ?? value;
    return { value, label, heading: called ?? label, items: members };
  });
}

/** What all values are, or null where they differ or there is none. */
export function sharedValue(values: readonly (string | null)[]): string | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}
