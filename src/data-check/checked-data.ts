import path from "node:path";
import { type BusinessData, type CatalogueData, type DataFile, dataFiles } from "./catalogue-data";
import { DataError, fileError, type ValidationError } from "./validation-error";
import { pictureErrors } from "./picture-check";
import { addressErrors } from "./rules/address-check";
import { wordsErrors } from "./rules/words-check";
import { readFileSync } from "node:fs";
import { crossFileErrors } from "./rules/cross-file-check";
import { validationError } from "./rules/entries";
import { schemaErrors } from "./schema-check";

/**
 * @param dataFolder folder with the JSON files and `images/`
 * @throws DataError with all errors at once
 */
export async function checkedData(dataFolder: string): Promise<CatalogueData> {
  const data = checkedJson(dataFolder);
  const errors = await pictureErrors(dataFolder, data);
  if (errors.length > 0) throw new DataError(errors);
  return data;
}

/** Like `checkedData`, without the pictures. */
export function checkedJson(dataFolder: string): CatalogueData {
  const { contents, errors } = checkedContents((file) => readDataFile(dataFolder, file));
  if (errors.length > 0) throw new DataError(errors);
  return contents as unknown as CatalogueData;
}

/** Checks each file by its schema; the rules across files apply once all files are valid. */
export function checkedContents(read: (file: DataFile) => ReadResult) {
  const contents: Partial<Record<DataFile, unknown>> = {};
  const errors: ValidationError[] = [];
  for (const file of dataFiles) {
    const result = read(file);
    if ("content" in result) contents[file] = result.content;
    errors.push(...("errors" in result ? result.errors : schemaErrors(file, result.content)));
  }
  if (errors.length > 0) return { contents, errors };
  const data = contents as unknown as CatalogueData;
  return {
    contents,
    errors: [
      ...crossFileErrors(data),
      ...hoursErrors(data.business),
      ...addressErrors(data),
      ...wordsErrors(data.words),
    ],
  };
}

function hoursErrors(business: BusinessData): ValidationError[] {
  const { opens, closes } = business.openingHours;
  if (opens < closes) return [];
  const entry = { file: "business.json", item: null, fields: business, path: [] };
  const message = `write a time after ${opens}, the opening time`;
  return [validationError(entry, ["openingHours", "closes"], closes, message)];
}

type ReadResult = { readonly content: unknown } | { readonly errors: readonly ValidationError[] };

const fileMessages: Readonly<Record<string, string>> = {
  ENOENT: "the file is missing",
  ERR_ENCODING_INVALID_ENCODED_DATA: "the file is not UTF-8 text",
};

function readDataFile(dataFolder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  try {
    const bytes = readFileSync(path.join(dataFolder, name));
    const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { content: JSON.parse(strictUtf8.decode(bytes)) as unknown };
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === undefined ? `no valid JSON: ${message}` : fileMessages[code];
    return { errors: [fileError(name, reason ?? `cannot be read (${code})`)] };
  }
}
