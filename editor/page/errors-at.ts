import type { ErrorSchema } from "@rjsf/utils";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataPath, ValidationError } from "../../src/data-check/messages/validation-error";
import { isWordListEntry } from "./form-schema";

export function errorsOf(
  errors: readonly ValidationError[],
  file: DataFile,
): readonly ValidationError[] {
  return errors
    .filter((error) => error.file === `${file}.json`)
    .map((error) => ({ ...error, message: formMessage(error) }));
}

/** A message for somebody who sees a form and not the file that it is about. */
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
  const texts = errorsBelow(errors, path).map(({ message }) => sentence(message));
  return texts.length === 0 ? null : [...new Set(texts)].join(" ");
}

export function sentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The errors below a place as a form takes them; a list of words is one field. */
export function formErrors(errors: readonly ValidationError[], path: DataPath): ErrorSchema {
  const found: ErrorSchema = {};
  const add = (steps: DataPath, text: string) => {
    let place = found;
    for (const step of steps) place = (place as Record<string, ErrorSchema>)[step] ??= {};
    place.__errors = [...new Set([...(place.__errors ?? []), text])];
  };
  for (const error of errorsBelow(errors, path)) {
    const below = error.path.slice(path.length);
    const { message, value } = error;
    if (isWordListEntry(below)) add(below.slice(0, -1), sentence(`${value}: ${message}`));
    else add(below, sentence(message));
  }
  return found;
}
