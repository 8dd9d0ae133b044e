import type { ListedPage } from "./list-context";
import type { Item } from "../prices/item";
import { cheapest, formatPrice } from "../prices/price-list";
import type { Texts } from "../text/texts";

export function listSummary(
  { noun }: Pick<ListedPage, "noun">,
  items: readonly Pick<Item, "priceDetails">[],
  texts: Texts,
): string {
  const itemNoun = items.length === 1 ? noun.one : noun.many;
  return texts.fromPrice(items.length, itemNoun, formatPrice(cheapest(items)));
}
