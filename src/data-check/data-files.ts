import { readFileSync } from "node:fs";
import path from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { type DataFile, emptyContent } from "./catalogue-data";
import { fileError, type ValidationError } from "./messages/validation-error";

export type ReadResult =
  { readonly content: unknown } | { readonly errors: readonly ValidationError[] };

const maxErrors = 10;

const fileMessages: Readonly<Record<string, string>> = {
  ENOENT: "the file is missing",
  ERR_ENCODING_INVALID_ENCODED_DATA: "the file is not UTF-8 text",
};

export function readDataFile(dataFolder: string, file: DataFile, mayBeMissing = true): ReadResult {
  const name = `${file}.json`;
  try {
    const bytes = readFileSync(path.join(dataFolder, name));
    const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return parsedData(name, strictUtf8.decode(bytes));
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    const empty = mayBeMissing && code === "ENOENT" ? emptyContent(file) : undefined;
    return empty === undefined
      ? { errors: [fileError(name, fileMessages[code] ?? `cannot be read (${code})`)] }
      : { content: empty };
  }
}

export function parsedData(name: string, text: string): ReadResult {
  const errors = jsonErrors(name, text);
  return errors.length > 0 ? { errors } : { content: JSON.parse(text) as unknown };
}

function jsonErrors(file: string, text: string): readonly ValidationError[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.slice(0, maxErrors).map(({ error, offset }) => {
    const problem = printParseErrorCode(error)
      .replaceAll(/(?<=.)[A-Z]/g, " $&")
      .toLowerCase();
    return fileError(file, `${position(text, offset)}: ${problem}`);
  });
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}
