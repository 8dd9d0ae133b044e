import {
  type ChipField,
  chipFields,
  dividedBy,
  factOf,
  type ItemFacts,
  type Labels,
  type SharedField,
} from "./item-fields";

/** A value that a visitor can choose, with its words and the number of items that have it. */
interface Chip {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The chips of one field, such as the places of rooms. */
export interface ChipSet {
  readonly field: ChipField;
  readonly chips: readonly Chip[];
}

/**
 * The chips of a list. A field gives chips where it is a choice: it divides the items, puts some of
 * them together, and divides them otherwise than the grouping and the fields before it do.
 *
 * @param groupBy field that the list is grouped by, or null
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

/** How many people fit in at least: `6+`, and `12` for the most. What everything has room for is no choice. */
function seatChips(items: readonly ItemFacts[], chips: readonly Chip[]): Chip[] {
  const seats = chips.map(({ value }) => Number(value)).sort((a, b) => a - b);
  return seats.flatMap((least) => {
    const count = items.filter((item) => (item.seats ?? 0) >= least).length;
    const label = least === seats.at(-1) ? `${least}` : `${least}+`;
    return count === items.length ? [] : [{ value: `${least}`, label, count }];
  });
}

/** Which items have the same value of a field, whatever the values are: `0,1,0,2`. */
function division(items: readonly ItemFacts[], field: ChipField): string {
  const values = items.map((item) => factOf(item, field));
  return values.map((value) => values.indexOf(value)).join();
}

/** Whether an item has what a visitor chose: of each field that something is chosen of, one value; of seats, as many. */
export function fitsChips(
  item: ItemFacts,
  chipSets: readonly ChipSet[],
  chosen: readonly string[],
): boolean {
  return chipSets.every(({ field, chips }) => {
    const asked = chips.filter(({ value }) => chosen.includes(value));
    const fits = ({ value }: Chip) =>
      field === "seats" ? (item.seats ?? 0) >= Number(value) : factOf(item, field) === value;
    return asked.length === 0 || asked.some(fits);
  });
}
