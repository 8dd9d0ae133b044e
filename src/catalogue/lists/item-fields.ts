import type { Item } from "../prices/item";

export type ItemFacts = Pick<Item, "name" | "filter" | "brand" | "location" | "mileage"> &
  Partial<Pick<Item, "seats">>;

/** In the order of the chips. */
export const chipFields = ["filter", "brand", "location", "seats"] as const;
export type ChipField = (typeof chipFields)[number];

export function factOf(item: ItemFacts, field: ChipField): string | null {
  return item[field]?.toString() ?? null;
}

/** Labels by the value of the data: `scooty` → `Scooters`. */
export type Labels = ReadonlyMap<string, string>;

export interface LabelledItems<Facts extends ItemFacts> {
  readonly value: string;
  readonly label: string;
  /** The name that the items of a brand share, else the label. */
  readonly heading: string;
  readonly items: readonly Facts[];
}

/** In list order. */
export function dividedBy<Facts extends ItemFacts>(
  items: readonly Facts[],
  field: ChipField,
  labels: Labels,
): LabelledItems<Facts>[] {
  const values = new Set(items.flatMap((item) => factOf(item, field) ?? []));
  return [...values].map((value) => {
    const members = items.filter((item) => factOf(item, field) === value);
    const sharedName = field === "brand" ? sharedValue(members.map((item) => item.name)) : null;
    const brandName = sharedName && (labels.get(sharedName) ?? sharedName);
    const label = labels.get(value) ?? brandName ?? value;
    return { value, label, heading: brandName ?? label, items: members };
  });
}

export function sharedValue(values: readonly (string | null)[]): string | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}
