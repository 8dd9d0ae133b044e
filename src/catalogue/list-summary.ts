import { formattedRupees } from "./money";
import { texts } from "./texts";

interface SummarisedPage {
  /** What an item is called in a sentence. */
  readonly noun: { readonly one: string; readonly many: string };
}

/** What a list holds on all of its pages together. */
export interface WholeList {
  readonly count: number;
  /** Lowest day price in rupees, or null for an empty list. */
  readonly lowestPrice: number | null;
}

/** What a list offers from how much, as a sentence computed from the data; empty for an empty list. */
export function listSummary({ noun }: SummarisedPage, { count, lowestPrice }: WholeList): string {
  if (lowestPrice === null) return "";
  return texts.fromPrice(count, count === 1 ? noun.one : noun.many, formattedRupees(lowestPrice));
}
