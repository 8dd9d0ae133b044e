import type { CatalogueName } from "../../src/catalogue/shop/catalogue-names";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { data } from "./built-site";

export const shippedItems = (catalogue: CatalogueName) =>
  data[catalogue].map((item) => ({
    ...item,
    priceDetails: item.priceDetails.map(parsedRow),
  }));

/** The first price of an item, `₹499`. */
export const shownPrice = ({ priceDetails }: ReturnType<typeof shippedItems>[number]): string =>
  formatPrice(leadingRow(priceDetails));
