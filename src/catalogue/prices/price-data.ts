import type { Charge, PriceRow } from "./item";

export interface PriceRowData {
  readonly duration: string;
  readonly price: number;
  /** Without a text, visitors have to call. */
  readonly kms?: string | null;
  readonly estimated?: boolean;
  readonly kmsEstimated?: boolean;
}

const unitDays = { day: 1, week: 7 };

/**
 * Days: `4 weeks` is 28. `data/schema` also requires the right plural.
 *
 * @throws RangeError when the text is not a duration
 */
export function durationDays(text: string): number {
  const [, count, unit] = /^([1-9]\d?) (day|week)s?$/.exec(text) ?? [];
  if (unit === undefined)
    throw new RangeError(`"${text}" is not a duration such as "1 day" or "4 weeks"`);
  return Number(count) * unitDays[unit as keyof typeof unitDays];
}

/** @throws RangeError for an invalid duration, which the data check rejects */
export function parsedRow({ kms = null, ...row }: PriceRowData): PriceRow {
  return {
    estimated: false,
    kmsEstimated: false,
    ...row,
    days: durationDays(row.duration),
    // `data/schema` allows only texts such as `120 km`.
    allowanceKm: kms === null ? null : Number.parseInt(kms, 10),
  };
}

interface ItemKm {
  readonly exceed?: string | null | undefined;
  readonly mileage?: string | null | undefined;
  readonly priceDetails: readonly Pick<PriceRowData, "kms">[];
}

export function parsedRows(item: { readonly priceDetails: readonly PriceRowData[] }): PriceRow[] {
  return item.priceDetails.map(parsedRow).sort((a, b) => a.days - b.days);
}

/** Rupees from a note such as `if exceeds Rs.3/KM`; 0 where nothing mentions kilometres, null without a rate. */
export function extraKmRate({ exceed, mileage, priceDetails }: ItemKm): number | null {
  const [, rupees] = /\bRs\.(\d+)\/KM\b/.exec(exceed ?? "") ?? [];
  if (rupees !== undefined) return Number(rupees);
  return mileage || priceDetails.some(({ kms }) => kms) ? null : 0;
}

/**
 * Reads `Outstation charge beyond 50 km inside the city: Rs.500` (specification, section 9). `data/schema` allows no
 * other digits and no rate.
 */
export function chargeOf(note: string | null | undefined): Charge | null {
  const [, km, rupees] = /beyond (\d+) km.*: Rs\.(\d+)$/.exec(note ?? "") ?? [];
  return rupees === undefined ? null : { rupees: Number(rupees), beyondKm: Number(km) };
}
