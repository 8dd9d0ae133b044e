import type { PriceRow } from "../prices/item";
import { durationBeyondDay, formatPrice } from "../prices/price-list";
import type { Texts } from "../text/texts";

/** What a list holds on all of its pages together. */
export interface WholeList {
  readonly count: number;
  /** The leading price of its cheapest item. */
  readonly lowest: Pick<PriceRow, "price" | "duration" | "hours" | "estimated">;
}

/** What a list offers from how much, as a sentence computed from the data. */
export function listSummary(
  { noun }: Pick<Queries.CatalogueHeaderFragment, "noun">,
  { count, lowest }: WholeList,
  texts: Texts,
): string {
  const called = count === 1 ? noun.one : noun.many;
  return texts.fromPrice(count, called, formatPrice(lowest), durationBeyondDay(lowest));
}
