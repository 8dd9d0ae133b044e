import { sharedFields } from "../../src/catalogue/lists/item-fields";
import type { Element } from "../operations";
import { rowsOf } from "./price-cells";

export interface PricePlan {
  /** Value of a shared field, such as a brand; empty for all items. */
  readonly kind: string;
  readonly duration: string;
  /** Per cent or rupees; a negative number lowers prices. */
  readonly by: number;
  readonly isPercent: boolean;
}

export function kindsOf(items: readonly Element[]): readonly string[] {
  return sharedFields
    .filter((field) => field !== "name")
    .flatMap((field) => {
      const values = [...new Set(items.map((item) => item[field]))];
      return values.length < 2 ? [] : values.filter((value) => typeof value === "string");
    });
}

export function plannedItems(items: readonly Element[], plan: PricePlan): readonly Element[] {
  const { kind, duration } = plan;
  return items.map((item) => {
    if (kind !== "" && sharedFields.every((field) => item[field] !== kind)) return item;
    const rows = rowsOf(item).map((row) => {
      const isIncluded = duration === "" || row.duration === duration;
      return isIncluded && typeof row.price === "number"
        ? { ...row, price: plannedPrice(row.price, plan) }
        : row;
    });
    return { ...item, priceDetails: rows };
  });
}

function plannedPrice(price: number, { by, isPercent }: PricePlan): number {
  if (!isPercent) return Math.max(1, price + by);
  const exact = (price * (100 + by)) / 100;
  const lastDigit = price % 10;
  // A price that ends in 0 or 9 is rounded to a price with the same last digit.
  const step = lastDigit === 0 || lastDigit === 9 ? 10 : 1;
  const offset = lastDigit === 9 ? 1 : 0;
  return Math.max(1, Math.round((exact + offset) / step)) * step - offset;
}
