import { durationDays } from "../../catalogue/prices/price-data";
import { formattedRupees } from "../../catalogue/text/money";
import { type CatalogueData, catalogueNames, type ItemData } from "../catalogue-data";
import type { ValidationError } from "../validation-error";
import {
  entriesOf,
  type Entry,
  itemEntries,
  picturesOf,
  titleOf,
  validationError,
} from "./entries";

export function crossFileErrors(data: CatalogueData): ValidationError[] {
  const items = itemEntries(data);
  return [
    ...catalogueNames.flatMap((name) => repeatedValues(entriesOf(data, name), "id")),
    ...repeatedValues(entriesOf(data, "pages"), "id"),
    ...repeatedValues(entriesOf(data, "places"), "slug"),
    ...repeatedValues(entriesOf(data, "places"), "name"),
    ...repeatedPictures(data),
    ...items.flatMap(repeatedRows),
    ...items.flatMap(missingDayErrors),
    ...items.flatMap(decreasingPrices),
    ...[...entriesOf(data, "bikes"), ...entriesOf(data, "cars")].flatMap(rateErrors),
  ];
}

function repeatedValues<Field extends string>(
  list: readonly Entry<
    Readonly<Record<Field, string | number>> & Parameters<typeof titleOf>[0]["fields"]
  >[],
  field: Field,
): ValidationError[] {
  return list.flatMap((entry) => {
    const value = entry.fields[field];
    const first = list.find(({ fields }) => fields[field] === value);
    if (first === undefined || first === entry) return [];
    const message = `${titleOf(first)} has it too; write another one where you changed it`;
    return [validationError(entry, [field], value, message)];
  });
}

/** Two photos of one name are stored as one, so that two items would show the same. */
function repeatedPictures(data: CatalogueData): ValidationError[] {
  const owners = new Map<string, string>();
  return itemEntries(data).flatMap((entry) =>
    picturesOf(entry.fields).flatMap(({ image, field }) => {
      const owner = owners.get(image);
      owners.set(image, owner ?? titleOf(entry));
      if (owner === undefined) return [];
      const message = `${owner} has this picture already; upload another photo`;
      return [validationError(entry, field, image, message)];
    }),
  );
}

function repeatedRows(entry: Entry<ItemData>): ValidationError[] {
  const { priceDetails } = entry.fields;
  return priceDetails.flatMap(({ duration }, index) => {
    const first = priceDetails.findIndex((row) => row.duration === duration);
    if (first === index) return [];
    const message = `row ${first + 1} has this duration too; write another one`;
    return [validationError(entry, ["priceDetails", index, "duration"], duration, message)];
  });
}

/** Lists, badges and summaries show the price of a day. */
function missingDayErrors(entry: Entry<ItemData>): ValidationError[] {
  const { priceDetails } = entry.fields;
  if (priceDetails.some(({ duration }) => duration === "1 day")) return [];
  return [validationError(entry, ["priceDetails"], undefined, "add a row for 1 day")];
}

/** A longer time costs less only by mistake, such as 599 for 1599. */
function decreasingPrices(entry: Entry<ItemData>): ValidationError[] {
  const { priceDetails } = entry.fields;
  return priceDetails.flatMap(({ duration, price }, index) => {
    const days = durationDays(duration);
    const shorter = priceDetails.find(
      (row) => row.price > price && durationDays(row.duration) < days,
    );
    if (shorter === undefined) return [];
    const message = `is less than ${formattedRupees(shorter.price)} for ${shorter.duration}; correct one of them`;
    return [validationError(entry, ["priceDetails", index, "price"], price, message)];
  });
}

function rateErrors(entry: Entry<ItemData>): ValidationError[] {
  const { exceed, priceDetails } = entry.fields;
  if (exceed !== undefined || priceDetails.every(({ kms }) => kms === undefined)) return [];
  const message =
    "is missing. Write the charge beyond the kilometres, such as “if exceeds Rs.3/KM”; leave it empty only where all kilometres are empty";
  return [validationError(entry, ["exceed"], undefined, message)];
}
