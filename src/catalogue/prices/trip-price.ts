import type { Charge, Place, PriceRow } from "./item";
import { isAllowanceEstimated, type TripPart } from "./price-list";

export interface Trip {
  /** Whole days, one or more. */
  readonly days: number;
  /** Whole kilometres, zero or more. */
  readonly km: number;
  /** Undefined where the visitor typed kilometres. */
  readonly to?: Place | undefined;
}

interface Tariff {
  readonly priceList: readonly PriceRow[];
  /** Rupees. */
  readonly extraKmRate: number;
  readonly charge?: Charge | null | undefined;
  readonly maxDays?: number | null | undefined;
}

export interface TripPrice {
  /** Rupees, with extra kilometres and charge. */
  readonly total: number;
  readonly parts: readonly TripPart[];
  /** Null where the allowance of a row is unknown. */
  readonly excessKm: number | null;
  readonly isKmEstimated: boolean;
  readonly isEstimated: boolean;
  /** Rupees, included in the total. */
  readonly charge: number;
  /** Whether the total includes all kilometres of the trip; otherwise it is a minimum. */
  readonly isDistancePriced: boolean;
}

interface RowCombination {
  readonly price: number;
  /** Included kilometres, at most the kilometres of the trip. */
  readonly allowance: number;
  readonly rows: readonly PriceRow[];
}

type AddRow = (combination: RowCombination, row: PriceRow) => RowCombination;

const noRows: RowCombination = { price: 0, allowance: 0, rows: [] };

/**
 * The cheapest combination of rows (specification, section 9, "Extra km"). Long trips have millions of combinations,
 * so only Pareto optimal combinations grow from day to day.
 *
 * @returns null if the trip has more than `maxDays`
 */
export function tripPrice(tariff: Tariff, trip: Trip): TripPrice | null {
  const { days, km } = trip;
  const { priceList: rows, extraKmRate, charge, maxDays } = tariff;
  if (days > (maxDays ?? Infinity)) return null;
  const hasAllowances = rows.every(({ allowanceKm }) => allowanceKm !== null);
  const isKmKnown = hasAllowances || extraKmRate === 0;
  const pricedKm = hasAllowances ? km : 0;
  const add = (combination: RowCombination, row: PriceRow): RowCombination => ({
    price: combination.price + row.price,
    allowance: Math.min(pricedKm, combination.allowance + (row.allowanceKm ?? 0)),
    rows: [...combination.rows, row],
  });
  const cost = ({ price, allowance }: RowCombination) =>
    price + extraKmRate * (pricedKm - allowance);
  const byCost = (a: RowCombination, b: RowCombination) =>
    cost(a) - cost(b) || b.allowance - a.allowance;
  const [best] = cheapestCombinations(days, rows, add).sort(byCost);
  if (best === undefined) return null;
  const outstationCharge = charge && km > charge.beyondKm ? charge.rupees : 0;
  const parts = partsOf(best);
  const excessKm = pricedKm - best.allowance;
  const isKmEstimated =
    (pricedKm > 0 && parts.some(({ row }) => isAllowanceEstimated(row))) ||
    (excessKm > 0 && trip.to?.estimated === true);
  return {
    total: cost(best) + outstationCharge,
    parts,
    charge: outstationCharge,
    excessKm: isKmKnown ? excessKm : null,
    isKmEstimated,
    isEstimated: isKmEstimated || parts.some(({ row }) => row.estimated),
    isDistancePriced: isKmKnown || km === 0,
  };
}

function cheapestCombinations(
  days: number,
  rows: readonly PriceRow[],
  add: AddRow,
): RowCombination[] {
  const byDays = [[noRows]];
  for (let day = 1; day <= days; day += 1) {
    const candidates = rows.flatMap((row) => {
      const daysBefore = Math.max(0, day - row.days);
      return (byDays[daysBefore] ?? []).map((combination) => add(combination, row));
    });
    byDays.push(paretoOptimal(candidates));
  }
  return byDays[days] ?? [];
}

function paretoOptimal(candidates: RowCombination[]): RowCombination[] {
  const sorted = candidates.sort(
    (a, b) => a.price - b.price || b.allowance - a.allowance || a.rows.length - b.rows.length,
  );
  let maxAllowance = -1;
  return sorted.filter(({ allowance }) => {
    const isOptimal = allowance > maxAllowance;
    if (isOptimal) maxAllowance = allowance;
    return isOptimal;
  });
}

function partsOf({ rows }: RowCombination): TripPart[] {
  const counts = new Map<PriceRow, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts]
    .map(([row, count]) => ({ row, count }))
    .sort((a, b) => b.row.days - a.row.days);
}
