import { formattedRupees } from "../catalogue/text/money";
import type { PriceRow } from "../catalogue/prices/item";
import { parsedRow } from "../catalogue/prices/price-data";
import { hoursInDay, rowDayPrice } from "../catalogue/prices/price-list";
import {
  type Acknowledged,
  type CatalogueData,
  type CatalogueName,
  catalogueNames,
  type DataFile,
  type WarningRule,
} from "./catalogue-data";
import { itemLabel } from "./messages/item-label";
import { samplePhones } from "./rules/indian-phone";

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

/** How far a day's price may be from what is usual before it is a warning. */
const unusualFactor = 5;

/** All warnings of the data, acknowledged or not. */
export function dataWarnings(data: CatalogueData): DataWarning[] {
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
    ...catalogueNames.flatMap((name) => priceWarnings(data, name)),
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

function priceWarnings(data: CatalogueData, name: CatalogueName): DataWarning[] {
  const items = data[name];
  const lists = items.map(({ priceDetails }) =>
    priceDetails
      .map((row) => parsedRow(row, data.business.monthDays))
      // Nights and trips have no length to be compared by.
      .filter(({ hours }) => hours > 0)
      .sort((a, b) => a.hours - b.hours),
  );
  // By the day alone, as the rows that are compared with it: an hour costs more than its part of a day.
  const days = lists.flatMap((list) => list.find(({ hours }) => hours >= hoursInDay) ?? []);
  const usual = median(days.map(rowDayPrice));
  return items.flatMap((item, index) => {
    const place = `${name}.json › ${itemLabel(item, index)}`;
    const list = lists[index] ?? [];
    const warnings = (rule: WarningRule, messages: readonly string[]) =>
      messages.map((message) => warning(rule, name, item, place, message));
    return [
      ...warnings("longer-costs-less", cheaperRules(list)),
      ...warnings("unusual-price", unusualRules(list, usual)),
    ];
  });
}

function cheaperRules(list: readonly PriceRow[]): string[] {
  return list.flatMap((row, index) => {
    const shorter = list[index - 1];
    return shorter === undefined || row.price >= shorter.price
      ? []
      : `${formattedRupees(row.price)} for ${row.duration} is less than ${formattedRupees(shorter.price)} for ${shorter.duration}; look at both`;
  });
}

function unusualRules(list: readonly PriceRow[], usualDayPrice: number): string[] {
  const ofDays = list.filter(({ hours }) => hours >= hoursInDay);
  return ofDays.flatMap((row) => {
    const others = ofDays.filter((other) => other !== row).map(rowDayPrice);
    const usual = others.length === 0 ? usualDayPrice : median(others);
    const factor = Math.max(rowDayPrice(row) / usual, usual / rowDayPrice(row));
    return factor < unusualFactor
      ? []
      : `${formattedRupees(row.price)} for ${row.duration} is far from what is usual here, about ${formattedRupees(Math.round(usual))} a day`;
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
