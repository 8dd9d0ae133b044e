import { changeDescription } from "../change-description";
import { type DataChange, dataChanges } from "../data-changes";
import { appliedWherePossible, type Contents, type Operation, valueAt } from "../operations";
import { fieldAddress } from "./use-view";

/** Describes what Undo takes back, and where the page shows it. */
export function lastStep(undo: readonly Operation[], contents: Contents) {
  const before = appliedWherePossible(contents, [undo]);
  const [first, ...others] = dataChanges(before, contents);
  if (first === undefined) return null;
  const { id, steps } = positionOf(first, before);
  const description = changeDescription(first, before, contents).replace(/^(.{100}).+$/s, "$1…");
  return {
    description: others.length === 0 ? description : `${description}, and ${others.length} more`,
    address: fieldAddress(first.file, id, steps),
    field: steps.join("_"),
  };
}

function positionOf(
  { file, path }: DataChange,
  before: Contents,
): { readonly id: number | null; readonly steps: readonly unknown[] } {
  const [first, list, row] = path;
  const id = typeof first === "object" ? first.id : null;
  const isAddition = valueAt(before[file], path.slice(0, 1)) === undefined;
  if (isAddition) return { id: null, steps: [] };
  if (list !== "priceDetails" || row === undefined) {
    return { id, steps: path.slice(id === null ? 0 : 1) };
  }
  // A price is shown in the price table.
  return { id: null, steps: [id, valueAt(before[file], [...path.slice(0, 3), "duration"])] };
}
