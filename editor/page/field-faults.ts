import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Fault, joinedField } from "../../src/data-check/fault";
import { lineOf } from "./go-to-line";
import { formPlan, schemaAt } from "./form-schema";

/**
 * The faults by the fields that they are at. A group of which nothing is there is to be filled in at each of
 * the fields that have to stand in it.
 *
 * @param schemas the JSON Schemas by their file names
 */
export function fieldFaults(
  faults: readonly Fault[],
  schemas: Readonly<Record<string, unknown>>,
): readonly Fault[] {
  return faults.flatMap((fault) => {
    const file = dataFiles.find((known) => `${known}.json` === fault.file);
    if (fault.value !== null || file === undefined) return [fault];
    const required = requiredFields(fault, file, schemas);
    if (required.length === 0) return [fault];
    return required.map((name) => ({
      ...fault,
      field: joinedField(fault.field ?? "", name),
      path: [...fault.path, name],
    }));
  });
}

function requiredFields(
  { path }: Fault,
  file: DataFile,
  schemas: Readonly<Record<string, unknown>>,
): readonly string[] {
  const steps = typeof path[0] === "number" ? path.slice(1) : path;
  if (steps.length === 0) return [];
  return schemaAt(formPlan(schemas, file).schema, steps)?.required ?? [];
}

/** The faults without those that follow from one before them in the same line of a file that cannot be read. */
export function oncePerLine(faults: readonly Fault[]): readonly Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ file, rule }) => {
    const line = lineOf(rule);
    if (line === null) return true;
    const place = `${file} ${line}`;
    return !seen.has(place) && seen.add(place);
  });
}

/** How many fields some faults mark. */
export function markedCount(faults: readonly Fault[]): number {
  return faults.reduce((count, { fields }) => count + (fields?.length ?? 1), 0);
}
