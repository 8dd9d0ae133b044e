import { errorLine, type ValidationError } from "../../src/data-check/messages/validation-error";
import { operationsBetween } from "../data-changes";
import {
  appliedWherePossible,
  changedPathKey,
  type Contents,
  isElement,
  type Operation,
  pathKey,
} from "../operations";

type ErrorPosition = Pick<ValidationError, "file" | "path">;

/** Limits the time for halving operations, because each check reads all of the data. */
const maxChecks = 64;

/** `before` with all changes of a draft that cause no errors besides the `existing` errors. */
export function writableContents(
  draft: Contents,
  before: Contents,
  errorsOf: (contents: Contents) => readonly ValidationError[],
  existing: readonly ValidationError[] = errorsOf(before),
): Contents {
  // The line of an error names an item by its id, so it stays the same when the item is moved.
  const existingLines = new Set(existing.map(errorLine));
  const newErrors = (contents: Contents) =>
    errorsOf(contents).filter((error) => !existingLines.has(errorLine(error)));
  if (newErrors(draft).length === 0) return draft;
  let operations: readonly Operation[] = operationsBetween(before, draft);
  for (;;) {
    const contents = withOperations(before, operations);
    const errors = newErrors(contents);
    if (errors.length === 0) return contents;
    const remaining = withoutCauses(operations, errors, contents);
    if (remaining.length === operations.length) break;
    operations = remaining;
  }
  let checks = 0;
  const isValid = (contents: Contents) => {
    checks += 1;
    return checks <= maxChecks && newErrors(contents).length === 0;
  };
  return withValidOperations(before, operations, isValid);
}

/** Leaves out the operations at or around each error's path, or if there are none, at its `otherCauses`. */
function withoutCauses(
  operations: readonly Operation[],
  errors: readonly ValidationError[],
  contents: Contents,
): readonly Operation[] {
  const changes = operations.filter((operation) => operation.do !== "order");
  const changedKeys = new Set(changes.map(changedPathKey));
  const changedAround = (position: ErrorPosition) =>
    keysAround(position, contents).filter((key) => changedKeys.has(key));
  const causeKeys = new Set(
    errors.flatMap((error) => {
      const around = changedAround(error);
      return around.length > 0 ? around : (error.otherCauses ?? []).flatMap(changedAround);
    }),
  );
  return operations.filter(
    (operation) => operation.do === "order" || !causeKeys.has(changedPathKey(operation)),
  );
}

function keysAround({ file, path }: ErrorPosition, contents: Contents): string[] {
  const dataFile = file.replace(/\.json$/, "") as Operation["file"];
  let value: unknown = contents[dataFile];
  const steps = path.map((step) => {
    value = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
    return isElement(value) ? { id: value.id } : String(step);
  });
  return Array.from({ length: steps.length + 1 }, (_, length) =>
    pathKey({ file: dataFile, path: steps.slice(0, length) }),
  );
}

/** Halves invalid operations until single operations that cause errors are found, and leaves those out. */
function withValidOperations(
  contents: Contents,
  operations: readonly Operation[],
  isValid: (contents: Contents) => boolean,
): Contents {
  const next = withOperations(contents, operations);
  if (isValid(next)) return next;
  if (operations.length < 2) return contents;
  const middle = Math.floor(operations.length / 2);
  const first = withValidOperations(contents, operations.slice(0, middle), isValid);
  return withValidOperations(first, operations.slice(middle), isValid);
}

function withOperations(contents: Contents, operations: readonly Operation[]): Contents {
  const groups = operations.map((operation) => [operation]);
  return appliedWherePossible(contents, groups);
}
