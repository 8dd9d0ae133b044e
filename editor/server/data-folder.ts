import { type DataFile, dataFiles, isOptional } from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/check-data";
import { parsedData, readDataFile, type ReadResult } from "../../src/data-check/data-files";
import type { SchemaCheck } from "../../src/data-check/schema-check";
import type { ValidationError } from "../../src/data-check/validation-error";
import type { Contents } from "../operations";
import { LinkError, plainPlace } from "./plain-files";

/** What the data files hold, or why they cannot be read. */
export type FilesOnDisk = Readonly<Record<DataFile, ReadResult>>;

export function filesIn(folder: string): FilesOnDisk {
  return Object.fromEntries(dataFiles.map((file) => [file, fileIn(folder, file)])) as FilesOnDisk;
}

function fileIn(folder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  try {
    plainPlace(folder, name);
    return readDataFile(folder, file);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const rule = error.message;
    return { errors: [{ file: name, item: null, field: null, value: null, rule, path: [] }] };
  }
}

/**
 * Everything that is wrong in the data, but for the pictures.
 *
 * @param before the data before it was changed: of two that want one address, the one that had it is right
 */
export function errorsIn(
  contents: Contents,
  check: SchemaCheck,
  before: Contents,
): readonly ValidationError[] {
  const read = (file: DataFile) => {
    const content = contents[file] ?? (isOptional(file) ? [] : undefined);
    return content === undefined ? parsedData(`${file}.json`, "") : { content };
  };
  return checkedContents(read, check, before).errors;
}
