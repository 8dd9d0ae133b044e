import { readFileSync } from "node:fs";
import path from "node:path";
import { contentWithout, type DataFile } from "./catalogue-data";
import type { ValidationError } from "./messages/validation-error";
import { jsonErrors } from "./json-errors";

export type ReadResult =
  { readonly content: unknown } | { readonly errors: readonly ValidationError[] };

const fileRules: Readonly<Record<string, string>> = {
  ENOENT: "the file is missing",
  ERR_ENCODING_INVALID_ENCODED_DATA: "the file is not UTF-8 text",
};

export function readDataFile(dataFolder: string, file: DataFile, mayBeAbsent = true): ReadResult {
  const name = `${file}.json`;
  try {
    const bytes = readFileSync(path.join(dataFolder, name));
    const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return parsedData(name, strictUtf8.decode(bytes));
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    const absent = mayBeAbsent && code === "ENOENT" ? contentWithout(file) : undefined;
    return absent === undefined
      ? fileError(name, fileRules[code] ?? `cannot be read (${code})`)
      : { content: absent };
  }
}

export function parsedData(name: string, text: string): ReadResult {
  const errors = jsonErrors(name, text);
  return errors.length > 0 ? { errors } : { content: JSON.parse(text) as unknown };
}

function fileError(file: string, rule: string): ReadResult {
  return { errors: [{ file, item: null, value: null, rule, path: [] }] };
}
