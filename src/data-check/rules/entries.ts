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

/** The first picture and the further ones, each with its field. */
export function picturesOf({ image, pictures = [] }: ItemData) {
  const further = pictures.map((picture, index) => {
    return { image: picture.image, field: ["pictures", index, "image"] };
  });
  return [{ image, field: ["image"] }, ...further];
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

export function titleOf({ fields }: Entry<{ readonly name: string } | { readonly title: string }>) {
  return `“${"name" in fields ? fields.name : fields.title}”`;
}
