import { sharedFields } from "../../src/catalogue/lists/item-fields";
import type { Element } from "../operations";
import { rowsOf } from "./price-cells";

/** A change of many prices at once. */
export interface PricePlan {
  /** The kind, class or place of the items that it is about; empty for all. */
  readonly kind: string;
  /** The duration that it is about; empty for all. */
  readonly duration: string;
  /** Per cent, or rupees; below zero the prices fall. */
  readonly by: number;
  readonly isPercent: boolean;
  /** What a new price is a multiple of; 99 where it ends so. */
  readonly rounding: number;
}

/** Values by which items can be chosen, such as their kinds: those that not all of them share. */
export function kindsOf(items: readonly Element[]): readonly string[] {
  return sharedFields
    .filter((field) => field !== "name")
    .flatMap((field) => {
      const values = [...new Set(items.map((item) => item[field]))];
      return values.length < 2 ? [] : values.filter((value) => typeof value === "string");
    });
}

/** The items with their prices as a plan has them. What is no number stays as it is typed. */
export function plannedItems(items: readonly Element[], plan: PricePlan): readonly Element[] {
  const { kind, duration } = plan;
  return items.map((item) => {
    if (kind !== "" && sharedFields.every((field) => item[field] !== kind)) return item;
    const rows = rowsOf(item).map((row) => {
      const isMeant = duration === "" || row.duration === duration;
      return isMeant && typeof row.price === "number"
        ? { ...row, price: plannedPrice(row.price, plan) }
        : row;
    });
    return { ...item, priceDetails: rows };
  });
}

function plannedPrice(price: number, { by, isPercent, rounding }: PricePlan): number {
  const exact = isPercent ? (price * (100 + by)) / 100 : price + by;
  const [step, less] = rounding === 99 ? [100, 1] : [rounding, 0];
  const multiple = Math.max(1, Math.round((exact + less) / step));
  return multiple * step - less;
}
