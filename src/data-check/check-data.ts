import path from "node:path";
import { type CatalogueData, type DataFile, dataFiles } from "./catalogue-data";
import { readDataFile, type ReadResult } from "./data-files";
import { DataError, type ValidationError } from "./messages/validation-error";
import type { WordsData } from "../catalogue/text/phrases";
import { wordsErrors } from "./rules/words-check";
import { pictureErrors } from "./picture-check";
import { addressErrors } from "./rules/address-check";
import { businessErrors } from "./rules/business-check";
import { crossFileErrors } from "./rules/cross-file-check";
import { validEntries } from "./rules/valid-entries";
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
      ...businessErrors(valid),
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
