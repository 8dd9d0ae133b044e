import { formattedRupees } from "./money";
import { lowestPrice, type PriceRow } from "./price-list";
import { texts } from "./texts";

interface SummarisedPage {
  /** What an item is called in a sentence. */
  readonly noun: { readonly one: string; readonly many: string };
}

/** What a list offers from how much, as a sentence computed from the data; empty for an empty list. */
export function listSummary(
  page: SummarisedPage,
  items: readonly { readonly priceDetails: readonly PriceRow[] }[],
): string {
  const lowest = lowestPrice(items);
  const noun = items.length === 1 ? page.noun.one : page.noun.many;
  return lowest === null ? "" : texts.fromPrice(items.length, noun, formattedRupees(lowest));
}
