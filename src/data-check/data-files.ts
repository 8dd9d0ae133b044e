import { readFileSync } from "node:fs";
import path from "node:path";
import { type DataFile, emptyContent } from "./catalogue-data";
import { fileError, type ValidationError } from "./messages/validation-error";

export type ReadResult =
  { readonly content: unknown } | { readonly errors: readonly ValidationError[] };

const fileMessages: Readonly<Record<string, string>> = {
  ENOENT: "the file is missing",
  ERR_ENCODING_INVALID_ENCODED_DATA: "the file is not UTF-8 text",
};

export function readDataFile(dataFolder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  try {
    const bytes = readFileSync(path.join(dataFolder, name));
    const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return parsedData(name, strictUtf8.decode(bytes));
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    const empty = code === "ENOENT" ? emptyContent(file) : undefined;
    return empty === undefined
      ? { errors: [fileError(name, fileMessages[code] ?? `cannot be read (${code})`)] }
      : { content: empty };
  }
}

export function parsedData(name: string, text: string): ReadResult {
  try {
    return { content: JSON.parse(text) as unknown };
  } catch (error) {
    return { errors: [fileError(name, `no valid JSON: ${(error as SyntaxError).message}`)] };
  }
}
