import type { Item } from "../prices/item";
import { leadingRow } from "../prices/price-list";

const maxSimilarItems = 3;

/** Other items of the list: items for as many people first, then by difference in price. */
export function similarItems<Listed extends Pick<Item, "jsonId" | "seats" | "priceDetails">>(
  item: Listed,
  items: readonly Listed[],
): Listed[] {
  const priceOf = ({ priceDetails }: Listed) => leadingRow(priceDetails).price;
  const difference = (other: Listed) => Math.abs(priceOf(other) - priceOf(item));
  const isAsLarge = ({ seats }: Listed) => Number(seats === item.seats);
  return items
    .filter(({ jsonId }) => jsonId !== item.jsonId)
    .sort((a, b) => isAsLarge(b) - isAsLarge(a) || difference(a) - difference(b))
    .slice(0, maxSimilarItems);
}
