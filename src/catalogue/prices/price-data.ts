import type { PriceRow } from "./item";
import { unlimitedKm } from "./price-list";

export interface PriceRowData {
  readonly id?: number;
  readonly duration: string;
  readonly price: number;
  /** Without a text, visitors have to call. */
  readonly kms?: string | null;
  readonly estimated?: boolean;
  readonly kmsEstimated?: boolean;
}

const unitDays = { day: 1, week: 7 };

/**
 * Days: `4 weeks` is 28. The pattern in `data/schema` also requires the right plural.
 *
 * @throws RangeError when the text is not a duration
 */
export function durationDays(text: string): number {
  const [, count, unit] = /^([1-9]\d?) (day|week)s?$/.exec(text) ?? [];
  if (unit === undefined)
    throw new RangeError(`"${text}" is not a duration such as "1 day" or "4 weeks"`);
  return Number(count) * unitDays[unit as keyof typeof unitDays];
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
    days: durationDays(row.duration),
    allowanceKm: includedKm(kms),
  };
}

interface ItemKm {
  readonly exceed?: string | null | undefined;
  readonly mileage?: string | null | undefined;
  readonly priceDetails: readonly Pick<PriceRowData, "kms">[];
}

function neverMentionsKm({ exceed, mileage, priceDetails }: ItemKm): boolean {
  return !/km/i.test(exceed ?? "") && !mileage && priceDetails.every(({ kms }) => !kms);
}

/** Shortest first. An item that never mentions kilometres has no limit. */
export function parsedRows(
  item: Omit<ItemKm, "priceDetails"> & { readonly priceDetails: readonly PriceRowData[] },
): PriceRow[] {
  const rows = item.priceDetails.map(parsedRow).sort((a, b) => a.days - b.days);
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
