import type { BusinessData, CatalogueData, DataFile } from "../catalogue-data";
import { type DataPath, itemLabel, quotedValue, type ValidationError } from "../validation-error";

export type Contents = Readonly<Partial<Record<DataFile, unknown>>>;

export interface Entry<Fields = object> {
  readonly file: string;
  readonly item: string | null;
  readonly fields: Fields;
  readonly path: DataPath;
}

type Lists = Omit<CatalogueData, "search" | "business" | "words">;

export type ValidEntries = {
  readonly [List in keyof Lists]: readonly Entry<Lists[List][number]>[];
} & {
  readonly business: Entry<BusinessData> | null;
  readonly isFileValid: (file: DataFile) => boolean;
};

/** Leaves out entries with errors. */
export function validEntries(contents: Contents, errors: readonly ValidationError[]): ValidEntries {
  const keyOf = (file: string, index: DataPath[number] | null) => JSON.stringify([file, index]);
  const invalid = new Set(errors.map(({ file, path: [index = null] }) => keyOf(file, index)));
  const isFileValid = (name: DataFile) => !errors.some(({ file }) => file === `${name}.json`);
  const list = <List extends keyof Lists>(name: List): ValidEntries[List] => {
    const file = `${name}.json`;
    const isList = !invalid.has(keyOf(file, null)) && contents[name] !== undefined;
    const elements = isList ? (contents[name] as Lists[List]) : [];
    const entries = elements.map((fields, index) => {
      return { file, item: itemLabel(fields, index), fields, path: [index] };
    });
    const valid = entries.filter((_, index) => !invalid.has(keyOf(file, index)));
    return valid as unknown as ValidEntries[List];
  };
  const fields = contents.business as BusinessData;
  return {
    bikes: list("bikes"),
    cars: list("cars"),
    hotels: list("hotels"),
    taxis: list("taxis"),
    places: list("places"),
    pages: list("pages"),
    business: isFileValid("business")
      ? { file: "business.json", item: null, fields, path: [] }
      : null,
    isFileValid,
  };
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
