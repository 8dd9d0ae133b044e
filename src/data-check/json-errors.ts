import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import type { ValidationError } from "./messages/validation-error";

const mostErrors = 10;

export function jsonErrors(file: string, text: string): readonly ValidationError[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.slice(0, mostErrors).map(({ error, offset }) => ({
    ...{ file, item: null, value: null, path: [] },
    rule: `${position(text, offset)}: ${spaced(printParseErrorCode(error))}`,
  }));
}

function spaced(code: string): string {
  return code.replaceAll(/(?<=.)[A-Z]/g, " $&").toLowerCase();
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}
