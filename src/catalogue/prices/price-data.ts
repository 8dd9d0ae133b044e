import type { PriceRow } from "./item";
import { hoursInDay, unlimitedKm } from "./price-list";

/** A price row as it is in the data, where an absent mark means "not estimated". */
export interface PriceRowData {
  readonly id: number;
  readonly duration: string;
  readonly price: number;
  readonly kms: string | null;
  readonly estimated?: boolean;
  readonly kmsEstimated?: boolean;
}

/** Texts the data may hold as a duration; the same pattern is in `data/schema`. */
export const durationPattern = /^(?:([1-9]\d?) (hour|day|night|week|month|trip)s?|half day)$/;

const unitHours = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24, night: 0, trip: 0 };

/** So many of a unit; `half day` is half of one day. */
function parsedDuration(text: string) {
  const [all, count = "0.5", unit = "day"] = durationPattern.exec(text) ?? [];
  if (all === undefined) {
    throw new RangeError(`"${text}" is no duration such as "12 hours", "1 day" or "4 weeks"`);
  }
  return { count: Number(count), unit: unit as keyof typeof unitHours };
}

/**
 * Length of a duration in hours: `half day` is 12, `1 week` is 168. It is 0 for nights and for trips that the
 * owner offers whole, which are no days that a visitor's trip could be made of. A month has 30 days.
 *
 * @throws RangeError when the text is no duration
 */
export function durationHours(text: string): number {
  const { count, unit } = parsedDuration(text);
  return count * unitHours[unit];
}

/** What durations are ordered by, in hours: trips come before everything, nights just before as many days. */
export function durationLength(text: string): number {
  const { count, unit } = parsedDuration(text);
  if (unit === "trip") return count / 100;
  return unit === "night" ? count * hoursInDay - 0.5 : durationHours(text);
}

/**
 * Distance allowance of a price row in kilometres: `unlimitedKm` where they have no limit, null where
 * only a call can tell. The same texts are in `data/schema`.
 *
 * @throws RangeError when the text is no allowance
 */
export function includedKm(kms: string | null): number | null {
  if (kms === null) return null;
  if (isUnlimited(kms)) return unlimitedKm;
  const [, km] = /^([1-9]\d{0,4}) km$/.exec(kms) ?? [];
  if (km === undefined) {
    throw new RangeError(`"${kms}" is no allowance such as "120 km" or "Unlimited km"`);
  }
  return Number(km);
}

/** Whether an allowance has no limit, so that no kilometre costs extra. */
export function isUnlimited(kms: unknown): boolean {
  return typeof kms === "string" && /^[Uu]nlimited(?: kms?| kilometres)?$/.test(kms);
}

/**
 * A row of the data as GraphQL has it, and all prices are computed with.
 *
 * @throws RangeError when duration or allowance are none; the data check rules that out
 */
export function parsedRow(row: PriceRowData): PriceRow {
  return {
    estimated: false,
    kmsEstimated: false,
    ...row,
    hours: durationHours(row.duration),
    allowanceKm: includedKm(row.kms),
  };
}

/** What an item says of kilometres, as its data has it. */
interface ItemKm {
  readonly exceed?: string | null | undefined;
  readonly mileage?: string | null | undefined;
  readonly priceDetails: readonly Pick<PriceRowData, "kms">[];
}

/** Whether an item says nothing of kilometres: not in its rows, not beyond them, not of a whole package. */
function isWithoutKm({ exceed, mileage, priceDetails }: ItemKm): boolean {
  return !exceed && !mileage && priceDetails.every(({ kms }) => kms === null);
}

/** The rows of an item, shortest first. Where it says nothing of kilometres, none of them has a limit. */
export function parsedRows(
  item: Omit<ItemKm, "priceDetails"> & { readonly priceDetails: readonly PriceRowData[] },
): PriceRow[] {
  const lengthOf = ({ duration }: PriceRowData) => durationLength(duration);
  const ordered = [...item.priceDetails].sort((a, b) => lengthOf(a) - lengthOf(b));
  const rows = ordered.map(parsedRow);
  return isWithoutKm(item) ? rows.map((row) => ({ ...row, allowanceKm: unlimitedKm })) : rows;
}

/**
 * Rupees for each kilometre beyond the allowance, read from the item's own note
 * (`if exceeds Rs.3/KM`). Nothing where no row has a limit; null where the note names no such rate.
 */
export function extraKmRate(item: ItemKm): number | null {
  const [, rupees] = /\bRs\.(\d+)\/KM\b/.exec(item.exceed ?? "") ?? [];
  if (rupees !== undefined) return Number(rupees);
  const hasNoLimit = item.priceDetails.every(({ kms }) => isUnlimited(kms));
  return hasNoLimit || isWithoutKm(item) ? 0 : null;
}

/** Rupees as people write them: `Rs.500`, `Rs 500`, `₹1,500`, `INR 500`, `500 rupees`, `500/-`. */
const amounts =
  /(?:₹|\b(?:rs|inr|rupees?)[.:]?)\s*(\d[\d,]*)|(\d[\d,]*)\s*(?:\/-|₹|(?:rs|inr|rupees?)\b)/gi;
const distances = /\bbeyond (\d[\d,]*) ?kms?\b/gi;
/** What makes an amount a rate: `a day`, `per night`, `/KM`. */
const rate = /\b(?:an?|per|each|every)\b|\/ *[a-z]/i;

/**
 * A charge that no price of the list holds, read from the item's own note (`Outstation charge beyond 50 km
 * inside the city: Rs.500`); null where the note names no amount (specification, section 9).
 *
 * @returns rupees, and the kilometres of a trip beyond which they are charged once; without these where the
 * note leaves open when, or how often
 */
export function chargeOf(note: string | null | undefined): Queries.Charge | null {
  const [rupees, ...others] = numbersIn(note ?? "", amounts);
  if (rupees === undefined) return null;
  const [beyondKm = null, ...further] = numbersIn(note ?? "", distances);
  const isClear = others.length === 0 && further.length === 0 && !rate.test(note ?? "");
  return { rupees, beyondKm: isClear ? beyondKm : null };
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, before, after]) =>
    Number((before ?? after ?? "").replaceAll(",", "")),
  );
}
