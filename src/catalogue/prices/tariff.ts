import type { Place, PriceRow } from "./item";
import { hoursInDay, isAllowanceEstimated, type TripPart, tripRows } from "./price-list";

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
  readonly charge?: Queries.Charge | null | undefined;
  readonly canCombineRows: boolean;
}

export interface TripPrice {
  /** Rupees; a minimum unless `isDistancePriced`. */
  readonly total: number;
  /** Rupees for trips beyond a distance, included in the total. */
  readonly charge: number;
  readonly parts: readonly TripPart[];
  /** Null where the allowance of a row is unknown. */
  readonly excessKm: number | null;
  /** Whether the total includes all kilometres of the trip. */
  readonly isDistancePriced: boolean;
  readonly isKmEstimated: boolean;
  readonly isEstimated: boolean;
  /** The dearer single row for exactly these days, and the rupees that the total saves. */
  readonly saving: { readonly row: PriceRow; readonly rupees: number } | null;
}

interface RowCombination {
  readonly price: number;
  /** Included kilometres, at most those of the trip. */
  readonly allowance: number;
  readonly rowCount: number;
  readonly lastRowIndex: number | null;
  readonly previous: RowCombination | null;
}

type AddRow = (combination: RowCombination, rowIndex: number) => RowCombination;

const noRows: RowCombination = {
  price: 0,
  allowance: 0,
  rowCount: 0,
  lastRowIndex: null,
  previous: null,
};

/**
 * The cheapest combination of rows (specification, section 9, "Extra km"), in time linear in the
 * days: combinations that are not Pareto optimal in price and allowance are dropped early. Rows
 * below 24 hours are left out (docs/decisions/0017-durations.md).
 *
 * @returns null if no row or combination covers the days
 * @throws RangeError when days or kilometres are not whole numbers in range
 */
export function tripPrice(tariff: Tariff, trip: Trip): TripPrice | null {
  const { days, km } = trip;
  if (!Number.isSafeInteger(days) || days < 1)
    throw new RangeError(`Not a number of days: ${days}`);
  if (!Number.isSafeInteger(km) || km < 0)
    throw new RangeError(`Not a number of kilometres: ${km}`);
  const { priceList, extraKmRate, charge, canCombineRows } = tariff;
  const priceRows = tripRows(priceList);
  const rows = priceRows.map((row) => ({
    days: Math.floor(row.hours / hoursInDay),
    hasWholeDays: row.hours % hoursInDay === 0,
    price: row.price,
    allowance: row.allowanceKm,
  }));
  const isKmKnown = rows.every(({ allowance }) => allowance !== null);
  const wantedKm = isKmKnown ? km : 0;
  const add = (combination: RowCombination, index: number): RowCombination => ({
    price: combination.price + (rows[index]?.price ?? 0),
    allowance: Math.min(wantedKm, combination.allowance + (rows[index]?.allowance ?? 0)),
    rowCount: combination.rowCount + 1,
    lastRowIndex: index,
    previous: combination,
  });
  const indexesWorthTheirKm = rows.flatMap((row, index) =>
    row.price < extraKmRate * Math.min(row.allowance ?? 0, wantedKm) ? [index] : [],
  );
  const cost = ({ price, allowance }: RowCombination) =>
    price + extraKmRate * (wantedKm - allowance);
  const byCost = (a: RowCombination, b: RowCombination) =>
    cost(a) - cost(b) || b.allowance - a.allowance || a.rowCount - b.rowCount;
  const exactCombinations = rows
    .flatMap((row, index) => (row.hasWholeDays && row.days === days ? [add(noRows, index)] : []))
    .sort(byCost);
  const rowDays = rows.map((row) => row.days);
  const combinations = canCombineRows
    ? withMoreKm(cheapestCombinations(days, rowDays, add), indexesWorthTheirKm, wantedKm, add)
    : exactCombinations;
  const [best] = [...combinations].sort(byCost);
  if (best === undefined) return null;
  const [exactCombination] = exactCombinations;
  const [exactPart] = exactCombination ? partsOf(exactCombination, priceRows) : [];
  const savedRupees = exactCombination ? cost(exactCombination) - cost(best) : 0;
  const parts = partsOf(best, priceRows);
  const excessKm = wantedKm - best.allowance;
  const isKmEstimated =
    (wantedKm > 0 && parts.some(({ row }) => isAllowanceEstimated(row))) ||
    (excessKm > 0 && trip.to?.estimated === true);
  const furtherCharge = charge && km > (charge.beyondKm ?? Infinity) ? charge.rupees : 0;
  return {
    total: cost(best) + furtherCharge,
    charge: furtherCharge,
    parts,
    excessKm: isKmKnown ? excessKm : null,
    isDistancePriced: isKmKnown || km === 0,
    isKmEstimated,
    isEstimated: isKmEstimated || parts.some(({ row }) => row.estimated),
    saving: exactPart && savedRupees > 0 ? { row: exactPart.row, rupees: savedRupees } : null,
  };
}

function cheapestCombinations(
  days: number,
  rowDays: readonly number[],
  add: AddRow,
): readonly RowCombination[] {
  const byDays: (readonly RowCombination[])[] = [[noRows]];
  for (let day = 1; day <= days; day += 1) {
    const candidates = rowDays.flatMap((length, index) =>
      (byDays[Math.max(0, day - length)] ?? []).map((combination) => add(combination, index)),
    );
    byDays.push(paretoOptimal(candidates));
  }
  return byDays[days] ?? [];
}

/** Adds rows for their kilometres, which may cost less than extra kilometres. */
function withMoreKm(
  combinations: readonly RowCombination[],
  indexesWorthTheirKm: readonly number[],
  wantedKm: number,
  add: AddRow,
): readonly RowCombination[] {
  let optimal = combinations;
  let added = combinations;
  while (added.length > 0) {
    const longer = added
      .filter(({ allowance }) => allowance < wantedKm)
      .flatMap((combination) => indexesWorthTheirKm.map((index) => add(combination, index)));
    optimal = paretoOptimal([...optimal, ...longer]);
    const optimalSet = new Set(optimal);
    added = longer.filter((combination) => optimalSet.has(combination));
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

function partsOf(best: RowCombination, rows: readonly PriceRow[]): TripPart[] {
  const counts = new Map<PriceRow, number>();
  for (let step: RowCombination | null = best; step !== null; step = step.previous) {
    const row = step.lastRowIndex === null ? undefined : rows[step.lastRowIndex];
    if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return [...counts]
    .map(([row, count]) => ({ row, count }))
    .sort((a, b) => b.row.hours - a.row.hours);
}
