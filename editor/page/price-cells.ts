import { durationSortKey, durationPattern } from "../../src/catalogue/prices/price-data";
import type { Element } from "../operations";
import { typedNumber } from "./typed-number";

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
  added: readonly string[],
): readonly string[] {
  const found = items.flatMap(rowsOf).flatMap(({ duration = "" }) => duration || []);
  return [...new Set([...found, ...added])].sort((one, other) => lengthOf(one) - lengthOf(other));
}

/** @param changed fields of the duration's row, which is added where there is none; null where it is taken out */
export function withRow(item: Element, duration: string, changed: Partial<Row> | null): Element {
  const rows = rowsOf(item);
  const index = rows.findIndex((row) => row.duration === duration);
  const row = rows[index];
  if (changed === null) return { ...item, priceDetails: rows.filter((one) => one !== row) };
  if (row !== undefined) return { ...item, priceDetails: rows.with(index, { ...row, ...changed }) };
  const ids = rows.map((other) => other.id);
  const next = rows.findIndex((other) => lengthOf(other.duration) > lengthOf(duration));
  // The number of a row that was just emptied is the first one that is free.
  const id = 1 + [0, ...ids].findIndex((_, place) => !ids.includes(place + 1));
  const added: Row = { duration, kms: null, ...changed, id };
  return {
    ...item,
    priceDetails: rows.toSpliced(next === -1 ? rows.length : next, 0, added),
  };
}

export type PriceField = "price" | "kms";

/** An item with what is typed in a cell: a price that somebody types is no estimate. */
export function withTyped(
  item: Element,
  duration: string,
  field: PriceField,
  text: string,
): Element {
  if (field === "kms") {
    const isOffered = rowsOf(item).some((row) => row.duration === duration);
    return isOffered ? withRow(item, duration, { kms: kilometresOf(text) }) : item;
  }
  const price = typedNumber(text);
  return price === undefined ? item : withRow(item, duration, { price, estimated: undefined });
}

export function kilometresOf(typed: string): string | null {
  const plain = typed.trim().replace(/^(\d{1,2}),(\d{3})\b/, "$1$2");
  const km = /^(\d+)(?:\s*km)?$/i.exec(plain)?.[1];
  if (plain === "") return null;
  if (/^unlimited(?:\s*kms?)?$/i.test(plain)) return "Unlimited km";
  return km === undefined ? typed : `${km} km`;
}

export function shownKilometres(kms: unknown): string {
  return typeof kms === "string" ? kms.replace(/^(\d+) km$/, "$1") : "";
}

function lengthOf(duration = ""): number {
  return durationPattern.test(duration) ? durationSortKey(duration) : Number.MAX_SAFE_INTEGER;
}
