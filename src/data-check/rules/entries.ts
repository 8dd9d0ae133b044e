import { type CatalogueData, catalogueNames, type ItemData } from "../catalogue-data";
import { type DataPath, itemLabel, quotedValue, type ValidationError } from "../validation-error";

export interface Entry<Fields = object> {
  readonly file: string;
  readonly item: string | null;
  readonly fields: Fields;
  readonly path: DataPath;
}

type ListName = Exclude<keyof CatalogueData, "search" | "business" | "words">;

export function entriesOf<Name extends ListName>(
  data: CatalogueData,
  name: Name,
): Entry<CatalogueData[Name][number]>[] {
  return data[name].map((fields, index) => {
    return { file: `${name}.json`, item: itemLabel(fields, index), fields, path: [index] };
  });
}

export function itemEntries(data: CatalogueData) {
  return catalogueNames.flatMap((name) => entriesOf(data, name));
}

export interface FieldValue {
  readonly entry: Entry<{ readonly name: string } | { readonly title: string }>;
  readonly steps: DataPath;
  readonly value: string | number;
}

/** The values of a field in all entries that have it. */
export function valuesOf<Field extends string>(
  list: readonly Entry<
    FieldValue["entry"]["fields"] & Readonly<Partial<Record<Field, string | number>>>
  >[],
  field: Field,
): FieldValue[] {
  return list.flatMap((entry) => {
    const value = entry.fields[field];
    return value === undefined ? [] : [{ entry, steps: [field], value }];
  });
}

/** The first picture and the further pictures. */
export function picturesOf(entry: Entry<ItemData>): (FieldValue & { readonly value: string })[] {
  const { image, pictures = [] } = entry.fields;
  const further = pictures.map((picture, index) => {
    return { entry, steps: ["pictures", index, "image"], value: picture.image };
  });
  return [{ entry, steps: ["image"], value: image }, ...further];
}

/** @param messageOf why a value may not stand beside the first value of its key; null where it may */
export function repeatedErrors(
  values: readonly FieldValue[],
  messageOf: (first: FieldValue, value: FieldValue["value"]) => string | null,
  keyOf = (value: FieldValue["value"]): unknown => value,
): ValidationError[] {
  const firsts = new Map<unknown, FieldValue>();
  return values.flatMap((field) => {
    const { entry, steps, value } = field;
    const first = firsts.get(keyOf(value));
    if (first === undefined) firsts.set(keyOf(value), field);
    const message = first === undefined ? null : messageOf(first, value);
    return message === null ? [] : [validationError(entry, steps, value, message)];
  });
}

export function validationError(
  { file, item, path }: Entry,
  steps: DataPath,
  value: unknown,
  message: string,
): ValidationError {
  const quoted = value === undefined ? null : quotedValue(value);
  return { file, item, value: quoted, message, path: [...path, ...steps] };
}

export function titleOf({ fields }: FieldValue["entry"]): string {
  return `“${"name" in fields ? fields.name : fields.title}”`;
}
