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
  /** The most days with a price. */
  readonly maxDays?: number | null | undefined;
}

interface RowsPrice {
  /** Rupees, with extra kilometres and charge. */
  readonly total: number;
  readonly parts: readonly TripPart[];
  readonly excessKm: number | null;
  readonly isKmEstimated: boolean;
  readonly isEstimated: boolean;
}

/** The total is a minimum unless `isDistancePriced`, and `excessKm` null where the allowance of a row is unknown. */
export interface TripPrice extends RowsPrice {
  /** Rupees, included in the total; 0 unless the trip is longer than `beyondKm` of the tariff. */
  readonly charge: number;
  /** Whether the total includes all kilometres of the trip. */
  readonly isDistancePriced: boolean;
  /** The price by the row for exactly these days; null unless it is higher. */
  readonly oneRowPrice: RowsPrice | null;
}

interface RowCombination {
  readonly price: number;
  /** Included kilometres, at most those of the trip. */
  readonly allowance: number;
  readonly rowCount: number;
  readonly lastRow: PriceRow | null;
  readonly previous: RowCombination | null;
}

type AddRow = (combination: RowCombination, row: PriceRow) => RowCombination;

const noRows: RowCombination = {
  price: 0,
  allowance: 0,
  rowCount: 0,
  lastRow: null,
  previous: null,
};

/**
 * The cheapest combination of rows (specification, section 9, "Extra km"), in time linear in the
 * days: combinations that are not Pareto optimal in price and allowance are dropped early.
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
    rowCount: combination.rowCount + 1,
    lastRow: row,
    previous: combination,
  });
  const rowsWorthTheirKm = rows.filter(
    ({ price, allowanceKm }) => price < extraKmRate * Math.min(allowanceKm ?? 0, pricedKm),
  );
  const cost = ({ price, allowance }: RowCombination) =>
    price + extraKmRate * (pricedKm - allowance);
  const byCost = (a: RowCombination, b: RowCombination) =>
    cost(a) - cost(b) || b.allowance - a.allowance || a.rowCount - b.rowCount;
  const combinations = cheapestCombinations(days, rows, add);
  const [best] = withMoreKm(combinations, rowsWorthTheirKm, pricedKm, add).sort(byCost);
  if (best === undefined) return null;
  const outstationCharge = charge && km > charge.beyondKm ? charge.rupees : 0;
  const priceOf = (combination: RowCombination) => {
    const parts = partsOf(combination);
    const excessKm = pricedKm - combination.allowance;
    const isKmEstimated =
      (pricedKm > 0 && parts.some(({ row }) => isAllowanceEstimated(row))) ||
      (excessKm > 0 && trip.to?.estimated === true);
    const isEstimated = isKmEstimated || parts.some(({ row }) => row.estimated);
    const total = cost(combination) + outstationCharge;
    return { total, parts, excessKm, isKmEstimated, isEstimated };
  };
  const price = priceOf(best);
  const [oneRowPrice = price] = rows
    .filter((row) => row.days === days)
    .map((row) => add(noRows, row))
    .sort(byCost)
    .map(priceOf);
  return {
    ...price,
    charge: outstationCharge,
    excessKm: isKmKnown ? price.excessKm : null,
    isDistancePriced: isKmKnown || km === 0,
    oneRowPrice: oneRowPrice.total > price.total ? oneRowPrice : null,
  };
}

function cheapestCombinations(
  days: number,
  rows: readonly PriceRow[],
  add: AddRow,
): readonly RowCombination[] {
  const byDays: (readonly RowCombination[])[] = [[noRows]];
  for (let day = 1; day <= days; day += 1) {
    const candidates = rows.flatMap((row) => {
      const daysBefore = Math.max(0, day - row.days);
      return (byDays[daysBefore] ?? []).map((combination) => add(combination, row));
    });
    byDays.push(paretoOptimal(candidates));
  }
  return byDays[days] ?? [];
}

/** Adds rows for their kilometres, which may cost less than extra kilometres. */
function withMoreKm(
  combinations: readonly RowCombination[],
  rowsWorthTheirKm: readonly PriceRow[],
  pricedKm: number,
  add: AddRow,
): RowCombination[] {
  let optimal = [...combinations];
  let added = combinations;
  while (added.length > 0) {
    const extended = added
      .filter(({ allowance }) => allowance < pricedKm)
      .flatMap((combination) => rowsWorthTheirKm.map((row) => add(combination, row)));
    optimal = paretoOptimal([...optimal, ...extended]);
    const optimalSet = new Set(optimal);
    added = extended.filter((combination) => optimalSet.has(combination));
  }
  return optimal;
}

function paretoOptimal(candidates: RowCombination[]): RowCombination[] {
  const sorted = candidates.sort(
    (a, b) => a.price - b.price || b.allowance - a.allowance || a.rowCount - b.rowCount,
  );
  let maxAllowance = -1;
  return sorted.filter(({ allowance }) => {
    const isOptimal = allowance > maxAllowance;
    if (isOptimal) maxAllowance = allowance;
    return isOptimal;
  });
}

function partsOf(combination: RowCombination): TripPart[] {
  const counts = new Map<PriceRow, number>();
  for (let step: RowCombination | null = combination; step !== null; step = step.previous) {
    if (step.lastRow !== null) counts.set(step.lastRow, (counts.get(step.lastRow) ?? 0) + 1);
  }
  return [...counts]
    .map(([row, count]) => ({ row, count }))
    .sort((a, b) => b.row.days - a.row.days);
}
