import {
  type ChipField,
  chipFields,
  dividedBy,
  factOf,
  type ItemFacts,
  type Labels,
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

/** Chips for fields whose values differ and repeat, except the field that groups the items. */
export function chipSetsOf(
  items: readonly ItemFacts[],
  labels: Labels,
  groupBy: ChipField | null,
): ChipSet[] {
  const fields = chipFields.filter((field) => field !== groupBy);
  return fields.flatMap((field) => {
    const parts = dividedBy(items, field, labels);
    if (parts.length < 2 || parts.length === items.length) return [];
    const chips = parts.map(({ value, label, ...part }) => ({
      value,
      label,
      count: part.items.length,
    }));
    return [{ field, chips: field === "seats" ? seatChips(items, chips) : chips }];
  });
}

/** `6+` means six seats or more. A number that all items reach has no chip. */
function seatChips(items: readonly ItemFacts[], chips: readonly Chip[]): Chip[] {
  const seats = chips.map(({ value }) => Number(value)).sort((a, b) => a - b);
  return seats.flatMap((min) => {
    const count = items.filter((item) => (item.seats ?? 0) >= min).length;
    const label = min === seats.at(-1) ? `${min}` : `${min}+`;
    return count === items.length ? [] : [{ value: `${min}`, label, count }];
  });
}

/** Whether an item matches a chosen chip of each field. A value that two fields share is chosen in both. */
export function fitsChips(
  item: ItemFacts,
  chipSets: readonly ChipSet[],
  chosenValues: readonly string[],
): boolean {
  return chipSets.every(({ field, chips }) => {
    const chosenChips = chips.filter(({ value }) => chosenValues.includes(value));
    const fits = ({ value }: Chip) =>
      field === "seats" ? (item.seats ?? 0) >= Number(value) : factOf(item, field) === value;
    return chosenChips.length === 0 || chosenChips.some(fits);
  });
}

/** Chips that have matches alone, from the fields with a chosen chip. */
export function chipsWithMatches(
  chipSets: readonly ChipSet[],
  chosenValues: readonly string[],
  items: readonly ItemFacts[],
): Chip[] {
  return chipSets
    .filter(({ chips }) => chips.some(({ value }) => chosenValues.includes(value)))
    .flatMap(({ chips }) => chips)
    .map((chip) => {
      const matches = items.filter((item) => fitsChips(item, chipSets, [chip.value]));
      return { ...chip, count: matches.length };
    })
    .filter(({ count }) => count > 0);
}
