import type { ErrorSchema, RJSFSchema } from "@rjsf/utils";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import type { DataPath, ValidationError } from "../../src/data-check/validation-error";
import { fieldWords, fileWords } from "../../src/data-check/field-words";
import { schemaAt } from "./form-schema";

/**
 * The errors of one file, in the words of a form: those that are in it, and those of other files that
 * something in it asks for.
 */
export function errorsOf(
  errors: readonly ValidationError[],
  file: DataFile,
): readonly ValidationError[] {
  const own = ownErrorsOf(errors, file);
  const madeOf = own.flatMap((error) =>
    (error.causes ?? [])
      .filter((cause) => cause.file === error.file)
      .map((cause) => ({ ...error, ...cause, rule: error.rule })),
  );
  return [...own, ...madeOf, ...errors.flatMap((error) => causesIn(error, file))];
}

/** The errors that are in one file, in the words of a form. */
export function ownErrorsOf(
  errors: readonly ValidationError[],
  file: DataFile,
): readonly ValidationError[] {
  const found = errors.filter((error) => error.file === `${file}.json`);
  const isAt = (error: ValidationError, field: string) =>
    error.path.length === 2 && error.path[1] === field;
  const nameless = new Set(
    found
      .filter((error) => isAt(error, "name") && isToFill(error))
      .map(({ path: [place] }) => place),
  );
  // An address is made of the name, and is right when the name is there.
  return found
    .filter((error) => !(isAt(error, "slug") && nameless.has(error.path[0])))
    .map((error) => ({ ...error, rule: formRule(error) }));
}

/** What an error of another file says at the places in this one that ask for what is missing there. */
function causesIn(error: ValidationError, file: DataFile): readonly ValidationError[] {
  const { causes = [], path } = error;
  const other = dataFiles.find((name) => `${name}.json` === error.file);
  if (other === undefined || other === file) return [];
  const field = path.findLast((step) => typeof step === "string") ?? "";
  const [short = ""] = formRule(error).split("; ");
  const rule = `see ${fileWords[other]}, “${fieldWords(field)}”: ${short}`;
  return causes
    .filter((cause) => cause.file === `${file}.json`)
    .map((cause) => ({ ...error, ...cause, item: null, field: null, value: null, rule }));
}

/** A rule for somebody who sees a form and not the file that it is about. */
function formRule(error: ValidationError): string {
  const [, field] = error.path;
  const { rule } = error;
  if (isToFill(error)) return field === "image" ? "drop a photo here" : "still to be filled in";
  return field === "formerSlugs" ? rule.replace(/ Leave it empty, .*$/, "") : rule;
}

/** Whether a field that needs something has nothing that can be seen. */
function isToFill({ path, value, rule }: ValidationError): boolean {
  const isMissing = value === null && /\bmissing(?:$|\.)/.test(rule);
  return path.length > 1 && (/^"\s*"$/.test(value ?? "") || value === "null" || isMissing);
}

/** The errors at a place of a file or below it. */
export function errorsBelow(
  errors: readonly ValidationError[],
  path: DataPath,
): readonly ValidationError[] {
  return errors.filter((error) => path.every((step, index) => error.path[index] === step));
}

/** What is wrong at a place, in one text; null where nothing is. */
export function errorText(errors: readonly ValidationError[], path: DataPath): string | null {
  const found = errorsBelow(errors, path);
  const texts = new Set(found.map(({ rule }) => sentence(rule)));
  return texts.size === 0 ? null : [...texts].join(" ");
}

function isWordList(schema: RJSFSchema | undefined): boolean {
  return (schema?.items as { readonly isSearchWord?: boolean } | undefined)?.isSearchWord === true;
}

/** The word that an error in a list of words is about. */
function wordIn({ value, path }: ValidationError): string {
  const [, word] = /^"(.*)"$/.exec(value ?? "") ?? [];
  return word === undefined ? `number ${Number(path.at(-1)) + 1}` : `“${word}”`;
}

/** A rule as a sentence of its own. */
export function sentence(rule: string): string {
  const text = firstUpper(rule);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function firstUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The errors below a place as a form takes them. What is wrong with several fields together is said at each.
 */
export function formErrors(
  errors: readonly ValidationError[],
  path: DataPath,
  schema: RJSFSchema = {},
): ErrorSchema {
  const found: ErrorSchema = {};
  const add = (steps: DataPath, text: string) => {
    let place = found;
    for (const step of steps) place = (place as Record<string, ErrorSchema>)[step] ??= {};
    place.__errors = [...new Set([...(place.__errors ?? []), text])];
  };
  for (const error of errorsBelow(errors, path)) {
    const below = error.path.slice(path.length);
    const list = below.slice(0, -1);
    if (isWordList(schemaAt(schema, list))) {
      // A list of words is one field, and shows what is wrong with any of them.
      add(list, sentence(`${wordIn(error)}: ${error.rule}`));
    } else {
      const { fields = [] } = error;
      const places = fields.length === 0 ? [below] : fields.map((field) => [...below, field]);
      for (const place of places) add(place, sentence(error.rule));
    }
  }
  return found;
}
