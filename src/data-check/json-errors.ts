import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { fileError, type ValidationError } from "./messages/validation-error";

const maxErrors = 10;

export function jsonErrors(file: string, text: string): readonly ValidationError[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.slice(0, maxErrors).map(({ error, offset }) => {
    const problem = spaced(printParseErrorCode(error));
    return fileError(file, `${position(text, offset)}: ${problem}`);
  });
}

function spaced(code: string): string {
  return code.replaceAll(/(?<=.)[A-Z]/g, " $&").toLowerCase();
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}
