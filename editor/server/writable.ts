import { errorLine, type ValidationError } from "../../src/data-check/messages/validation-error";
import { operationsBetween } from "../data-changes";
import { type Contents, isElement, type Operation, placeOf, withPending } from "../operations";

type ErrorPlace = Pick<ValidationError, "file" | "path">;

const mostTries = 64;

/** As much of a draft as may be written: a change waits while something is wrong because of it. */
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
  if (newErrors(draft).length === 0) return draft;
  let operations: readonly Operation[] = operationsBetween(before, draft);
  for (;;) {
    const state = withOperations(before, operations);
    const errors = newErrors(state);
    if (errors.length === 0) return state;
    const others = withoutWrong(operations, errors, state);
    if (others.length === operations.length) break;
    operations = others;
  }
  let tries = mostTries;
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
