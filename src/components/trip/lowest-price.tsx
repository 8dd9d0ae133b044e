import { cardId } from "../../catalogue/addresses/page-paths";
import { formatTotal } from "../../catalogue/prices/enquiry";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { lowestPriced, type TripPrices } from "../../catalogue/prices/priced-items";
import { useTexts } from "../visitor/language";
import { useAvailableIds } from "../visitor/pick-up-context";

interface LowestPriceProps {
  readonly items: readonly Item[];
  readonly tripPrices: TripPrices;
}

/** Nothing if another price may be lower; the reason if no item has a price. */
export function LowestPrice({ items, tripPrices }: LowestPriceProps) {
  const texts = useTexts();
  const [id] = lowestPriced(tripPrices, useAvailableIds(items));
  const lowest = items.find(({ jsonId }) => jsonId === id);
  const price = lowest && tripPrices.get(lowest.jsonId);
  const isUnpriced = [...tripPrices.values()].every((tripPrice) => tripPrice === null);
  if (!price) return isUnpriced ? texts.word(items[0]?.exceed ?? texts.askOnCall) : null;
  return (
    <>
      <span>{`${texts.lowest}: ${formatTotal(price)}, `}</span>
      <a href={`#${cardId(lowest.path)}`}>{itemTitle(lowest, texts)}</a>
    </>
  );
}
