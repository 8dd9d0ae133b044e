import { durationDays } from "../../catalogue/prices/price-data";
import { foldedText } from "../../catalogue/text/folded-words";
import { formattedRupees } from "../../catalogue/text/money";
import { type CatalogueData, catalogueNames, type ItemData } from "../catalogue-data";
import type { ValidationError } from "../validation-error";
import {
  entriesOf,
  type Entry,
  type FieldValue,
  itemEntries,
  picturesOf,
  repeatedErrors,
  titleOf,
  validationError,
  valuesOf,
} from "./entries";

export function crossFileErrors(data: CatalogueData): ValidationError[] {
  const items = itemEntries(data);
  const unique = [
    ...catalogueNames.map((name) => valuesOf(entriesOf(data, name), "id")),
    valuesOf(entriesOf(data, "pages"), "id"),
    valuesOf(entriesOf(data, "places"), "slug"),
    valuesOf(entriesOf(data, "places"), "name"),
  ];
  return [
    ...unique.flatMap((values) =>
      repeatedErrors(values, ({ entry }) => `${titleOf(entry)} has it too; change the newer one`),
    ),
    ...repeatedErrors(
      items.flatMap(picturesOf),
      ({ entry }) => `${titleOf(entry)} has this picture already; upload another photo`,
    ),
    ...spellingErrors(data),
    ...items.flatMap(repeatedRows),
    ...items.flatMap(missingDayErrors),
    ...items.flatMap(decreasingPrices),
    ...[...entriesOf(data, "bikes"), ...entriesOf(data, "cars")].flatMap(rateErrors),
  ];
}

function repeatedRows(entry: Entry<ItemData>): ValidationError[] {
  const durations = entry.fields.priceDetails.map((row, index) => {
    return { entry, steps: ["priceDetails", index, "duration"], value: row.duration };
  });
  return repeatedErrors(durations, () => "another row has this duration too; write another one");
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

/** Values that differ only by capitals or spaces would be two chips, groups or places for one thing. */
function spellingErrors(data: CatalogueData): ValidationError[] {
  const lists = entriesOf(data, "pages").flatMap((page) => {
    const items = entriesOf(data, page.fields.catalogue);
    const labelled = (["labels", "groupNotes"] as const).flatMap((field) =>
      Object.keys(page.fields[field] ?? {}).map((value): FieldValue => {
        return { entry: page, steps: [field, value], value };
      }),
    );
    return (["filter", "brand", "location"] as const).map((field) => [
      ...valuesOf(items, field),
      ...labelled,
    ]);
  });
  return [valuesOf(entriesOf(data, "places"), "name"), ...lists].flatMap((values) =>
    repeatedErrors(
      values,
      (first, value) =>
        first.value === value ? null : `is written “${first.value}” elsewhere; write both alike`,
      (value) => foldedText(`${value}`).replaceAll(" ", ""),
    ),
  );
}
