import { readFileSync } from "node:fs";
import path from "node:path";
import { contentWithout, type DataFile } from "./catalogue-data";
import type { ValidationError } from "./messages/validation-error";
import { jsonErrors } from "./json-errors";

/** What a data file holds, or the errors that keep it from being read. */
export type ReadResult =
  { readonly content: unknown } | { readonly errors: readonly ValidationError[] };

/**
 * Reads one file of the data folder as strict JSON, as `parsedData` does with its text. One
 * that may be missing is then empty.
 */
export function readDataFile(dataFolder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  try {
    const bytes = readFileSync(path.join(dataFolder, name));
    const text = utf8Text(bytes);
    return text === null ? fileError(name, "the file is not UTF-8 text") : parsedData(name, text);
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (code !== "ENOENT") return fileError(name, `cannot be read (${code})`);
    const content = contentWithout(file);
    return content === undefined ? fileError(name, "the file is missing") : { content };
  }
}

/**
 * Reads the text of a data file as strict JSON. A text that is not JSON is answered with errors, never
 * with an exception.
 *
 * @param name name of the file, for the messages
 */
export function parsedData(name: string, text: string): ReadResult {
  const errors = jsonErrors(name, text);
  return errors.length > 0 ? { errors } : { content: JSON.parse(text) as unknown };
}

function fileError(file: string, rule: string): ReadResult {
  return { errors: [{ file, item: null, field: null, value: null, rule, path: [] }] };
}

function utf8Text(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
