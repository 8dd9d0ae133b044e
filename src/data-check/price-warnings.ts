import { durationSortKey, parsedRow, type PriceRowData } from "../catalogue/prices/price-data";
import { hoursInDay, rowDayPrice } from "../catalogue/prices/price-list";
import { formattedRupees } from "../catalogue/text/money";
import type { CatalogueName, ItemData } from "./catalogue-data";
import type { DataWarning } from "./data-warnings";

/** A price gets a warning if it rises by this factor, or differs by it from all prices of similar items. */
const unusualFactor = 3;
/** The same for prices per day, which differ more because longer rows cost less per day. */
const unusualDayFactor = 5;

/** Prices that may be a mistake: far from published or similar prices, or lower for a longer time. */
export function priceWarnings(
  file: CatalogueName,
  items: readonly ItemData[],
  published?: readonly ItemData[],
): DataWarning[] {
  // A single similar price that is not published may itself be the wrong one.
  const minSimilarPrices = published === undefined ? 2 : 1;
  return items.flatMap((item) => {
    const publishedItem = published?.find(({ id }) => id === item.id);
    const unusual = item.priceDetails.flatMap((row) => {
      const publishedPrice = publishedItem?.priceDetails.find(
        ({ duration }) => duration === row.duration,
      )?.price;
      // The owner has confirmed an unchanged price.
      if (publishedPrice === row.price) return [];
      const message =
        publishedPrice === undefined
          ? unusualMessage(row, item, items, minSimilarPrices)
          : changedMessage(row, publishedPrice);
      return message ?? [];
    });
    const [first, ...others] = unusual;
    const ending = others.length === 0 ? "" : `, and so on for ${others.length} more`;
    const messages = [...longerButCheaper(item), ...(first === undefined ? [] : [first + ending])];
    return messages.map((message) => {
      return { file, id: item.id, message: `“${item.name}”: ${message}` };
    });
  });
}

function priceOf({ price, duration }: PriceRowData): string {
  return `${formattedRupees(price)} for ${duration}`;
}

function changedMessage(row: PriceRowData, publishedPrice: number): string | null {
  const isTooLow = row.price < publishedPrice / 2;
  const isTooHigh = row.price >= publishedPrice * unusualFactor;
  return isTooLow || isTooHigh
    ? `${priceOf(row)} was ${formattedRupees(publishedPrice)} until now`
    : null;
}

function longerButCheaper({ priceDetails }: ItemData): string[] {
  const rows = priceDetails
    .filter(({ duration }) => !duration.includes("trip"))
    .map((row) => ({ ...row, hours: durationSortKey(row.duration) }))
    .sort((a, b) => a.hours - b.hours);
  const isNight = ({ duration }: PriceRowData) => duration.includes("night");
  return rows.flatMap((row, index) => {
    // A night may cost more than one day, but not more than two days.
    const shorter = rows
      .slice(0, index)
      .findLast((other) => isNight(other) === isNight(row) || other.hours * 2 <= row.hours);
    return shorter === undefined || row.price >= shorter.price
      ? []
      : `${priceOf(row)} is less than ${priceOf(shorter)}; look at both`;
  });
}

/**
 * Compares the price with the same row of similar items; then the price per day with the item's other
 * rows, else with the other items; and last with the item's row for one day.
 */
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
  const isUnlikeSimilar = row.price * unusualFactor <= least || row.price >= most * unusualFactor;
  if (similarPrices.length >= minSimilarPrices && isUnlikeSimilar) {
    return `${priceOf(row)} is far from what others like it cost, ${formattedRupees(least)} to ${formattedRupees(most)}`;
  }
  const [dayPrice] = dayPrices([row]);
  const itemDayPrices = dayPrices(item.priceDetails.filter((other) => other !== row));
  const firstDayPrices = others.flatMap(({ priceDetails }) => dayPrices(priceDetails).slice(0, 1));
  const usualPrice = median(itemDayPrices.length > 0 ? itemDayPrices : firstDayPrices);
  // Without other prices the usual price is NaN, and the comparison is false.
  const isFar =
    dayPrice !== undefined &&
    Math.max(dayPrice / usualPrice, usualPrice / dayPrice) >= unusualDayFactor;
  if (isFar) {
    return `${priceOf(row)} is far from what is usual here, about ${formattedRupees(Math.round(usualPrice))} a day`;
  }
  const oneDay = item.priceDetails.find(({ duration }) => duration === "1 day");
  return oneDay !== undefined && dayPrice !== undefined && dayPrice > oneDay.price
    ? `${priceOf(row)} is more than the same days cost at ${priceOf(oneDay)}; look at both`
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
