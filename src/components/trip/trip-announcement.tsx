import { formatTrip, formatTripPrice } from "../../catalogue/prices/enquiry";
import { itemTitle } from "../../catalogue/prices/item";
import { lowestPriced } from "../../catalogue/prices/trip-prices";
import { tripTexts } from "../../catalogue/text/words/en-trip";
import { useTexts } from "../ui/language";
import { isAway, type TripAnnouncementProps, usePickUp } from "../ui/pick-up";

/** What a screen reader hears of a list's prices for a trip: the lowest of them. */
export function TripAnnouncement({ trip, items, tripPrices }: TripAnnouncementProps) {
  const texts = useTexts();
  const words = texts.trip ?? tripTexts;
  const pickUp = usePickUp();
  const [lowestId] = lowestPriced(
    tripPrices,
    items.filter(({ awayUntil }) => !isAway(awayUntil, pickUp)).map(({ jsonId }) => jsonId),
  );
  const lowest = items.find(({ jsonId }) => jsonId === lowestId);
  const price = lowest && tripPrices.get(lowest.jsonId);
  if (!lowest || !price) return null;
  return (
    <p className="visually-hidden">
      {words.lowestFor(
        formatTrip(trip, texts),
        formatTripPrice(price, texts),
        itemTitle(lowest, texts),
      )}
    </p>
  );
}
