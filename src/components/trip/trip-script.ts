import { formatTrip, formatTripPrice } from "../../catalogue/prices/enquiry";
import { itemTitle } from "../../catalogue/prices/item";
import { lowestPriced } from "../../catalogue/prices/trip-prices";
import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import { pickUpFields } from "../../catalogue/shop/pick-up-text";
import { tripTexts } from "../../catalogue/text/words/en-trip";
import type { Texts } from "../../catalogue/text/texts";
import { isAway, type LowestText } from "../ui/pick-up-state";
import { PickUpRow } from "./pick-up-row";
import { TripNote } from "./trip-note";

/** All that a page shows and says of a pick-up, at this moment. */
export function pickUpState(from: string, hours: OpeningHours, isAtShop: boolean, texts: Texts) {
  const fields = pickUpFields(from, hours, isAtShop, texts);
  const lowestText: LowestText = (trip, all, tripPrices) => {
    const items = all.filter(({ awayUntil }) => !isAway(awayUntil, fields));
    const ids = items.map(({ jsonId }) => jsonId);
    const [lowestId] = lowestPriced(tripPrices, ids);
    const lowest = items.find(({ jsonId }) => jsonId === lowestId);
    const price = lowest && tripPrices.get(lowest.jsonId);
    const { lowestFor } = texts.trip ?? tripTexts;
    return lowest && price
      ? lowestFor(formatTrip(trip, texts), formatTripPrice(price, texts), itemTitle(lowest, texts))
      : "";
  };
  return { ...fields, Row: PickUpRow, Note: TripNote, lowestText };
}
