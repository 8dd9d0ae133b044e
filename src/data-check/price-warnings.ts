import { durationSortKey, parsedRow, type PriceRowData } from "../catalogue/prices/price-data";
import { hoursInDay, rowDayPrice } from "../catalogue/prices/price-list";
import { formattedRupees } from "../catalogue/text/money";
import type { CatalogueData, CatalogueName, ItemData } from "./catalogue-data";
import type { DataWarning } from "./data-warnings";

/** A price this many times that of like items, or its published price, gives a warning. */
const unusualFactor = 3;
/** The same for a price by the day and the item's other ones, where a month costs less than its days. */
const unusualDayFactor = 5;

/** Prices that may be a mistake: far from before or from their neighbours, or lower for a longer time. */
export function* priceWarnings(
  data: CatalogueData,
  file: CatalogueName,
  published?: readonly ItemData[],
): Generator<DataWarning> {
  const items = data[file];
  // Without published data, either of two different prices may be wrong.
  const fewest = published === undefined ? 2 : 1;
  for (const item of items) {
    const before = published?.find(({ id }) => id === item.id);
    const unusual = item.priceDetails.flatMap((row) => {
      const was = before?.priceDetails.find(({ duration }) => duration === row.duration)?.price;
      // A price that has not changed was looked at when it was published.
      if (was === row.price) return [];
      // Its neighbours may be what is wrong: they say nothing of a price that is close to before.
      const rule =
        was === undefined ? unusualRule(row, item, items, fewest) : changedRule(row, was);
      return rule ?? [];
    });
    const [first = "", ...others] = unusual;
    const ending = others.length === 0 ? "" : `, and so on for ${others.length} more`;
    const messages = [...cheaperRules(item), ...(first === "" ? [] : [first + ending])];
    for (const message of messages) {
      yield { file, id: item.id, message: `“${item.name}”: ${message}` };
    }
  }
}

function priceOf({ price, duration }: PriceRowData): string {
  return `${formattedRupees(price)} for ${duration}`;
}

function changedRule(row: PriceRowData, was?: number): string | null {
  if (was === undefined || (row.price * 2 >= was && row.price < was * unusualFactor)) return null;
  return `${priceOf(row)} was ${formattedRupees(was)} until now`;
}

function cheaperRules({ priceDetails }: ItemData): string[] {
  const rows = priceDetails
    .filter(({ duration }) => !duration.includes("trip"))
    .map((row) => ({ ...row, length: durationSortKey(row.duration) }))
    .sort((a, b) => a.length - b.length);
  return rows.flatMap((row, index) => {
    const isNight = ({ duration }: PriceRowData) => duration.includes("night");
    // A night may cost more than the day after it.
    const shorter = rows
      .slice(0, index)
      .findLast((other) => isNight(other) === isNight(row) || other.length * 2 <= row.length);
    return shorter === undefined || row.price >= shorter.price
      ? []
      : `${priceOf(row)} is less than ${priceOf(shorter)}; look at both`;
  });
}

/** By the same row of like items, else by the item's other rows, or all items, by the day. */
function unusualRule(
  row: PriceRowData,
  item: ItemData,
  items: readonly ItemData[],
  fewest: number,
): string | null {
  const kindOf = ({ filter, brand }: ItemData) => filter ?? brand;
  const others = items.filter((other) => other !== item);
  const like = others
    .filter((other) => kindOf(other) === kindOf(item))
    .flatMap(({ priceDetails }) => priceDetails.filter(({ duration }) => duration === row.duration))
    .map(({ price }) => price);
  const [least, most] = [Math.min(...like), Math.max(...like)];
  const isOutside = row.price * unusualFactor <= least || row.price >= most * unusualFactor;
  if (like.length >= fewest && isOutside) {
    return `${priceOf(row)} is far from what others like it cost, ${formattedRupees(least)} to ${formattedRupees(most)}`;
  }
  const [price] = dayPrices([row]);
  const itemDayPrices = dayPrices(item.priceDetails.filter((other) => other !== row));
  const firstDayPrices = others.flatMap(({ priceDetails }) => dayPrices(priceDetails).slice(0, 1));
  const usual = median(itemDayPrices.length > 0 ? itemDayPrices : firstDayPrices);
  // An only price has none to be compared with.
  const isFar = price !== undefined && Math.max(price / usual, usual / price) >= unusualDayFactor;
  return isFar
    ? `${priceOf(row)} is far from what is usual here, about ${formattedRupees(Math.round(usual))} a day`
    : null;
}

function dayPrices(rows: readonly PriceRowData[]): number[] {
  return rows
    .map(parsedRow)
    .filter(({ hours }) => hours >= hoursInDay)
    .map(rowDayPrice);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
