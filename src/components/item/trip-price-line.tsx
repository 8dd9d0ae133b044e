import { shownSum, shownTotal, shownTrip } from "../../catalogue/enquiry";
import type { Trip, TripPrice } from "../../catalogue/tariff";
import { texts } from "../../catalogue/texts";
import * as styles from "./item-card.module.css";

interface TripPriceLineProps {
  readonly trip: Trip;
  /** Null where only a call can tell. */
  readonly price: TripPrice | null;
  readonly extraKmRate: number;
}

/** The total of a trip, and how it comes about: `1 week ₹2,799 + 50 km × ₹3 = ₹2,949`. */
export function TripPriceLine({ trip, price, extraKmRate }: TripPriceLineProps) {
  return (
    <p className={styles.trip}>
      {shownTrip(trip)}: <strong>{price === null ? texts.askOnCall : shownTotal(price)}</strong>
      {price !== null && (
        <small>
          {shownSum(price, extraKmRate)}
          {price.excessKm === null && ` · ${texts.kmsUnknown}`}
        </small>
      )}
    </p>
  );
}
