import { cardId } from "../../catalogue/addresses/page-paths";
import { formatTotal } from "../../catalogue/prices/enquiry";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { lowestPriced, type TripPrices } from "../../catalogue/prices/priced-items";
import { useTexts } from "../visitor/language";
import { isAway, usePickUp } from "../visitor/pick-up-context";

interface LowestPriceProps {
  readonly items: readonly Item[];
  readonly tripPrices: TripPrices;
}

/** The lowest trip price and a link to its card; nothing if another price may be lower, or a request to call without prices. */
export function LowestPrice({ items, tripPrices }: LowestPriceProps) {
  const texts = useTexts();
  const isUnpriced = [...tripPrices.values()].every((price) => price === null);
  const pickUp = usePickUp();
  const availableItems = items.filter(({ awayUntil }) => !isAway(awayUntil, pickUp));
  const [id] = lowestPriced(
    tripPrices,
    availableItems.map(({ jsonId }) => jsonId),
  );
  const lowest = availableItems.find(({ jsonId }) => jsonId === id);
  const price = lowest && tripPrices.get(lowest.jsonId);
  if (isUnpriced) return texts.word(items[0]?.exceed ?? texts.askOnCall);
  if (!price) return null;
  return (
    <>
      <span>{`${texts.lowest}: ${formatTotal(price)}, `}</span>
      <a href={`#${cardId(lowest.path)}`}>{itemTitle(lowest, texts)}</a>
    </>
  );
}
