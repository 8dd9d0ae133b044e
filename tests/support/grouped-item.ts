import type { GroupedItem } from "../../src/catalogue/lists/groups";
import { parsedRow } from "../../src/catalogue/prices/price-data";

/** An item with one price for a day; `fields` override its other values. */
export const groupedItem = (
  jsonId: number,
  name: string,
  price: number,
  fields: Partial<GroupedItem> = {},
) => ({
  jsonId,
  name,
  brand: null,
  filter: null,
  location: null,
  mileage: null,
  exceed: null,
  carInfo: null,
  priceDetails: [parsedRow({ duration: "1 day", price, kms: null })],
  ...fields,
});
