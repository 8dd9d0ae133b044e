import path from "node:path";
import { type CatalogueData, type DataFile, dataFiles } from "./catalogue-data";
import type { WordsData } from "../catalogue/text/phrases";
import { DataError, fileError, type ValidationError } from "./validation-error";
import { pictureErrors } from "./picture-check";
import { addressErrors } from "./rules/address-check";
import { wordsErrors } from "./rules/words-check";
import { readFileSync } from "node:fs";
import { crossFileErrors } from "./rules/cross-file-check";
import { validationError, validEntries, type ValidEntries } from "./rules/valid-entries";
import { type SchemaCheck, schemaCheck } from "./schema-check";

/**
 * @param dataFolder folder with the JSON files, `images/` and the JSON Schemas in `schema/`
 * @throws DataError with all errors at once
 */
export async function checkedData(dataFolder: string): Promise<CatalogueData> {
  const { contents, errors } = checkedFiles(dataFolder, path.join(dataFolder, "schema"));
  const pictures = await pictureErrors(dataFolder, contents, errors);
  const allErrors = [...errors, ...pictures];
  if (allErrors.length > 0) throw new DataError(allErrors);
  return contents as unknown as CatalogueData;
}

/** Like `checkedData`, without the pictures. */
export function checkedJson(
  dataFolder: string,
  schemaFolder = path.join(dataFolder, "schema"),
): CatalogueData {
  const { contents, errors } = checkedFiles(dataFolder, schemaFolder);
  if (errors.length > 0) throw new DataError(errors);
  return contents as unknown as CatalogueData;
}

function checkedFiles(dataFolder: string, schemaFolder: string) {
  const read = (file: DataFile) => readDataFile(dataFolder, file);
  return checkedContents(read, schemaCheck(schemaFolder));
}

/**
 * Checks each file by its schema, then applies the rules across files to the valid entries, so that one mistake
 * gives one error.
 */
export function checkedContents(read: (file: DataFile) => ReadResult, check: SchemaCheck) {
  const contents: Partial<Record<DataFile, unknown>> = {};
  const errors: ValidationError[] = [];
  for (const file of dataFiles) {
    const result = read(file);
    if ("content" in result) contents[file] = result.content;
    errors.push(...("errors" in result ? result.errors : check(file, result.content)));
  }
  const valid = validEntries(contents, errors);
  return {
    contents,
    errors: uniqueErrors([
      ...errors,
      ...crossFileErrors(valid),
      ...hoursErrors(valid),
      ...addressErrors(valid),
      ...(valid.isFileValid("words") ? wordsErrors(contents.words as WordsData) : []),
    ]),
  };
}

/** Keeps the first error of each field, and each different message about a whole file or item. */
function uniqueErrors(errors: readonly ValidationError[]): ValidationError[] {
  const seen = new Set<string>();
  return errors.filter(({ file, item, path: steps, message }) => {
    const isField = steps.length > (item === null ? 0 : 1);
    const key = JSON.stringify(isField ? [file, steps] : [file, steps, message]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function hoursErrors({ business: entry }: ValidEntries): ValidationError[] {
  if (entry === null) return [];
  const { opens, closes } = entry.fields.openingHours;
  if (opens < closes) return [];
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
    return parsedData(name, strictUtf8.decode(bytes));
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    return { errors: [fileError(name, fileMessages[code] ?? `cannot be read (${code})`)] };
  }
}

export function parsedData(name: string, text: string): ReadResult {
  try {
    return { content: JSON.parse(text) as unknown };
  } catch (error) {
    return { errors: [fileError(name, `no valid JSON: ${(error as SyntaxError).message}`)] };
  }
}
