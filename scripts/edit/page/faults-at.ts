import type { ErrorSchema } from "@rjsf/utils";
import type { DataFile } from "../../../src/data-check/catalogue-data";
import type { DataPath, Fault } from "../../../src/data-check/fault";

/** The faults of one file. */
export function faultsOf(faults: readonly Fault[], file: DataFile): readonly Fault[] {
  return faults.filter((fault) => fault.file === `${file}.json`);
}

/** The faults at a place of a file or below it. */
export function faultsBelow(faults: readonly Fault[], path: DataPath): readonly Fault[] {
  return faults.filter((fault) => path.every((step, index) => fault.path[index] === step));
}

/** What is wrong at a place, in one text; null where nothing is. */
export function faultText(faults: readonly Fault[], path: DataPath): string | null {
  const found = faultsBelow(faults, path);
  return found.length === 0 ? null : found.map(({ rule }) => sentence(rule)).join(" ");
}

/** A rule as a sentence of its own. */
export function sentence(rule: string): string {
  const text = rule.charAt(0).toUpperCase() + rule.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The faults below a place as a form takes them. */
export function formErrors(faults: readonly Fault[], path: DataPath): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const fault of faultsBelow(faults, path)) {
    let place = errors;
    for (const step of fault.path.slice(path.length)) {
      place = (place as Record<string, ErrorSchema>)[step] ??= {};
    }
    place.__errors = [...(place.__errors ?? []), sentence(fault.rule)];
  }
  return errors;
}
