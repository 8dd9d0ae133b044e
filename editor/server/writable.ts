import type { ValidationError } from "../../src/data-check/validation-error";
import { operationsBetween } from "../data-changes";
import { type Contents, type Operation, withPending } from "../operations";

/**
 * As much of a draft as may be written: a change waits while something is wrong because of it. What the files have
 * wrong already holds nothing back.
 *
 * @param errorsOf what is wrong in a state of the data
 */
export function writable(
  draft: Contents,
  files: Contents,
  errorsOf: (contents: Contents) => readonly ValidationError[],
): Contents {
  const existing = new Set(errorsOf(files).map(errorKey));
  const newErrors = (contents: Contents) =>
    errorsOf(contents).filter((error) => !existing.has(errorKey(error))).length;
  const withChanges = (operations: readonly Operation[]) =>
    withPending(
      files,
      operations.map((operation) => [operation]),
    );
  let count = newErrors(draft);
  if (count === 0) return draft;
  let operations: readonly Operation[] = operationsBetween(files, draft);
  for (const operation of operations) {
    const others = operations.filter((other) => other !== operation);
    const fewer = newErrors(withChanges(others));
    if (fewer < count) [operations, count] = [others, fewer];
    if (count === 0) return withChanges(operations);
  }
  // No change alone is the cause: those stay that are right one after another.
  return operations.reduce((contents, operation) => {
    const next = withPending(contents, [[operation]]);
    return newErrors(next) === 0 ? next : contents;
  }, files);
}

/** An error, wherever in its list the item is by now. */
function errorKey({ file, item, field, value, rule }: ValidationError): string {
  return JSON.stringify([file, item, field, value, rule]);
}
