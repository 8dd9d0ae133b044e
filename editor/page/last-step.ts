import { changeDescription } from "../change-description";
import { dataChanges } from "../data-changes";
import { type Contents, type Operation, valueAt, withPending } from "../operations";
import { fieldAddress } from "./use-place";

interface Step {
  readonly words: string;
  readonly address: string;
  readonly field: string;
}

export function lastStep(undo: readonly Operation[], contents: Contents): Step | null {
  const before = withPending(contents, [undo]);
  const [first, ...others] = dataChanges(before, contents);
  if (first === undefined) return null;
  const { file, path } = first;
  const words = changeDescription(first, before, contents).replace(/^(.{100}).+$/s, "$1…");
  const [element, list, row] = path;
  const id = typeof element === "object" ? element.id : null;
  const isThere = valueAt(before[file], path.slice(0, 1)) !== undefined;
  const price = typeof row === "object" ? valueAt(before[file], path.slice(0, 3)) : undefined;
  const steps: readonly unknown[] =
    list === "priceDetails" && row !== undefined
      ? [id, (price as { readonly duration?: string } | undefined)?.duration]
      : path.slice(id === null ? 0 : 1);
  const isInList = !isThere || steps[0] === id;
  return {
    words: others.length === 0 ? words : `${words}, and ${others.length} more`,
    address: fieldAddress(file, isInList ? null : id, isThere ? steps : []),
    field: isThere ? steps.map(String).join("_") : "",
  };
}
