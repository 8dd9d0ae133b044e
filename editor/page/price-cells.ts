import { durationSortKey, durationPattern } from "../../src/catalogue/prices/price-data";
import type { Element } from "../operations";
import { kilometresOf, numberOf } from "./text-values";

export interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly duration?: string;
  readonly price?: number | string | undefined;
  readonly kms: string | null;
  readonly estimated?: boolean | undefined;
}

export function rowsOf({ priceDetails }: Element): readonly Row[] {
  return (priceDetails ?? []) as readonly Row[];
}

export function priceColumns(
  items: readonly Element[],
  addedDurations: readonly string[],
): readonly string[] {
  const durations = items.flatMap(rowsOf).map(({ duration = "" }) => duration);
  const columns = [...new Set([...durations, ...addedDurations])].filter(Boolean);
  return columns.sort((a, b) => sortKeyOf(a) - sortKeyOf(b));
}

/** @param changed fields of the duration's row, which is added if it is missing; null to remove the row */
export function withRow(item: Element, duration: string, changed: Partial<Row> | null): Element {
  const rows = rowsOf(item);
  const index = rows.findIndex((row) => row.duration === duration);
  const row = rows[index];
  if (changed === null) return { ...item, priceDetails: rows.filter((other) => other !== row) };
  if (row !== undefined) return { ...item, priceDetails: rows.with(index, { ...row, ...changed }) };
  const ids = rows.map((other) => other.id);
  const next = rows.findIndex((other) => sortKeyOf(other.duration) > sortKeyOf(duration));
  // The lowest free id is taken, so that a removed price that is typed again gets its old id.
  let id = 1;
  while (ids.includes(id)) id += 1;
  const added: Row = { duration, kms: null, ...changed, id };
  const position = next === -1 ? rows.length : next;
  return { ...item, priceDetails: rows.toSpliced(position, 0, added) };
}

export type PriceField = "price" | "kms";

export function withCellText(
  item: Element,
  duration: string,
  field: PriceField,
  text: string,
): Element {
  if (field === "kms") {
    const hasPrice = rowsOf(item).some((row) => row.duration === duration);
    return hasPrice ? withRow(item, duration, { kms: kilometresOf(text) }) : item;
  }
  const price = numberOf(text);
  // A typed price is no longer an estimate.
  return price === undefined ? item : withRow(item, duration, { price, estimated: undefined });
}

function sortKeyOf(duration = ""): number {
  return durationPattern.test(duration) ? durationSortKey(duration) : Number.MAX_SAFE_INTEGER;
}
