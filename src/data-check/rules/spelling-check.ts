import { foldedText } from "../../catalogue/text/folded-words";
import type { CatalogueData } from "../catalogue-data";
import type { ValidationError } from "../validation-error";
import { entriesOf, type FieldValue, repeatedErrors, valuesOf } from "./entries";

/** Values that differ only by capitals or spaces would be two chips, groups or places for one thing. */
export function spellingErrors(data: CatalogueData): ValidationError[] {
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
