import type { Item, PriceRow } from "./item";
import { formattedRupees, groupedDigits } from "../text/money";
import type { Texts } from "../text/texts";

export const hoursInDay = 24;

/** Kilometres without a limit, wherever kilometres are a number: the greatest of GraphQL's integers. */
export const unlimitedKm = 2 ** 31 - 1;

/**
 * The row a card shows large: the price of one day, or the lowest price where no row is for one day; before both the
 * row that a search has found the item by.
 *
 * @throws RangeError when the price list is empty; the data check rules that out
 */
export function leadingRow<Row extends PriceRow>(priceList: readonly Row[]): Row {
  const found = priceList.filter(({ leads }) => leads);
  return lowest(found, priceList.filter(isOfDay), priceList);
}

/** An item as a search shows it that has found it by a limit of its price: by a row within that limit. */
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

/** What has the lowest price in the first list that is not empty, the first of several such. */
function lowest<Priced extends { readonly price: number }>(
  ...lists: readonly (readonly Priced[])[]
): Priced {
  const [first, ...others] = lists.find((list) => list.length > 0) ?? [];
  if (first === undefined)
    throw new RangeError("There is at least one item, with at least one row");
  return others.reduce((found, one) => (one.price < found.price ? one : found), first);
}

/** Whether a price is for one day; of what is offered by the night, a night is the day. */
function isOfDay({ hours, duration }: Pick<PriceRow, "hours" | "duration">): boolean {
  return hours === hoursInDay || duration === "1 night";
}

/**
 * The rows that a trip is made of: those for a day or longer. None where the shortest stay is a night and no row is for
 * a day: a week would then be the price of two nights.
 */
export function tripRows<Row extends Pick<PriceRow, "hours" | "duration">>(
  priceList: readonly Row[],
): readonly Row[] {
  const rows = priceList.filter(({ hours }) => hours >= hoursInDay);
  const isByNight = priceList.some(({ duration }) => / nights?$/.test(duration));
  return isByNight && !rows.some(({ hours }) => hours === hoursInDay) ? [] : rows;
}

/**
 * The item with the lowest leading row, among those that are not away where there are such, and then among those that
 * have a price for a day: a price for an hour is no lower price for a day.
 *
 * @throws RangeError when there is no item; a list without items has no page
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

/** Rupees for a day, by the leading row: what prices of different durations are compared by. */
export function dayPrice({ priceDetails }: Pick<Item, "priceDetails">): number {
  return rowDayPrice(leadingRow(priceDetails));
}

/** Rupees for a day, by one row; that for less than a day, a night or a trip counts as it is. */
export function rowDayPrice({ price, hours }: Pick<PriceRow, "price" | "hours">): number {
  return (price * hoursInDay) / Math.max(hours, hoursInDay);
}

/** A row's price as text, with the sign that marks an approximate figure. */
export function formatPrice(row: Pick<PriceRow, "price" | "estimated">): string {
  return row.estimated ? `≈ ${formattedRupees(row.price)}` : formattedRupees(row.price);
}

/** How long a price is for, as the texts want it: null for a day. */
export function durationBeyondDay(row: Pick<PriceRow, "hours" | "duration">): string | null {
  return row.hours === hoursInDay ? null : row.duration;
}

/** Whether a row's distance allowance is approximate: by itself, or because the whole row is. */
export function isAllowanceEstimated(row: PriceRow): boolean {
  const { allowanceKm } = row;
  const hasLimit = allowanceKm !== null && allowanceKm !== unlimitedKm;
  return hasLimit && (row.estimated || row.kmsEstimated);
}

/** A row's distance allowance as text, with the sign that marks an approximate figure. */
export function formatAllowance(row: PriceRow, texts: Texts): string {
  return formatAllowances([{ row, count: 1 }], texts);
}

/** What several rows, each taken so many times, allow together; without a limit as the owner spells it. */
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
