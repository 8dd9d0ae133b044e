import { shownParts, shownTotal, shownTrip } from "../catalogue/enquiry";
import type { Trip, TripPrice } from "../catalogue/tariff";
import { texts } from "../catalogue/texts";
import * as styles from "./item-card.module.css";

interface TripPriceLineProps {
  readonly trip: Trip;
  /** Null where only a call can tell. */
  readonly price: TripPrice | null;
  readonly extraKmRate: number;
}

/** The total of a trip with its parts: `1 week ₹2,799 + 50 km × ₹3 = ₹2,949`. */
export function TripPriceLine({ trip, price, extraKmRate }: TripPriceLineProps) {
  return (
    <p className={styles.trip}>
      {shownTrip(trip)}: <strong>{price === null ? texts.askOnCall : shownTotal(price)}</strong>
      {price !== null && (
        <small>
          {shownParts(price, extraKmRate)} = {shownTotal(price)}
          {price.excessKm === null && ` · ${texts.kmsUnknown}`}
        </small>
      )}
    </p>
  );
}
