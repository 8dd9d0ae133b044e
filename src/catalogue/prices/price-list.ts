import type { Item, PriceRow } from "./item";
import { formattedRupees, groupedDigits } from "../text/money";
import type { Texts } from "../text/texts";

export const hoursInDay = 24;

/** Stands for no limit: the largest integer of GraphQL, which has no Infinity. */
export const unlimitedKm = 2 ** 31 - 1;

/**
 * The row on the stone: marked by a search, else of one day, else the cheapest.
 *
 * @throws RangeError for an empty price list, which the data check rejects
 */
export function leadingRow<Row extends PriceRow>(priceList: readonly Row[]): Row {
  const leading = priceList.filter(({ leads }) => leads);
  return lowestOfFirstNonEmpty(leading, priceList.filter(isDayRow), priceList);
}

/**
 * If the leading row costs more than the limit, the cheapest row leads instead.
 *
 * @param limit rupees
 */
export function withLeadingRowWithin<Priced extends Pick<Item, "priceDetails">>(
  item: Priced,
  limit: number,
): Priced {
  const { priceDetails } = item;
  if (leadingRow(priceDetails).price <= limit) return item;
  const lowestRow = lowestOfFirstNonEmpty(priceDetails);
  const rows = priceDetails.map((row) => ({ ...row, leads: row === lowestRow }));
  return { ...item, priceDetails: rows };
}

function lowestOfFirstNonEmpty<Priced extends { readonly price: number }>(
  ...lists: readonly (readonly Priced[])[]
): Priced {
  const [first, ...others] = lists.find((list) => list.length > 0) ?? [];
  if (first === undefined)
    throw new RangeError("At least one item with at least one price is required");
  return others.reduce((best, item) => (item.price < best.price ? item : best), first);
}

function isDayRow({ hours, duration }: Pick<PriceRow, "hours" | "duration">): boolean {
  return hours === hoursInDay || duration === "1 night";
}

/**
 * Rows of one day or longer; none if the item has a price by the night but none for one day, because
 * two days would then cost as much as its week.
 */
export function tripRows<Row extends Pick<PriceRow, "hours" | "duration">>(
  priceList: readonly Row[],
): readonly Row[] {
  const rows = priceList.filter(({ hours }) => hours >= hoursInDay);
  const isByNight = priceList.some(({ duration }) => / nights?$/.test(duration));
  return isByNight && !rows.some(({ hours }) => hours === hoursInDay) ? [] : rows;
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

/** Rupees; half days, hours and nights count as one day. */
export function rowDayPrice({ price, hours }: Pick<PriceRow, "price" | "hours">): number {
  return (price * hoursInDay) / Math.max(hours, hoursInDay);
}

export function formatPrice(row: Pick<PriceRow, "price" | "estimated">): string {
  return approximate(formattedRupees(row.price), row.estimated);
}

export function approximate(amount: string, isEstimated: boolean): string {
  return isEstimated ? `≈ ${amount}` : amount;
}

export function durationUnlessDay(row: Pick<PriceRow, "hours" | "duration">): string | null {
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
