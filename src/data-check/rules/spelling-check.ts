import { foldedText } from "../../catalogue/text/folded-words";
import type { CatalogueData } from "../catalogue-data";
import type { DataPath, ValidationError } from "../validation-error";
import { entriesOf, type Entry, validationError } from "./entries";

interface Value {
  readonly entry: Entry;
  readonly steps: DataPath;
  readonly value: string;
}

/** Values that differ only by capitals or spaces would be two chips, groups or places for one thing. */
export function spellingErrors(data: CatalogueData): ValidationError[] {
  const places = entriesOf(data, "places").map((entry): Value => {
    return { entry, steps: ["name"], value: entry.fields.name };
  });
  const lists = entriesOf(data, "pages").flatMap((page) => {
    const valuesByField = (["filter", "brand", "location"] as const).map((field) =>
      entriesOf(data, page.fields.catalogue).flatMap((entry): Value[] => {
        const value = entry.fields[field];
        return value === undefined ? [] : [{ entry, steps: [field], value }];
      }),
    );
    const labelled = (["labels", "groupNotes"] as const).flatMap((field) =>
      Object.keys(page.fields[field] ?? {}).map((value): Value => {
        return { entry: page, steps: [field, value], value };
      }),
    );
    const values = valuesByField.flat().map(({ value }) => value);
    return [
      ...valuesByField.flatMap((field) => differences(field)),
      ...differences(labelled, values),
    ];
  });
  return [...differences(places), ...lists];
}

function differences(values: readonly Value[], known: readonly string[] = []): ValidationError[] {
  const letters = (text: string) => foldedText(text).replaceAll(" ", "");
  return values.flatMap(({ entry, steps, value }, index) => {
    const earlier = [...known, ...values.slice(0, index).map((other) => other.value)];
    const similar = earlier.find((other) => letters(other) === letters(value));
    if (similar === undefined || earlier.includes(value)) return [];
    const message = `is written “${similar}” elsewhere; write both in the same way`;
    return [validationError(entry, steps, value, message)];
  });
}
