import { durationHours, durationPattern } from "../../src/catalogue/price-data";
import { without } from "../json-values";

/** A row of a price list as it is being edited: a wrong price is the text that was typed. */
export interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
  /** Absent in a row that was just added to an item's form. */
  readonly duration?: string;
  readonly price?: number | string | undefined;
  readonly kms: string | null;
  readonly estimated?: boolean;
  readonly kmsEstimated?: boolean;
}

/** An item as it is being edited. */
export interface Item {
  readonly id: number;
  readonly name?: string;
  readonly image?: string;
  readonly illustration?: boolean;
  readonly location?: string;
  readonly priceDetails?: readonly Row[];
  readonly [field: string]: unknown;
}

export interface PriceColumn {
  readonly index: number;
  readonly duration: string;
}

/** The durations of all items and those that were added, the shortest first. */
export function priceColumns(
  items: readonly Item[],
  added: readonly string[],
): readonly PriceColumn[] {
  const found = items.flatMap(({ priceDetails = [] }) =>
    priceDetails.flatMap(({ duration = "" }) => (duration === "" ? [] : [duration])),
  );
  return [...new Set([...found, ...added])]
    .sort((one, other) => lengthOf(one) - lengthOf(other))
    .map((duration, index) => ({ duration, index }));
}

/** The row of an item for a duration, and its place in the price list. */
export function rowFor(
  { priceDetails = [] }: Item,
  duration: string,
): { readonly row: Row; readonly index: number } | null {
  const index = priceDetails.findIndex((row) => row.duration === duration);
  const row = priceDetails[index];
  return row === undefined ? null : { row, index };
}

/** The item with another price; an emptied price takes the row out of the list. */
export function withPrice(item: Item, duration: string, price: number | string | undefined): Item {
  const { priceDetails = [] } = item;
  const found = rowFor(item, duration);
  if (price === undefined) {
    return { ...item, priceDetails: priceDetails.filter((row) => row !== found?.row) };
  }
  if (found !== null) return withRow(item, found.index, { ...found.row, price });
  const id = Math.max(0, ...priceDetails.map((row) => row.id)) + 1;
  const row: Row = { id, duration, price, kms: null };
  const next = priceDetails.findIndex((other) => lengthOf(other.duration) > lengthOf(duration));
  return {
    ...item,
    priceDetails: next === -1 ? [...priceDetails, row] : priceDetails.toSpliced(next, 0, row),
  };
}

/** The item with another allowance of kilometres; an emptied one is told on call. */
export function withKilometres(item: Item, duration: string, typed: string): Item {
  const found = rowFor(item, duration);
  if (found === null) return item;
  return withRow(item, found.index, { ...found.row, kms: kilometresOf(typed) });
}

/** An allowance as the data has it: `120` is `120 km`, and nothing typed is told on call. */
export function kilometresOf(typed: string): string | null {
  const plain = typed.trim().replace(/^(\d{1,2}),(\d{3})\b/, "$1$2");
  const km = /^(\d+)(?:\s*km)?$/i.exec(plain)?.[1];
  if (plain === "") return null;
  if (/^unlimited(?:\s*kms?)?$/i.test(plain)) return "Unlimited km";
  return km === undefined ? typed : `${km} km`;
}

/** An allowance as it is shown to be typed over: `120 km` is `120`. */
export function shownKilometres(kms: unknown): string {
  return typeof kms === "string" ? kms.replace(/^(\d+) km$/, "$1") : "";
}

/** The item with the price of a duration confirmed. */
export function withConfirmedPrice(item: Item, duration: string): Item {
  const found = rowFor(item, duration);
  if (found === null) return item;
  return withRow(item, found.index, without(found.row, "estimated"));
}

function withRow(item: Item, index: number, row: Row): Item {
  return { ...item, priceDetails: (item.priceDetails ?? []).toSpliced(index, 1, row) };
}

function lengthOf(duration = ""): number {
  return durationPattern.test(duration) ? durationHours(duration) : Number.MAX_SAFE_INTEGER;
}
