import { formattedRupees } from "./money";
import { texts } from "./texts";

/** One row of a price list (specification, section 3, "Price detail entry"). */
export interface PriceRow {
  readonly id: number;
  /** How long the price covers, as text: `1 day`, `5 days`, `1 week`, `4 weeks`. */
  readonly duration: string;
  /** Whole rupees for the whole duration. */
  readonly price: number;
  /** Distance allowance as text, `120 km`, or null where only a call can tell. */
  readonly kms: string | null;
  /** The row is approximate; the owner confirms it on the phone. */
  readonly estimated: boolean;
  /** Only the allowance of the row is approximate. */
  readonly kmsEstimated: boolean;
}

/** Texts the data may hold as a duration; the same pattern stands in `data/schema`. */
export const durationPattern = /^([1-9]\d?) (day|days|week|weeks)$/;

/** Texts the data may hold as an allowance; the same pattern stands in `data/schema`. */
export const allowancePattern = /^([1-9]\d{0,4}) km$/;

const daysInUnit: Record<string, number> = { day: 1, days: 1, week: 7, weeks: 7 };

/**
 * Length of a price row in days: `1 week` is 7.
 *
 * @throws RangeError when the text is no duration
 */
export function durationDays(duration: string): number {
  const [, count, unit] = durationPattern.exec(duration) ?? [];
  const days = daysInUnit[unit ?? ""];
  if (count === undefined || days === undefined) {
    throw new RangeError(`"${duration}" is no duration such as "1 day" or "4 weeks"`);
  }
  return Number(count) * days;
}

/**
 * Distance allowance of a price row in kilometres, or null where the data holds none.
 *
 * @throws RangeError when the text is no allowance
 */
export function allowanceKm(kms: string | null): number | null {
  if (kms === null) return null;
  const [, km] = allowancePattern.exec(kms) ?? [];
  if (km === undefined) throw new RangeError(`"${kms}" is no allowance such as "120 km"`);
  return Number(km);
}

/**
 * The row a card shows large: the price of one day, or the shortest duration where no row is for
 * one day.
 *
 * @throws RangeError when the price list is empty
 */
export function leadingRow<Row extends PriceRow>(priceList: readonly Row[]): Row {
  const [first, ...others] = priceList;
  if (first === undefined) throw new RangeError("A price list has at least one row");
  return others.reduce(
    (shortest, row) =>
      durationDays(row.duration) < durationDays(shortest.duration) ? row : shortest,
    first,
  );
}

/** Rupees of the cheapest leading row of several items, or null where there is no item. */
export function lowestPrice(items: readonly { readonly priceDetails: readonly PriceRow[] }[]) {
  const prices = items.map((item) => leadingRow(item.priceDetails).price);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** A row's price as text, with the sign that marks an approximate figure. */
export function shownPrice(row: PriceRow): string {
  return row.estimated ? `≈ ${formattedRupees(row.price)}` : formattedRupees(row.price);
}

/** A row's distance allowance as text, with the sign that marks an approximate figure. */
export function shownAllowance({ kms, kmsEstimated }: PriceRow): string {
  if (kms === null) return texts.kmsUnknown;
  return kmsEstimated ? `≈ ${kms}` : kms;
}

/**
 * A note that names an amount (`Outstation charge beyond 50 km inside the city: Rs.500`), which no
 * price of the list holds; null where there is none.
 */
export function furtherCharge(note: string | null): string | null {
  return note !== null && /(?:\bRs\.|₹) ?\d/.test(note) ? note : null;
}

/**
 * Rupees for each kilometre beyond the allowance, read from the item's own note
 * (`if exceeds Rs.3/KM`), or null where the note names no such rate.
 */
export function extraKmRate(exceed: string | null): number | null {
  const [, rupees] = /\bRs\.(\d+)\/KM\b/.exec(exceed ?? "") ?? [];
  return rupees === undefined ? null : Number(rupees);
}
