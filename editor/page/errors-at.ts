import type { ErrorSchema } from "@rjsf/utils";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataPath, ValidationError } from "../../src/data-check/messages/validation-error";
import { isWordListEntry } from "./form-schema";

/** Errors of one file, with messages for somebody who sees a form. */
export function errorsOf(
  errors: readonly ValidationError[],
  file: DataFile,
): readonly ValidationError[] {
  return errors
    .filter((error) => error.file === `${file}.json`)
    .map((error) => ({ ...error, message: formMessage(error) }));
}

/** At an empty field of a list entry: to fill it in. `value` is JSON, or null for a missing or an unknown field. */
function formMessage({ path, value, message }: ValidationError): string {
  const isEmpty =
    value === null ? message.startsWith("is missing") : /^(?:"\s*"|null)$/.test(value);
  if (path.length < 2 || !isEmpty) return message;
  return path[1] === "image" ? "drop a photo here" : "still to be filled in";
}

export function errorsBelow(
  errors: readonly ValidationError[],
  path: DataPath,
): readonly ValidationError[] {
  return errors.filter((error) => path.every((step, index) => error.path[index] === step));
}

export function errorText(errors: readonly ValidationError[], path: DataPath): string | null {
  const sentences = errorsBelow(errors, path).map(({ message }) => sentence(message));
  return sentences.length === 0 ? null : [...new Set(sentences)].join(" ");
}

export function sentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Errors at and below a path, in the structure that rjsf expects. A list of words is one field. */
export function formErrors(errors: readonly ValidationError[], path: DataPath): ErrorSchema {
  const schema: ErrorSchema = {};
  for (const { message, value, path: errorPath } of errorsBelow(errors, path)) {
    const steps = errorPath.slice(path.length);
    const isWord = isWordListEntry(steps);
    const text = sentence(isWord ? `${value}: ${message}` : message);
    let field = schema;
    for (const step of isWord ? steps.slice(0, -1) : steps) {
      field = (field as Record<string, ErrorSchema>)[step] ??= {};
    }
    field.__errors = [...new Set([...(field.__errors ?? []), text])];
  }
  return schema;
}
