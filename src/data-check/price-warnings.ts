import { durationSortKey, parsedRow, type PriceRowData } from "../catalogue/prices/price-data";
import { hoursInDay, rowDayPrice } from "../catalogue/prices/price-list";
import { formattedRupees } from "../catalogue/text/money";
import type { CatalogueData, CatalogueName, ItemData } from "./catalogue-data";
import type { DataWarning } from "./data-warnings";

/** A warning begins at this multiple of the published price, or of the prices of similar items. */
const unusualFactor = 3;
/** The same for prices per day of one item; longer rows cost less per day. */
const unusualDayFactor = 5;

/** Prices that may be a mistake: far from published or similar prices, or lower for a longer time. */
export function priceWarnings(
  data: CatalogueData,
  file: CatalogueName,
  published?: readonly ItemData[],
): DataWarning[] {
  const items = data[file];
  // Without published data, either of two different prices may be wrong.
  const minSimilarPrices = published === undefined ? 2 : 1;
  return items.flatMap((item) => {
    const before = published?.find(({ id }) => id === item.id);
    const unusual = item.priceDetails.flatMap((row) => {
      const was = before?.priceDetails.find(({ duration }) => duration === row.duration)?.price;
      // The owner has confirmed an unchanged price.
      if (was === row.price) return [];
      // A price close to the published one is not compared with others, which may be the wrong ones.
      const message =
        was === undefined
          ? unusualMessage(row, item, items, minSimilarPrices)
          : changedMessage(row, was);
      return message ?? [];
    });
    const [first = "", ...others] = unusual;
    const ending = others.length === 0 ? "" : `, and so on for ${others.length} more`;
    const messages = [...longerButCheaper(item), ...(first === "" ? [] : [first + ending])];
    return messages.map((message) => {
      return { file, id: item.id, message: `“${item.name}”: ${message}` };
    });
  });
}

function priceOf({ price, duration }: PriceRowData): string {
  return `${formattedRupees(price)} for ${duration}`;
}

function changedMessage(row: PriceRowData, was: number): string | null {
  if (row.price * 2 >= was && row.price < was * unusualFactor) return null;
  return `${priceOf(row)} was ${formattedRupees(was)} until now`;
}

function longerButCheaper({ priceDetails }: ItemData): string[] {
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

/** Compares with the same row of similar items, then per day with the item's other rows or all items. */
function unusualMessage(
  row: PriceRowData,
  item: ItemData,
  items: readonly ItemData[],
  minSimilarPrices: number,
): string | null {
  const kindOf = ({ filter, brand }: ItemData) => filter ?? brand;
  const others = items.filter((other) => other !== item);
  const similarPrices = others
    .filter((other) => kindOf(other) === kindOf(item))
    .flatMap(({ priceDetails }) => priceDetails.filter(({ duration }) => duration === row.duration))
    .map(({ price }) => price);
  const [least, most] = [Math.min(...similarPrices), Math.max(...similarPrices)];
  const isOutside = row.price * unusualFactor <= least || row.price >= most * unusualFactor;
  if (similarPrices.length >= minSimilarPrices && isOutside) {
    return `${priceOf(row)} is far from what others like it cost, ${formattedRupees(least)} to ${formattedRupees(most)}`;
  }
  const [price] = dayPrices([row]);
  const itemDayPrices = dayPrices(item.priceDetails.filter((other) => other !== row));
  const firstDayPrices = others.flatMap(({ priceDetails }) => dayPrices(priceDetails).slice(0, 1));
  const usual = median(itemDayPrices.length > 0 ? itemDayPrices : firstDayPrices);
  // Without other prices `usual` is NaN, and `isFar` is false.
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
