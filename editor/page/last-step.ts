import { changeDescription } from "../change-description";
import { type DataChange, dataChanges } from "../data-changes";
import { appliedWherePossible, type Contents, type Operation, valueAt } from "../operations";
import { fieldAddress } from "./use-view";

const maxDescriptionLength = 100;

/** A description of what Undo takes back, and the address of its field; null if nothing would change. */
export function lastStep(undo: readonly Operation[], contents: Contents) {
  const before = appliedWherePossible(contents, [undo]);
  const [first, ...others] = dataChanges(before, contents);
  if (first === undefined) return null;
  const { id, steps } = positionOf(first, before);
  const full = changeDescription(first, before, contents);
  const isLong = full.length > maxDescriptionLength;
  const description = isLong ? `${full.slice(0, maxDescriptionLength)}…` : full;
  return {
    description: others.length === 0 ? description : `${description}, and ${others.length} more`,
    address: fieldAddress(first.file, id, steps),
    field: steps.join("_"),
  };
}

function positionOf({ file, path }: DataChange, before: Contents) {
  const [element, field, row] = path;
  const id = typeof element === "object" ? element.id : null;
  const isAddition = valueAt(before[file], path.slice(0, 1)) === undefined;
  if (isAddition) return { id: null, steps: [] };
  const steps: readonly unknown[] = id === null ? path : path.slice(1);
  if (field !== "priceDetails" || row === undefined) return { id, steps };
  // A price is shown in the price table.
  return { id: null, steps: [id, valueAt(before[file], [...path.slice(0, 3), "duration"])] };
}
