import type { CatalogueName } from "../../src/catalogue/shop/catalogue-names";
import { formatTripPrice } from "../../src/catalogue/prices/enquiry";
import { chargeOf, extraKmRate, parsedRow } from "../../src/catalogue/prices/price-data";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import type { Trip } from "../../src/catalogue/prices/tariff";
import { tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { texts } from "../../src/catalogue/text/texts";
import { business, data } from "./built-site";

/** The items of a catalogue in their order. */
export const shippedItems = (catalogue: CatalogueName) =>
  data[catalogue].map((item) => ({
    ...item,
    jsonId: item.id,
    mileage: item.mileage ?? null,
    extraKmRate: extraKmRate(item),
    charge: chargeOf(item.carInfo),
    priceDetails: item.priceDetails.map(parsedRow),
  }));

export type ShippedItem = ReturnType<typeof shippedItems>[number];

/** The price of a trip in words, `₹2,799`. */
export const shownTrip = (item: ShippedItem, trip: Trip): string =>
  formatTripPrice(
    tripPricesOf([item], trip, business.combinePriceRows).get(item.jsonId) ?? null,
    texts,
  );

/** The price that leads an item's list, `₹499`. */
export const shownPrice = (item: ShippedItem): string => formatPrice(leadingRow(item.priceDetails));
