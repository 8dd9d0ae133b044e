import { operationsBetween, operationsOf } from "../data-changes";
import {
  applied,
  type Contents,
  elementsOf,
  missingStepIndex,
  type Operation,
  valueAt,
} from "../operations";

/** Merges by element and field. Where both sides have changed the same value, `ours` wins. */
export function mergedContents(base: Contents, ours: Contents, theirs: Contents): Contents {
  return operationsBetween(base, ours).reduce(
    (contents, operation) => withOurOperation(contents, operation, ours),
    theirs,
  );
}

function withOurOperation(contents: Contents, operation: Operation, ours: Contents): Contents {
  const { file, path } = operation;
  const missingStep = missingStepIndex(contents, operation);
  if (missingStep !== -1) {
    if (operation.do === "remove") return contents;
    // We have changed an element that they have removed, so ours is added again.
    const elementPath = path.slice(0, missingStep + 1);
    const element = valueAt(ours[file], elementPath);
    const list = elementsOf(valueAt(ours[file], path.slice(0, missingStep)));
    const index = list.findIndex((other) => other === element);
    const following = list.slice(index + 1).map(({ id }) => id);
    const addition = { file, path: elementPath, from: undefined, to: element, following };
    return applied(contents, operationsOf(addition, contents));
  }
  if (operation.do !== "insert") return applied(contents, [operation]);
  const addedPath = [...path, { id: operation.element.id }];
  if (valueAt(contents[file], addedPath) === undefined) return applied(contents, [operation]);
  // Both sides have added an element with this id, so ours replaces theirs.
  return applied(contents, [{ do: "remove", file, path: addedPath }, operation]);
}
