import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type ValidationError, joinedField } from "../../src/data-check/validation-error";
import { formPlan, schemaAt } from "./form-schema";

/**
 * The errors by the fields that they are at. A group of which nothing is there is to be filled in at each of
 * its required fields.
 *
 * @param schemas the JSON Schemas by their file names
 */
export function fieldErrors(
  errors: readonly ValidationError[],
  schemas: Readonly<Record<string, unknown>>,
): readonly ValidationError[] {
  return errors.flatMap((error) => {
    const file = dataFiles.find((name) => `${name}.json` === error.file);
    if (error.value !== null || file === undefined) return [error];
    const required = requiredFields(error, file, schemas);
    if (required.length === 0) return [error];
    return required.map((name) => ({
      ...error,
      field: joinedField(error.field ?? "", name),
      path: [...error.path, name],
    }));
  });
}

function requiredFields(
  { path }: ValidationError,
  file: DataFile,
  schemas: Readonly<Record<string, unknown>>,
): readonly string[] {
  const steps = typeof path[0] === "number" ? path.slice(1) : path;
  if (steps.length === 0) return [];
  return schemaAt(formPlan(schemas, file).schema, steps)?.required ?? [];
}

/** How many fields some errors mark. */
export function markedCount(errors: readonly ValidationError[]): number {
  return errors.reduce((count, { fields }) => count + (fields?.length ?? 1), 0);
}
