import type { Item } from "../../src/catalogue/prices/item";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { texts } from "../../src/catalogue/text/texts";

/** @param kms such as `120 km` */
export const row = (duration: string, price: number, kms: string | null = null) =>
  parsedRow({ duration, price, kms });

const marked = (english: string) => `«${english}»`;

/** Marks texts of the data that are translated. */
export const translated = { ...texts, word: marked, duration: marked };

let itemCount = 0;

/** An item with a number of its own and a price for a day; `fields` override or add others. */
export function itemWith({ price = 999, ...fields }: Partial<Item> & { readonly price?: number }) {
  itemCount += 1;
  const item: Item = {
    jsonId: itemCount,
    name: `Item ${itemCount}`,
    path: `/items/item-${itemCount}`,
    category: null,
    filter: null,
    brand: null,
    illustration: false,
    exceed: null,
    extraKmRate: null,
    carInfo: null,
    charge: null,
    location: null,
    groupNote: null,
    mileage: null,
    seats: null,
    awayUntil: null,
    priceDetails: [row("1 day", price)],
    ...fields,
  };
  return item;
}
