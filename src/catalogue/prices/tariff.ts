import type { Place, PriceRow } from "./item";
import { hoursInDay, isAllowanceEstimated, tripRows } from "./price-list";

export interface Trip {
  /** Whole days, one or more. */
  readonly days: number;
  /** Expected distance in whole kilometres, zero or more. */
  readonly km: number;
  /** Where it goes, there and back; absent where the kilometres were typed. */
  readonly to?: Place | undefined;
}

interface Tariff {
  readonly priceList: readonly PriceRow[];
  /** Rupees for each kilometre beyond the allowance. */
  readonly extraKmRate: number;
  /** What a trip of more kilometres than it names pays besides. */
  readonly charge?: Queries.Charge | null | undefined;
  /** Whether rows may repeat, combine, and cover more days than the trip has. */
  readonly canCombineRows: boolean;
}

export interface TripPart {
  readonly row: PriceRow;
  readonly count: number;
}

export interface TripPrice {
  /** Rupees for rows, excess distance and charge; a minimum unless `isDistancePriced`. */
  readonly total: number;
  /** Rupees of the total that the kilometres of the trip bring along. */
  readonly charge: number;
  readonly parts: readonly TripPart[];
  /** Kilometres beyond the allowance, or null where the data holds no allowance. */
  readonly excessKm: number | null;
  /** Whether the total holds all kilometres of the trip; without an allowance only a call can tell. */
  readonly isDistancePriced: boolean;
  /** An allowance that the total rests on, or the distance that it charges for, is approximate. */
  readonly isKmEstimated: boolean;
  /** A row or kilometres that the total rests on are approximate. */
  readonly isEstimated: boolean;
  /** The row for these very days and the rupees that the trip costs less than by it, or null. */
  readonly saving: { readonly row: PriceRow; readonly rupees: number } | null;
}

/** A way to cover some days: rupees, kilometres allowed (at most those of the trip), and its rows. */
interface RowCombination {
  readonly price: number;
  readonly allowance: number;
  readonly rowCount: number;
  readonly last: number | null;
  readonly before: RowCombination | null;
}

const nothing: RowCombination = { price: 0, allowance: 0, rowCount: 0, last: null, before: null };

/**
 * The cheapest combination of price rows that covers a trip, with excess distance at the item's
 * rate (specification, section 9, "Extra km"). Exact: for each number of days it keeps every way
 * that no other beats in both price and allowance, so that a dearer way with more kilometres can
 * still win. Linear in the days.
 *
 * A day is 24 hours. A row covers the whole days in its duration, so that one shorter than a day, such
 * as `12 hours`, is no part of a trip (docs/decisions/0017-durations.md).
 *
 * @returns null where no row can be part of a trip, and where rows must not be combined and none is
 * for exactly these days
 * @throws RangeError when days or kilometres are no whole numbers in range
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
    : rows.flatMap((row, index) => (row.isWhole && row.days === days ? [add(nothing, index)] : []));
  const cost = ({ price, allowance }: RowCombination) =>
    price + extraKmRate * (wantedKm - allowance);
  const best = covers.reduce<RowCombination | null>(
    (found, cover) =>
      found === null || compare(cost(cover), cover, cost(found), found) < 0 ? cover : found,
    null,
  );
  if (best === null) return null;
  const [saving = null] = usable
    .map((row, index) => ({ row, index, rupees: cost(add(nothing, index)) - cost(best) }))
    .filter(({ index }) => rows[index]?.isWhole && rows[index].days === days)
    .sort((a, b) => a.rupees - b.rupees);
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
    saving: saving && saving.rupees > 0 ? saving : null,
  };
}

/** All ways to cover at least `days` that no other way beats in both price and allowance. */
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

/**
 * Adds rows for their kilometres alone, which pays where a row costs less than its allowance does
 * at the excess rate. A way that was found so may be extended again.
 */
function withMoreKm(
  covers: readonly RowCombination[],
  worthItsKm: readonly number[],
  wantedKm: number,
  add: (cover: RowCombination, index: number) => RowCombination,
): readonly RowCombination[] {
  let found = [...covers];
  let latest = found;
  while (latest.length > 0 && worthItsKm.length > 0) {
    const longer = latest
      .filter(({ allowance }) => allowance < wantedKm)
      .flatMap((cover) => worthItsKm.map((index) => add(cover, index)));
    const optimal = new Set(paretoOptimal([...found, ...longer]));
    latest = longer.filter((cover) => optimal.has(cover));
    found = [...optimal];
  }
  return found;
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

/** The cheaper comes first; of equal ones that with more kilometres, then that with fewer rows. */
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
