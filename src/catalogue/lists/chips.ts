import {
  type ChipField,
  chipFields,
  dividedBy,
  factOf,
  type ItemFacts,
  type Labels,
  type SharedField,
} from "./item-fields";

interface Chip {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface ChipSet {
  readonly field: ChipField;
  readonly chips: readonly Chip[];
}

/**
 * Fields whose values differ, repeat, and divide the items unlike the grouping or an earlier field.
 */
export function chipSetsOf(
  items: readonly ItemFacts[],
  labels: Labels,
  groupBy: SharedField | null,
): ChipSet[] {
  const offered = new Set(groupBy === null ? [] : [division(items, groupBy)]);
  return chipFields.flatMap((field) => {
    const parts = dividedBy(items, field, labels);
    const divided = division(items, field);
    if (parts.length < 2 || parts.length === items.length || offered.has(divided)) return [];
    offered.add(divided);
    const chips = parts.map(({ value, label, items: { length } }) => ({
      value,
      label,
      count: length,
    }));
    return [{ field, chips: field === "seats" ? seatChips(items, chips) : chips }];
  });
}

/** `6+`, and `12` for the most, unless it fits every item. */
function seatChips(items: readonly ItemFacts[], chips: readonly Chip[]): Chip[] {
  const seats = chips.map(({ value }) => Number(value)).sort((a, b) => a - b);
  return seats.flatMap((least) => {
    const count = items.filter((item) => (item.seats ?? 0) >= least).length;
    const label = least === seats.at(-1) ? `${least}` : `${least}+`;
    return count === items.length ? [] : [{ value: `${least}`, label, count }];
  });
}

/** Equal for equal divisions, whatever the values: `0,1,0,2`. */
function division(items: readonly ItemFacts[], field: ChipField): string {
  const values = items.map((item) => factOf(item, field));
  return values.map((value) => values.indexOf(value)).join();
}

/** Whether an item matches a chosen chip in each field that has some. */
export function fitsChips(
  item: ItemFacts,
  chipSets: readonly ChipSet[],
  chosen: readonly string[],
): boolean {
  return chipSets.every(({ field, chips }) => {
    const wanted = chips.filter(({ value }) => chosen.includes(value));
    const fits = ({ value }: Chip) =>
      field === "seats" ? (item.seats ?? 0) >= Number(value) : factOf(item, field) === value;
    return wanted.length === 0 || wanted.some(fits);
  });
}
