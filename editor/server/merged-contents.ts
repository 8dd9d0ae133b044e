import { operationsBetween, operationsOf } from "../data-changes";
import {
  applied,
  type Contents,
  elementsOf,
  goneIndex,
  type Operation,
  valueAt,
} from "../operations";

/** Merges item by item and field by field. Where both have changed the same, it is as it is here. */
export function mergedContents(base: Contents, here: Contents, elsewhere: Contents): Contents {
  return operationsBetween(base, here).reduce(
    (contents, operation) => withOperation(contents, operation, here),
    elsewhere,
  );
}

function withOperation(contents: Contents, operation: Operation, here: Contents): Contents {
  const { file, path, do: what } = operation;
  const gone = goneIndex(contents, operation);
  if (gone !== -1) {
    if (what === "remove") return contents;
    // What is changed here and was removed elsewhere is there again, as it is here.
    const [list, own] = [path.slice(0, gone), path.slice(0, gone + 1)];
    const element = valueAt(here[file], own);
    const ids = elementsOf(valueAt(here[file], list));
    const following = ids.slice(ids.findIndex((one) => one === element) + 1).map(({ id }) => id);
    const addition = { file, path: own, from: undefined, to: element, following };
    return applied(contents, operationsOf(addition, contents));
  }
  const added = what === "insert" ? [...path, { id: operation.element.id }] : [];
  const isAddedElsewhere = what === "insert" && valueAt(contents[file], added) !== undefined;
  const removal: readonly Operation[] = isAddedElsewhere
    ? [{ do: "remove", file, path: added }]
    : [];
  return applied(contents, [...removal, operation]);
}
