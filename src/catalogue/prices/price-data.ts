import type { PriceRow } from "./item";
import { hoursInDay, unlimitedKm } from "./price-list";

export interface PriceRowData {
  readonly id?: number;
  readonly duration: string;
  readonly price: number;
  /** Without a text, visitors have to call. */
  readonly kms?: string | null;
  readonly estimated?: boolean;
  readonly kmsEstimated?: boolean;
}

/** The pattern in `data/schema` also requires the right plural. */
export const durationPattern = /^(?:([1-9]\d?) (hour|day|night|week|month|trip)s?|half day)$/;

const unitHours = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24, night: 0, trip: 0 };

function parsedDuration(text: string) {
  // `half day` has neither count nor unit.
  const [match, count = "0.5", unit = "day"] = durationPattern.exec(text) ?? [];
  if (match === undefined) {
    throw new RangeError(`"${text}" is not a duration such as "12 hours", "1 day" or "4 weeks"`);
  }
  return { count: Number(count), unit: unit as keyof typeof unitHours };
}

/**
 * Hours: `half day` is 12, `1 week` is 168, a month has 30 days; 0 for nights and trips, whose prices
 * do not depend on hours.
 *
 * @throws RangeError when the text is not a duration
 */
export function durationHours(text: string): number {
  const { count, unit } = parsedDuration(text);
  return count * unitHours[unit];
}

/** Hours, except that trips sort first, and nights just before the same number of days. */
export function durationSortKey(text: string): number {
  const { count, unit } = parsedDuration(text);
  if (unit === "trip") return count / 100;
  if (unit === "night") return count * hoursInDay - 0.5;
  return durationHours(text);
}

/** Kilometres that a price includes; null: ask by phone. `data/schema` allows the same texts. */
export function includedKm(kms: string | null): number | null {
  if (kms === null) return null;
  if (isUnlimited(kms)) return unlimitedKm;
  const [, km] = /^([1-9]\d{0,4}) km$/.exec(kms) ?? [];
  if (km === undefined) {
    throw new RangeError(`"${kms}" is not an allowance such as "120 km" or "Unlimited km"`);
  }
  return Number(km);
}

export function isUnlimited(kms: string | null | undefined): boolean {
  return /^[Uu]nlimited(?: kms?| kilometres)?$/.test(kms ?? "");
}

/** @throws RangeError for an invalid row, which the data check rules out */
export function parsedRow({ kms = null, ...row }: PriceRowData): PriceRow {
  return {
    // The form adds rows without a number.
    id: 0,
    estimated: false,
    kmsEstimated: false,
    ...row,
    kms,
    hours: durationHours(row.duration),
    allowanceKm: includedKm(kms),
  };
}

interface ItemKm {
  readonly exceed?: string | null | undefined;
  readonly mileage?: string | null | undefined;
  readonly priceDetails: readonly Pick<PriceRowData, "kms">[];
}

function neverMentionsKm({ exceed, mileage, priceDetails }: ItemKm): boolean {
  return !exceed && !mileage && priceDetails.every(({ kms }) => !kms);
}

/** Shortest first. An item that never mentions kilometres has no limit. */
export function parsedRows(
  item: Omit<ItemKm, "priceDetails"> & { readonly priceDetails: readonly PriceRowData[] },
): PriceRow[] {
  const rows = item.priceDetails
    .map(parsedRow)
    .sort((a, b) => durationSortKey(a.duration) - durationSortKey(b.duration));
  return neverMentionsKm(item) ? rows.map((row) => ({ ...row, allowanceKm: unlimitedKm })) : rows;
}

/** Rupees from a note such as `if exceeds Rs.3/KM`; 0 without a limit, null without a rate. */
export function extraKmRate(item: ItemKm): number | null {
  const [, rupees] = /\bRs\.(\d+)\/KM\b/.exec(item.exceed ?? "") ?? [];
  if (rupees !== undefined) return Number(rupees);
  const hasNoLimit = item.priceDetails.every(({ kms }) => isUnlimited(kms));
  return hasNoLimit || neverMentionsKm(item) ? 0 : null;
}

/** `Rs.500`, `Rs 500`, `₹1,500`, `INR 500`, `500 rupees`, `500/-`. */
const amountPattern =
  /(?:₹|\b(?:rs|inr|rupees?)[.:]?)\s*(\d[\d,]*)|(\d[\d,]*)\s*(?:\/-|₹|(?:rs|inr|rupees?)\b)/gi;
const distancePattern = /\bbeyond (\d[\d,]*) ?kms?\b/gi;
/** `a day`, `per night`, `/KM`. */
const ratePattern = /\b(?:an?|per|each|every)\b|\/ *[a-z]/i;

/**
 * Reads `Outstation charge beyond 50 km inside the city: Rs.500` (specification, section 9); null
 * without an amount. `beyondKm` is null if the note has several amounts or distances, or a rate.
 */
export function chargeOf(note: string | null | undefined): Queries.Charge | null {
  const [rupees, ...otherAmounts] = numbersIn(note ?? "", amountPattern);
  if (rupees === undefined) return null;
  const [beyondKm = null, ...otherDistances] = numbersIn(note ?? "", distancePattern);
  const isUnambiguous =
    otherAmounts.length === 0 && otherDistances.length === 0 && !ratePattern.test(note ?? "");
  return { rupees, beyondKm: isUnambiguous ? beyondKm : null };
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, first, second]) =>
    Number((first ?? second ?? "").replaceAll(",", "")),
  );
}
