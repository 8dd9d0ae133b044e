import { errorLine, type ValidationError } from "../../src/data-check/messages/validation-error";
import { operationsBetween } from "../data-changes";
import { type Contents, elementsOf, type Operation, withPending } from "../operations";

/**
 * As much of a draft as may be written: a change waits while something is wrong because of it, and what it is about
 * is as it was before.
 *
 * @param before what the changes begin at, in which nothing else is wrong than in `existing`
 * @param errorsOf what is wrong in a state of the data
 * @param existing errors that hold nothing back
 */
export function writable(
  draft: Contents,
  before: Contents,
  errorsOf: (contents: Contents) => readonly ValidationError[],
  existing: readonly ValidationError[] = errorsOf(before),
): Contents {
  // A line says where in its list the item is by its id.
  const lines = new Set(existing.map(errorLine));
  const newErrors = (contents: Contents) =>
    errorsOf(contents).filter((error) => !lines.has(errorLine(error)));
  const errors = newErrors(draft);
  let count = errors.length;
  if (count === 0) return draft;
  let operations: readonly Operation[] = operationsBetween(before, draft);
  // A check of everything takes too long to try each of some hundred changes.
  for (const operation of operations.filter((one) => isNamed(one, errors, draft))) {
    const others = operations.filter((other) => other !== operation);
    const state = withOperations(before, others);
    const fewer = newErrors(state).length;
    if (fewer === 0) return state;
    if (fewer < count) [operations, count] = [others, fewer];
  }
  return withRight(before, operations, (state) => newErrors(state).length === 0);
}

/** Where no change alone is the cause: a state with those changes that are right one after another. */
function withRight(
  state: Contents,
  operations: readonly Operation[],
  isRight: (contents: Contents) => boolean,
): Contents {
  const next = withOperations(state, operations);
  if (isRight(next)) return next;
  if (operations.length < 2) return state;
  const middle = Math.floor(operations.length / 2);
  const halves = [operations.slice(0, middle), operations.slice(middle)];
  return halves.reduce((contents, half) => withRight(contents, half, isRight), state);
}

function withOperations(contents: Contents, operations: readonly Operation[]): Contents {
  return withPending(
    contents,
    operations.map((operation) => [operation]),
  );
}

/** Whether an error, or a cause of one, is in the element or the field that an operation is about. */
function isNamed(
  operation: Operation,
  errors: readonly ValidationError[],
  draft: Contents,
): boolean {
  const { file, path } = operation;
  const step = path[0] ?? (operation.do === "insert" ? operation.element : undefined);
  const index =
    typeof step === "object" ? elementsOf(draft[file]).findIndex(({ id }) => id === step.id) : step;
  return errors
    .flatMap((error) => [error, ...(error.causes ?? [])])
    .some((place) => place.file === `${file}.json` && (place.path[0] ?? index) === index);
}
