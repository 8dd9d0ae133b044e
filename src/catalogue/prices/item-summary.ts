import { itemTitle, type TitledItem } from "./item";
import { leadingRow, formatAllowance, formatPrice } from "./price-list";
import { hasDistance, type StoneItem } from "./stone-text";
import type { Texts } from "../text/texts";

/** One sentence without a full stop. */
export function itemSummary(item: StoneItem & TitledItem, texts: Texts): string {
  const leading = leadingRow(item.priceDetails);
  const rows = new Set([leading, item.priceDetails.at(-1) ?? leading]);
  const prices = [...rows].map((row) => {
    const price = texts.priceFor(formatPrice(row), row.duration);
    return item.mileage === null && hasDistance(item) && row.kms !== null
      ? `${price}, ${formatAllowance(row, texts)}`
      : price;
  });
  const mileage = item.mileage === null ? "" : `, ${texts.word(item.mileage)}`;
  return `${itemTitle(item, texts)}: ${prices.join("; ")}${mileage}`;
}
