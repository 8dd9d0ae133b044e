import type { Place, PriceRow } from "./item";
import { hoursInDay, isAllowanceEstimated, tripRows } from "./price-list";

export interface Trip {
  /** Whole days, one or more. */
  readonly days: number;
  /** Whole kilometres, zero or more. */
  readonly km: number;
  /** Absent where the visitor typed kilometres. */
  readonly to?: Place | undefined;
}

interface Tariff {
  readonly priceList: readonly PriceRow[];
  /** Rupees. */
  readonly extraKmRate: number;
  readonly charge?: Queries.Charge | null | undefined;
  readonly canCombineRows: boolean;
}

export interface TripPart {
  readonly row: PriceRow;
  readonly count: number;
}

export interface TripPrice {
  /** Rupees; a minimum unless `isDistancePriced`. */
  readonly total: number;
  /** Rupees for trips beyond a distance, included in the total. */
  readonly charge: number;
  readonly parts: readonly TripPart[];
  /** Null where the data holds no allowance. */
  readonly excessKm: number | null;
  readonly isDistancePriced: boolean;
  readonly isKmEstimated: boolean;
  readonly isEstimated: boolean;
  /** The row for exactly these days, and the rupees saved. */
  readonly saving: { readonly row: PriceRow; readonly rupees: number } | null;
}

interface RowCombination {
  readonly price: number;
  readonly allowance: number;
  readonly rowCount: number;
  readonly last: number | null;
  readonly before: RowCombination | null;
}

const nothing: RowCombination = { price: 0, allowance: 0, rowCount: 0, last: null, before: null };

/**
 * The cheapest combination of rows (specification, section 9, "Extra km"). It is exact, because it
 * keeps all combinations that are Pareto optimal in price and allowance, and linear in the days.
 * Rows below 24 hours are left out (docs/decisions/0017-durations.md).
 *
 * @returns null where no combination covers the trip
 * @throws RangeError when days or kilometres are not whole numbers in range
 */
export function tripPrice(tariff: Tariff, trip: Trip): TripPrice | null {
  const { days, km } = trip;
  if (!Number.isSafeInteger(days) || days < 1) throw new RangeError(`${days} is no number of days`);
  if (!Number.isSafeInteger(km) || km < 0) throw new RangeError(`${km} is no distance`);
  const { priceList, extraKmRate, charge, canCombineRows } = tariff;
  const usable = tripRows(priceList);
  const rows = usable.map((row) => ({
    days: Math.floor(row.hours / hoursInDay),
    isWhole: row.hours % hoursInDay === 0,
    price: row.price,
    allowance: row.allowanceKm,
  }));
  const isKmKnown = rows.every(({ allowance }) => allowance !== null);
  const wantedKm = isKmKnown ? km : 0;
  const add = (cover: RowCombination, index: number): RowCombination => ({
    price: cover.price + (rows[index]?.price ?? 0),
    allowance: Math.min(wantedKm, cover.allowance + (rows[index]?.allowance ?? 0)),
    rowCount: cover.rowCount + 1,
    last: index,
    before: cover,
  });
  const worthItsKm = rows.flatMap((row, index) =>
    row.price < extraKmRate * Math.min(row.allowance ?? 0, wantedKm) ? [index] : [],
  );
  const forTheseDays = rows.flatMap((row, index) =>
    row.isWhole && row.days === days ? [add(nothing, index)] : [],
  );
  const covers = canCombineRows
    ? withMoreKm(
        cheapestCovers(
          days,
          rows.map((row) => row.days),
          add,
        ),
        worthItsKm,
        wantedKm,
        add,
      )
    : forTheseDays;
  const cost = ({ price, allowance }: RowCombination) =>
    price + extraKmRate * (wantedKm - allowance);
  const best = covers.reduce<RowCombination | null>(
    (cheapest, cover) =>
      cheapest === null || compare(cost(cover), cover, cost(cheapest), cheapest) < 0
        ? cover
        : cheapest,
    null,
  );
  if (best === null) return null;
  const [listed] = forTheseDays.sort((a, b) => cost(a) - cost(b));
  const [listedPart] = listed ? partsOf(listed, usable) : [];
  const rupees = listed ? cost(listed) - cost(best) : 0;
  const parts = partsOf(best, usable);
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
    saving: listedPart && rupees > 0 ? { row: listedPart.row, rupees } : null,
  };
}

function cheapestCovers(
  days: number,
  rowDays: readonly number[],
  add: (cover: RowCombination, index: number) => RowCombination,
): readonly RowCombination[] {
  const covers: (readonly RowCombination[])[] = [[nothing]];
  for (let covered = 1; covered <= days; covered += 1) {
    const candidates = rowDays.flatMap((length, index) =>
      (covers[Math.max(0, covered - length)] ?? []).map((cover) => add(cover, index)),
    );
    covers.push(paretoOptimal(candidates));
  }
  return covers[days] ?? [];
}

/** Rows added for kilometres alone pay where they cost less than the extra kilometres. */
function withMoreKm(
  covers: readonly RowCombination[],
  worthItsKm: readonly number[],
  wantedKm: number,
  add: (cover: RowCombination, index: number) => RowCombination,
): readonly RowCombination[] {
  let optimalCovers = [...covers];
  let latest = optimalCovers;
  while (latest.length > 0 && worthItsKm.length > 0) {
    const longer = latest
      .filter(({ allowance }) => allowance < wantedKm)
      .flatMap((cover) => worthItsKm.map((index) => add(cover, index)));
    const optimal = new Set(paretoOptimal([...optimalCovers, ...longer]));
    latest = longer.filter((cover) => optimal.has(cover));
    optimalCovers = [...optimal];
  }
  return optimalCovers;
}

function paretoOptimal(candidates: RowCombination[]): RowCombination[] {
  const sorted = candidates.sort(
    (a, b) => a.price - b.price || b.allowance - a.allowance || a.rowCount - b.rowCount,
  );
  let mostAllowed = -1;
  return sorted.filter(({ allowance }) => {
    const isOptimal = allowance > mostAllowed;
    if (isOptimal) mostAllowed = allowance;
    return isOptimal;
  });
}

function compare(costA: number, a: RowCombination, costB: number, b: RowCombination): number {
  return costA - costB || b.allowance - a.allowance || a.rowCount - b.rowCount;
}

function partsOf(best: RowCombination, priceList: readonly PriceRow[]): TripPart[] {
  const counts = new Map<PriceRow, number>();
  for (let cover: RowCombination | null = best; cover !== null; cover = cover.before) {
    const row = cover.last === null ? undefined : priceList[cover.last];
    if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return [...counts]
    .map(([row, count]) => ({ row, count }))
    .sort((a, b) => b.row.hours - a.row.hours);
}
