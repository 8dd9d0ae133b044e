import type { GroupedItem } from "../../src/catalogue/lists/groups";
import { parsedRow } from "../../src/catalogue/prices/price-data";

/** An item of page planning with a price for a day, and the facts of a test. */
export const plannedItem = (
  jsonId: number,
  name: string,
  price: number,
  facts: Partial<GroupedItem> = {},
) => ({
  jsonId,
  name,
  brand: null,
  filter: null,
  location: null,
  mileage: null,
  exceed: null,
  carInfo: null,
  awayUntil: null,
  priceDetails: [parsedRow({ id: 1, duration: "1 day", price, kms: null })],
  ...facts,
});
