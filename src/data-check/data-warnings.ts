import { formattedRupees } from "../catalogue/text/money";
import { durationLength, parsedRow, type PriceRowData } from "../catalogue/prices/price-data";
import { hoursInDay, rowDayPrice } from "../catalogue/prices/price-list";
import {
  type Acknowledged,
  type CatalogueData,
  type CatalogueName,
  catalogueNames,
  type DataFile,
  type ItemData,
  type WarningRule,
} from "./catalogue-data";
import { itemLabel } from "./messages/item-label";
import { samplePhones } from "./rules/indian-phone";
import { textWarnings } from "./text-warnings";

/** Something in right data that may be a mistake. */
export interface DataWarning {
  readonly rule: WarningRule;
  /** File and item, `bikes.json › id 4 "Honda Dio BS6"`. */
  readonly place: string;
  readonly message: string;
  /** Why it is meant so, in the owner's words, or null where nobody said so. */
  readonly reason: string | null;
  /** What may say that it is meant so: a file, and the id of an element in it if it is a list. */
  readonly acknowledgedBy: { readonly file: DataFile; readonly id: number | null };
}

/** A price this many times that of like items, or its published price, gives a warning. */
const unusualFactor = 3;
/** The same for a price by the day and the item's other ones, where a month costs less than its days. */
const unusualDayFactor = 5;

/**
 * All warnings of the data, acknowledged or not.
 *
 * @param published valid published data to compare with; null if there is none
 */
export function dataWarnings(
  data: CatalogueData,
  published: CatalogueData | null = null,
): DataWarning[] {
  const { business } = data;
  const samples = [
    ...business.phones.filter((phone) => samplePhones.includes(phone)),
    ...(JSON.stringify(business).includes("https://www.example.com") ? ["example.com links"] : []),
  ];
  const sampleRule = `sample contact details are still there (${samples.join(", ")}); replace them before you publish`;
  const sampleWarning = warning(
    "sample-details",
    "business",
    business,
    "business.json",
    sampleRule,
  );
  return [
    ...(samples.length === 0 ? [] : [sampleWarning]),
    ...textWarnings(data, published).map(([rule, file, message]) =>
      warning(rule, "business", business, `${file}.json`, message),
    ),
    ...catalogueNames.flatMap((name) => priceWarnings(data, name, published?.[name] ?? null)),
  ];
}

/** A warning as text: place, what is odd, and how to say that it is meant so. */
export function warningLine({ place, message, rule }: DataWarning): string {
  return `${place}: ${message}\n    Meant so? Add "acknowledged": { "${rule}": "the reason" } there.`;
}

function warning(
  rule: WarningRule,
  file: DataFile,
  {
    id = null,
    acknowledged,
  }: { readonly id?: number | null; readonly acknowledged?: Acknowledged },
  place: string,
  message: string,
): DataWarning {
  const reason = acknowledged?.[rule] ?? null;
  return { rule, place, message, reason, acknowledgedBy: { file, id } };
}

function priceWarnings(
  data: CatalogueData,
  name: CatalogueName,
  published: readonly ItemData[] | null,
): DataWarning[] {
  const items = data[name];
  // Without published data, either of two different prices may be wrong.
  const fewest = published === null ? 2 : 1;
  return items.flatMap((item, index) => {
    const place = `${name}.json › ${itemLabel(item, index)}`;
    const before = published?.find(({ id }) => id === item.id);
    const unusual = item.priceDetails.flatMap((row) => {
      const was = before?.priceDetails.find(({ duration }) => duration === row.duration)?.price;
      // A price that has not changed was looked at when it was published.
      if (was === row.price) return [];
      const rule =
        changedRule(row, was) ?? unusualRule(row, item, items, data.business.monthDays, fewest);
      return rule ?? [];
    });
    const [first, ...others] = unusual;
    const rest = others.length === 0 ? "" : `, and so on for ${others.length} more`;
    const warnings = (rule: WarningRule, messages: readonly string[]) =>
      messages.map((message) => warning(rule, name, item, place, message));
    return [
      ...warnings("longer-costs-less", cheaperRules(item, data.business.monthDays)),
      ...warnings("unusual-price", first === undefined ? [] : [first + rest]),
    ];
  });
}

function changedRule({ price, duration }: PriceRowData, was?: number): string | null {
  if (was === undefined || (price * 2 >= was && price < was * unusualFactor)) return null;
  return `${formattedRupees(price)} for ${duration} was ${formattedRupees(was)} until now`;
}

function cheaperRules({ priceDetails }: ItemData, monthDays?: number): string[] {
  const rows = priceDetails
    .filter(({ duration }) => !duration.includes("trip"))
    .map((row) => ({ ...row, length: durationLength(row.duration, monthDays) }))
    .sort((a, b) => a.length - b.length);
  return rows.flatMap((row, index) => {
    const isNight = ({ duration }: PriceRowData) => duration.includes("night");
    // A night may cost more than the day after it.
    const shorter = rows
      .slice(0, index)
      .findLast((other) => isNight(other) === isNight(row) || other.length * 2 <= row.length);
    return shorter === undefined || row.price >= shorter.price
      ? []
      : `${formattedRupees(row.price)} for ${row.duration} is less than ${formattedRupees(shorter.price)} for ${shorter.duration}; look at both`;
  });
}

/** By the same row of like items, else by the item's other rows, or all items, by the day. */
function unusualRule(
  row: PriceRowData,
  item: ItemData,
  items: readonly ItemData[],
  monthDays: number | undefined,
  fewest: number,
): string | null {
  const kindOf = ({ filter, brand }: ItemData) => filter ?? brand;
  const others = items.filter((other) => other !== item);
  const like = others
    .filter((other) => kindOf(other) === kindOf(item))
    .flatMap(({ priceDetails }) =>
      priceDetails.flatMap(({ duration, price }) => (duration === row.duration ? price : [])),
    );
  const [least, most] = [Math.min(...like), Math.max(...like)];
  const isOutside = row.price * unusualFactor <= least || row.price >= most * unusualFactor;
  if (like.length >= fewest && isOutside) {
    return `${formattedRupees(row.price)} for ${row.duration} is far from what others like it cost, ${formattedRupees(least)} to ${formattedRupees(most)}`;
  }
  const dayPrices = (list: readonly PriceRowData[]) =>
    list
      .map((one) => parsedRow(one, monthDays))
      .filter(({ hours }) => hours >= hoursInDay)
      .map(rowDayPrice);
  const [price] = dayPrices([row]);
  const own = dayPrices(item.priceDetails.filter((one) => one !== row));
  const first = others.flatMap(({ priceDetails }) => dayPrices(priceDetails).slice(0, 1));
  const usual = median(own.length > 0 ? own : first);
  // An only price has none to be compared with.
  const isFar = price !== undefined && Math.max(price / usual, usual / price) >= unusualDayFactor;
  return isFar
    ? `${formattedRupees(row.price)} for ${row.duration} is far from what is usual here, about ${formattedRupees(Math.round(usual))} a day`
    : null;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
