import type { CatalogueName } from "../../src/catalogue/shop/catalogue-names";
import { formatTripPrice } from "../../src/catalogue/prices/enquiry";
import {
  chargeOf,
  extraKmRate,
  parsedRow,
  type PriceRowData,
} from "../../src/catalogue/prices/price-data";
import type { PriceRow } from "../../src/catalogue/prices/item";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { texts } from "../../src/catalogue/text/texts";
import type { Trip, TripPrice } from "../../src/catalogue/prices/tariff";
import { tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { readData } from "./shipped-data";

interface ItemInData {
  readonly id: number;
  readonly name: string;
  readonly category?: string;
  readonly filter?: string;
  readonly exceed?: string;
  readonly carInfo?: string;
  readonly mileage?: string;
  readonly priceDetails: readonly PriceRowData[];
}

/** An item of the shipped data as a test of a whole page speaks of it. */
export interface ShippedItem extends Omit<ItemInData, "priceDetails" | "mileage"> {
  readonly jsonId: number;
  readonly mileage: string | null;
  readonly extraKmRate: number | null;
  readonly charge: Queries.Charge | null;
  readonly priceDetails: readonly PriceRow[];
}

const { combinePriceRows } = readData<{ readonly combinePriceRows: boolean }>("business");

/** The items of a catalogue in their order. */
export function shippedItems(catalogue: CatalogueName): ShippedItem[] {
  return readData<ItemInData[]>(catalogue).map((item) => ({
    ...item,
    jsonId: item.id,
    mileage: item.mileage ?? null,
    extraKmRate: extraKmRate(item),
    charge: chargeOf(item.carInfo),
    priceDetails: item.priceDetails.map(parsedRow),
  }));
}

/** What a trip costs with an item; null where only a call can tell. */
export const tripPrice = (item: ShippedItem, trip: Trip): TripPrice | null =>
  tripPricesOf([item], trip, combinePriceRows).get(item.jsonId) ?? null;

/** The price of a trip in words, `₹2,799`. */
export const shownTrip = (item: ShippedItem, trip: Trip): string =>
  formatTripPrice(tripPrice(item, trip), texts);

/** The price that leads an item's list, `₹499`. */
export const shownPrice = (item: ShippedItem): string => formatPrice(leadingRow(item.priceDetails));
