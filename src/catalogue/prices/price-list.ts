import { formattedRupees, groupedDigits } from "../text/money";
import type { Texts } from "../text/texts";
import {
  hasDistance,
  type Item,
  itemTitle,
  type PriceRow,
  type StoneItem,
  type TitledItem,
} from "./item";

/** Stands for no limit: the largest integer of GraphQL, which has no Infinity. */
export const unlimitedKm = 2 ** 31 - 1;

/**
 * The row on the stone: of one day, else the cheapest.
 *
 * @throws RangeError for an empty price list, which the data check rejects
 */
export function leadingRow<Row extends PriceRow>(priceList: readonly Row[]): Row {
  return lowestOfFirstNonEmpty(priceList.filter(isDayRow), priceList);
}

function lowestOfFirstNonEmpty<Priced extends { readonly price: number }>(
  list: readonly Priced[],
  otherwise: readonly Priced[],
): Priced {
  const [first, ...others] = list.length > 0 ? list : otherwise;
  if (first === undefined)
    throw new RangeError("At least one item with at least one price is required");
  return others.reduce((best, item) => (item.price < best.price ? item : best), first);
}

function isDayRow({ days }: Pick<PriceRow, "days">): boolean {
  return days === 1;
}

/**
 * The lowest price of available items, else of all items; prices for one day have priority.
 *
 * @throws RangeError without items
 */
export function cheapest<
  Priced extends Pick<Item, "priceDetails"> & { readonly awayUntil?: string | null },
>(items: readonly Priced[]) {
  const available = items.filter(
    ({ awayUntil }) => !awayUntil || Date.parse(awayUntil) <= Date.now(),
  );
  const priced = (available.length > 0 ? available : items).map((item) => {
    const row = leadingRow(item.priceDetails);
    return { item, row, price: row.price };
  });
  return lowestOfFirstNonEmpty(
    priced.filter(({ row }) => isDayRow(row)),
    priced,
  );
}

/** Rupees. */
export function dayPrice({ priceDetails }: Pick<Item, "priceDetails">): number {
  return rowDayPrice(leadingRow(priceDetails));
}

/** Rupees. */
export function rowDayPrice({ price, days }: Pick<PriceRow, "price" | "days">): number {
  return price / days;
}

export function formatPrice(row: Pick<PriceRow, "price" | "estimated">): string {
  return approximate(formattedRupees(row.price), row.estimated);
}

export function approximate(amount: string, isEstimated: boolean): string {
  return isEstimated ? `≈ ${amount}` : amount;
}

export function durationUnlessDay(row: Pick<PriceRow, "days" | "duration">): string | null {
  return isDayRow(row) ? null : row.duration;
}

export function isAllowanceEstimated(row: PriceRow): boolean {
  const { allowanceKm } = row;
  const hasLimit = allowanceKm !== null && allowanceKm !== unlimitedKm;
  return hasLimit && (row.estimated || row.kmsEstimated);
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
  const unlimitedText = parts.find(({ row }) => row.allowanceKm === unlimitedKm)?.row.kms;
  if (unlimitedText) return texts.unlimited(unlimitedText);
  const km = parts.reduce((sum, { row, count }) => sum + count * (row.allowanceKm ?? 0), 0);
  return approximate(
    texts.distance(groupedDigits(km)),
    parts.some(({ row }) => isAllowanceEstimated(row)),
  );
}

/** One sentence without a full stop. */
export function itemSummary(item: StoneItem & TitledItem, texts: Texts): string {
  const leading = leadingRow(item.priceDetails);
  const rows = new Set([leading, item.priceDetails.at(-1) ?? leading]);
  const prices = [...rows].map((row) => {
    const price = texts.priceFor(formatPrice(row), row.duration);
    return item.mileage === null && hasDistance(item) && row.kms !== null
      ? `${price}, ${formatAllowance(row, texts)}`
      : price;
  });
  const mileage = item.mileage === null ? "" : `, ${texts.word(item.mileage)}`;
  return `${itemTitle(item, texts)}: ${prices.join("; ")}${mileage}`;
}
