import { formatTrip, formatTripPrice } from "../../catalogue/prices/enquiry";
import type { Item } from "../../catalogue/prices/item";
import { itemFacts } from "../../catalogue/prices/item-view";
import { PriceTable } from "../item/price-table";
import { TripSum } from "../item/offer";
import { useTexts } from "../visitor/language";
import * as styles from "./item-details.module.css";
import type { ItemState } from "./use-item-state";

interface ItemPricesProps {
  readonly item: Item;
  readonly state: ItemState;
}

export function ItemPrices({ item, state }: ItemPricesProps) {
  const { trip, view } = state;
  const { priceDetails } = item;
  const texts = useTexts();
  const facts = itemFacts(item, texts);
  return (
    <>
      {/* Without a trip, the badge shows the only price. */}
      {(priceDetails.length > 1 || trip !== null) && (
        <div className={styles.list}>
          <PriceTable name={view.title} rows={priceDetails} usedDurations={view.usedDurations} />
        </div>
      )}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(([label, value]) => (
            <li key={label}>
              {label} {value !== undefined && <strong>{value}</strong>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function PrintedTrip({ trip, view, formatSpan }: ItemState) {
  const texts = useTexts();
  const tripText = formatTrip(trip, texts, formatSpan?.(trip?.days));
  return (
    <>
      {/* The badge has the days. */}
      {trip && tripText !== texts.days(trip.days) && <p className="print-only">{tripText}</p>}
      {view.sum && (
        <p className="print-only">
          <TripSum sum={view.sum} />
        </p>
      )}
    </>
  );
}

/** The result in the trip form. */
export function ItemTripPrice({ trip, tripPrice = null, view }: ItemState) {
  const texts = useTexts();
  if (view.sum !== null) return <TripSum sum={view.sum} />;
  return trip && <b>{formatTripPrice(tripPrice, texts)}</b>;
}
