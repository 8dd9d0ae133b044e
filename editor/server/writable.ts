import { errorLine, type ValidationError } from "../../src/data-check/messages/validation-error";
import { operationsBetween } from "../data-changes";
import { type Contents, isElement, type Operation, placeOf, withPending } from "../operations";

type ErrorPlace = Pick<ValidationError, "file" | "path">;

/** A check of all data takes some 20 ms. */
const mostTries = 64;

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
  let state = draft;
  let errors = newErrors(state);
  if (errors.length === 0) return state;
  let operations: readonly Operation[] = operationsBetween(before, draft);
  const keep = (others: readonly Operation[]) => {
    operations = others;
    state = withOperations(before, operations);
    errors = newErrors(state);
  };
  for (let others = operations; errors.length > 0;) {
    others = withoutWrong(operations, errors, state);
    if (others.length === operations.length) break;
    keep(others);
  }
  // Where an error is at no place that was changed, changes are tried one by one.
  let tries = mostTries;
  for (const operation of operations) {
    if (errors.length === 0) return state;
    const isNamed = errors.some(({ file, causes = [] }) =>
      [file, ...causes.map((cause) => cause.file)].includes(`${operation.file}.json`),
    );
    if (!isNamed || (tries -= 1) < 0) continue;
    const others = operations.filter((other) => other !== operation);
    if (newErrors(withOperations(before, others)).length < errors.length) keep(others);
  }
  if (errors.length === 0) return state;
  tries = mostTries;
  const isRight = (contents: Contents) => (tries -= 1) >= 0 && newErrors(contents).length === 0;
  return withRight(before, operations, isRight);
}

/** Changes without those at whose places something is wrong: there itself, else where its cause is. */
function withoutWrong(
  operations: readonly Operation[],
  errors: readonly ValidationError[],
  state: Contents,
): readonly Operation[] {
  const changed = new Set(operations.flatMap((one) => (one.do === "order" ? [] : placeOf(one))));
  const changedAround = (place: ErrorPlace) =>
    placesAround(place, state).filter((around) => changed.has(around));
  const wrong = new Set(
    errors.flatMap((error) => {
      const own = changedAround(error);
      return own.length > 0 ? own : (error.causes ?? []).flatMap(changedAround);
    }),
  );
  return operations.filter((one) => one.do === "order" || !wrong.has(placeOf(one)));
}

/** The place of an error and those that it is in, as texts. */
function placesAround({ file, path }: ErrorPlace, contents: Contents): string[] {
  const name = file.replace(/\.json$/, "") as Operation["file"];
  let value: unknown = contents[name];
  const steps = path.map((step) => {
    value = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
    return isElement(value) ? { id: value.id } : String(step);
  });
  return [...steps.keys(), steps.length].map((length) =>
    placeOf({ file: name, path: steps.slice(0, length) }),
  );
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
