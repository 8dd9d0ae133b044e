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

const maxTries = 64;

/** `before` with all changes of a draft that cause no other errors than the existing ones. */
export function writableContents(
  draft: Contents,
  before: Contents,
  errorsOf: (contents: Contents) => readonly ValidationError[],
  existing: readonly ValidationError[] = errorsOf(before),
): Contents {
  // Lines name an item by its id, so they are equal wherever the item is in its list.
  const existingLines = new Set(existing.map(errorLine));
  const newErrors = (contents: Contents) =>
    errorsOf(contents).filter((error) => !existingLines.has(errorLine(error)));
  if (newErrors(draft).length === 0) return draft;
  let operations: readonly Operation[] = operationsBetween(before, draft);
  for (;;) {
    const contents = withOperations(before, operations);
    const errors = newErrors(contents);
    if (errors.length === 0) return contents;
    const others = withoutCauses(operations, errors, contents);
    if (others.length === operations.length) break;
    operations = others;
  }
  let tries = maxTries;
  const isRight = (contents: Contents) => (tries -= 1) >= 0 && newErrors(contents).length === 0;
  return withRightOperations(before, operations, isRight);
}

/** Leaves out the operations around each error, or else those around its other causes. */
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
      return around.length > 0 ? around : (error.causes ?? []).flatMap(changedAround);
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
  return [...steps.keys(), steps.length].map((length) =>
    pathKey({ file: dataFile, path: steps.slice(0, length) }),
  );
}

/** Halves the operations until their errors are found, and leaves out those with errors. */
function withRightOperations(
  contents: Contents,
  operations: readonly Operation[],
  isRight: (contents: Contents) => boolean,
): Contents {
  const next = withOperations(contents, operations);
  if (isRight(next)) return next;
  if (operations.length < 2) return contents;
  const middle = Math.floor(operations.length / 2);
  const first = withRightOperations(contents, operations.slice(0, middle), isRight);
  return withRightOperations(first, operations.slice(middle), isRight);
}

function withOperations(contents: Contents, operations: readonly Operation[]): Contents {
  return appliedWherePossible(
    contents,
    operations.map((operation) => [operation]),
  );
}
