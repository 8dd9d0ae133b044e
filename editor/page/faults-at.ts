import type { ErrorSchema, RJSFSchema } from "@rjsf/utils";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import type { DataPath, Fault } from "../../src/data-check/fault";
import { fieldWords, fileWords } from "../../src/data-check/field-words";
import { beingChecked } from "./shown-faults";
import { schemaAt } from "./form-schema";

/**
 * The faults of one file, in the words of a form: those that are in it, and those of other files that
 * something in it asks for.
 */
export function faultsOf(faults: readonly Fault[], file: DataFile): readonly Fault[] {
  const own = ownFaultsOf(faults, file);
  const madeOf = own.flatMap((fault) =>
    (fault.causes ?? [])
      .filter((cause) => cause.file === fault.file)
      .map((cause) => ({ ...fault, ...cause, rule: fault.rule })),
  );
  return [...own, ...madeOf, ...faults.flatMap((fault) => causesIn(fault, file))];
}

/** The faults that are in one file, in the words of a form. */
export function ownFaultsOf(faults: readonly Fault[], file: DataFile): readonly Fault[] {
  const found = faults.filter((fault) => fault.file === `${file}.json`);
  const isAt = (fault: Fault, field: string) => fault.path.length === 2 && fault.path[1] === field;
  const nameless = new Set(
    found
      .filter((fault) => isAt(fault, "name") && isToFill(fault))
      .map(({ path: [place] }) => place),
  );
  // An address is made of the name, and is right when the name is there.
  return found
    .filter((fault) => !(isAt(fault, "slug") && nameless.has(fault.path[0])))
    .map((fault) => ({ ...fault, rule: formRule(fault) }));
}

/** What a fault of another file says at the places in this one that ask for what is missing there. */
function causesIn(fault: Fault, file: DataFile): readonly Fault[] {
  const { causes = [], path } = fault;
  const other = dataFiles.find((known) => `${known}.json` === fault.file);
  if (other === undefined || other === file) return [];
  const field = path.findLast((step) => typeof step === "string") ?? "";
  const [short = ""] = formRule(fault).split("; ");
  const rule = `see ${fileWords[other]}, “${fieldWords(field)}”: ${short}`;
  return causes
    .filter((cause) => cause.file === `${file}.json`)
    .map((cause) => ({ ...fault, ...cause, item: null, field: null, value: null, rule }));
}

/** A rule for somebody who sees a form and not the file that it is about. */
function formRule(fault: Fault): string {
  const [, field] = fault.path;
  const rule = fault.rule;
  if (isToFill(fault)) return field === "image" ? "drop a photo here" : "still to be filled in";
  return field === "formerSlugs" ? rule.replace(/ Leave it empty, .*$/, "") : rule;
}

/** Whether nothing that can be seen stands in a field that needs something. */
function isToFill({ path, value, rule }: Fault): boolean {
  const isMissing = value === null && /\bmissing(?:$|\.)/.test(rule);
  return path.length > 1 && (/^"\s*"$/.test(value ?? "") || value === "null" || isMissing);
}

/** The faults at a place of a file or below it. */
export function faultsBelow(faults: readonly Fault[], path: DataPath): readonly Fault[] {
  return faults.filter((fault) => path.every((step, index) => fault.path[index] === step));
}

/** What is wrong at a place, in one text; null where nothing is. */
export function faultText(faults: readonly Fault[], path: DataPath): string | null {
  const found = faultsBelow(faults, path);
  const texts = new Set(found.map(({ rule }) => sentence(rule)));
  return texts.size === 0 ? null : [...texts].join(" ");
}

function isWordList(schema: RJSFSchema | undefined): boolean {
  return (schema?.items as { readonly isSearchWord?: boolean } | undefined)?.isSearchWord === true;
}

/** The word that a fault in a list of words is about. */
function wordIn({ value, path }: Fault): string {
  const [, word] = /^"(.*)"$/.exec(value ?? "") ?? [];
  return word === undefined ? `number ${Number(path.at(-1)) + 1}` : `“${word}”`;
}

/** A rule as a sentence of its own. */
export function sentence(rule: string): string {
  const text = rule.charAt(0).toUpperCase() + rule.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/**
 * The faults below a place as a form takes them. What is wrong with several fields together is said at what
 * they stand in, and marks each of them.
 */
export function formErrors(
  faults: readonly Fault[],
  path: DataPath,
  schema: RJSFSchema = {},
): ErrorSchema {
  const errors: ErrorSchema = {};
  const add = (steps: DataPath, text: string) => {
    let place = errors;
    for (const step of steps) place = (place as Record<string, ErrorSchema>)[step] ??= {};
    place.__errors = [...new Set([...(place.__errors ?? []), text])];
  };
  for (const fault of faultsBelow(faults, path)) {
    const below = fault.path.slice(path.length);
    const list = below.slice(0, -1);
    if (isWordList(schemaAt(schema, list))) {
      // A list of words is one field, and shows what is wrong with any of them.
      const isKnown = fault.rule !== beingChecked;
      add(list, sentence(isKnown ? `${wordIn(fault)}: ${fault.rule}` : fault.rule));
    } else {
      add(below, sentence(fault.rule));
      for (const field of fault.fields ?? []) add([...below, field], saidAbove);
    }
  }
  return errors;
}

/** The text at a field that is wrong together with others: what is wrong is said at what it stands in. */
export const saidAbove = "";
