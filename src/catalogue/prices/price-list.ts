import { formattedRupees, groupedDigits } from "../text/money";
import type { Texts } from "../text/texts";
import {
  hasDistance,
  type Item,
  itemTitle,
  type PriceRow,
  type BadgeItem,
  type TitledItem,
} from "./item";

/**
 * The first row, of one day, which the data check requires.
 *
 * @throws RangeError for an empty price list
 */
export function leadingRow<Row extends PriceRow>([first]: readonly Row[]): Row {
  if (first === undefined) throw new RangeError("An item needs at least one price");
  return first;
}

/**
 * Includes items that are away, because visitors plan later days.
 *
 * @throws RangeError without items
 */
export function cheapest(items: readonly Pick<Item, "priceDetails">[]) {
  const [lowest] = items
    .map((item) => leadingRow(item.priceDetails))
    .sort((a, b) => a.price - b.price);
  if (lowest === undefined) throw new RangeError("A list needs at least one item");
  return lowest;
}

export function formatPrice(row: Pick<PriceRow, "price" | "estimated">): string {
  return approximate(formattedRupees(row.price), row.estimated);
}

export function approximate(amount: string, isEstimated: boolean): string {
  return isEstimated ? `≈ ${amount}` : amount;
}

export function isAllowanceEstimated(row: PriceRow): boolean {
  return row.allowanceKm !== null && (row.estimated || row.kmsEstimated);
}

/** Whether a price or an allowance has "≈", which needs an explanation. */
export function hasEstimates(items: readonly Pick<Item, "priceDetails">[]): boolean {
  const rows = items.flatMap(({ priceDetails }) => priceDetails);
  return rows.some((row) => row.estimated || row.kmsEstimated);
}

export function formatAllowance(row: PriceRow, texts: Texts): string {
  return formatAllowances([{ row, count: 1 }], texts);
}

export interface TripPart {
  readonly row: PriceRow;
  readonly count: number;
}

export function formatAllowances(parts: readonly TripPart[], texts: Texts): string {
  if (parts.some(({ row }) => row.allowanceKm === null)) return texts.kmsUnknown;
  const km = parts.reduce((sum, { row, count }) => sum + count * (row.allowanceKm ?? 0), 0);
  return approximate(
    texts.distance(groupedDigits(km)),
    parts.some(({ row }) => isAllowanceEstimated(row)),
  );
}

export function listSummary(
  { noun }: { readonly noun: Readonly<Record<"one" | "many", string>> },
  items: readonly Pick<Item, "priceDetails">[],
  texts: Texts,
): string {
  const itemNoun = items.length === 1 ? noun.one : noun.many;
  return texts.fromPrice(items.length, itemNoun, formatPrice(cheapest(items)));
}

/** One sentence without a full stop. */
export function itemSummary(item: BadgeItem & TitledItem, texts: Texts): string {
  const leading = leadingRow(item.priceDetails);
  const rows = new Set([leading, item.priceDetails.at(-1) ?? leading]);
  const prices = [...rows].map((row) => {
    const price = texts.priceFor(formatPrice(row), row.duration);
    return item.mileage === null && hasDistance(item) && row.allowanceKm !== null
      ? `${price}, ${formatAllowance(row, texts)}`
      : price;
  });
  const mileage = item.mileage === null ? "" : `, ${texts.word(item.mileage)}`;
  return `${itemTitle(item, texts)}: ${prices.join("; ")}${mileage}`;
}
