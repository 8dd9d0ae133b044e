import type { Item, PriceRow } from "./item";
import { formattedRupees, groupedDigits } from "../text/money";
import type { Texts } from "../text/texts";

export const hoursInDay = 24;

/** The greatest integer of GraphQL. */
export const unlimitedKm = 2 ** 31 - 1;

/**
 * The row that a search matched, else one day, else the lowest price.
 *
 * @throws RangeError for an empty price list, which the data check rejects
 */
export function leadingRow<Row extends PriceRow>(priceList: readonly Row[]): Row {
  const matched = priceList.filter(({ leads }) => leads);
  return lowest(matched, priceList.filter(isOfDay), priceList);
}

export function withinLimit<Priced extends Pick<Item, "priceDetails">>(
  item: Priced,
  limit: number,
): Priced {
  const { priceDetails } = item;
  if (leadingRow(priceDetails).price <= limit) return item;
  const fitting = lowest(priceDetails);
  const marked = priceDetails.map((row) => ({ ...row, leads: row === fitting }));
  return { ...item, priceDetails: marked };
}

/** From the first list that is not empty. */
function lowest<Priced extends { readonly price: number }>(
  ...lists: readonly (readonly Priced[])[]
): Priced {
  const [first, ...others] = lists.find((list) => list.length > 0) ?? [];
  if (first === undefined)
    throw new RangeError("There is at least one item, with at least one row");
  return others.reduce((best, item) => (item.price < best.price ? item : best), first);
}

function isOfDay({ hours, duration }: Pick<PriceRow, "hours" | "duration">): boolean {
  return hours === hoursInDay || duration === "1 night";
}

/**
 * Empty where only nights are shorter than a week, because a week would then be the price of two
 * nights.
 */
export function tripRows<Row extends Pick<PriceRow, "hours" | "duration">>(
  priceList: readonly Row[],
): readonly Row[] {
  const rows = priceList.filter(({ hours }) => hours >= hoursInDay);
  const isByNight = priceList.some(({ duration }) => / nights?$/.test(duration));
  return isByNight && !rows.some(({ hours }) => hours === hoursInDay) ? [] : rows;
}

/**
 * Prefers available items, then prices for a day.
 *
 * @throws RangeError without items
 */
export function cheapest<
  Priced extends Pick<Item, "priceDetails"> & { readonly awayUntil?: string | null },
>(items: readonly Priced[]) {
  const free = items.filter(({ awayUntil }) => !awayUntil || Date.parse(awayUntil) <= Date.now());
  const priced = (free.length > 0 ? free : items).map((item) => {
    const row = leadingRow(item.priceDetails);
    return { item, row, price: row.price };
  });
  return lowest(
    priced.filter(({ row }) => isOfDay(row)),
    priced,
  );
}

/** Rupees. */
export function dayPrice({ priceDetails }: Pick<Item, "priceDetails">): number {
  return rowDayPrice(leadingRow(priceDetails));
}

/** Rupees; a row shorter than a day counts in full. */
export function rowDayPrice({ price, hours }: Pick<PriceRow, "price" | "hours">): number {
  return (price * hoursInDay) / Math.max(hours, hoursInDay);
}

export function formatPrice(row: Pick<PriceRow, "price" | "estimated">): string {
  return row.estimated ? `≈ ${formattedRupees(row.price)}` : formattedRupees(row.price);
}

/** Null for one day. */
export function durationBeyondDay(row: Pick<PriceRow, "hours" | "duration">): string | null {
  return row.hours === hoursInDay ? null : row.duration;
}

export function isAllowanceEstimated(row: PriceRow): boolean {
  const { allowanceKm } = row;
  const hasLimit = allowanceKm !== null && allowanceKm !== unlimitedKm;
  return hasLimit && (row.estimated || row.kmsEstimated);
}

export function formatAllowance(row: PriceRow, texts: Texts): string {
  return formatAllowances([{ row, count: 1 }], texts);
}

export function formatAllowances(
  parts: readonly { readonly row: PriceRow; readonly count: number }[],
  texts: Texts,
): string {
  const km = parts.reduce((sum, { row, count }) => sum + count * (row.allowanceKm ?? NaN), 0);
  const unlimited = parts.find(({ row }) => row.allowanceKm === unlimitedKm)?.row.kms;
  if (Number.isNaN(km)) return texts.kmsUnknown;
  if (unlimited) return texts.unlimited(unlimited);
  const distance = texts.distance(groupedDigits(km));
  return parts.some(({ row }) => isAllowanceEstimated(row)) ? `≈ ${distance}` : distance;
}
