import { durationBeyondDay, formatPrice } from "../prices/price-list";
import type { Texts } from "../text/texts";

interface SummarisedPage {
  readonly noun: { readonly one: string; readonly many: string };
}

interface LowestPrice {
  readonly price: number;
  readonly duration: string;
  readonly hours: number;
  readonly estimated: boolean;
}

/** What a list holds on all of its pages together. */
export interface WholeList {
  readonly count: number;
  /** The leading price of its cheapest item. */
  readonly lowest: LowestPrice;
}

/** What a list offers from how much, as a sentence computed from the data. */
export function listSummary(
  { noun }: SummarisedPage,
  { count, lowest }: WholeList,
  texts: Texts,
): string {
  const called = count === 1 ? noun.one : noun.many;
  return texts.fromPrice(count, called, formatPrice(lowest), durationBeyondDay(lowest));
}
