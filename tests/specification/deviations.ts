import { catalogues, type FactValue, shippedFacts } from "./facts";
import { specifiedFacts } from "./tables";

/** A difference between the shipped data and the specification. */
interface Deviation {
  /** File, item and field: `bikes.json › id 4 › 1 day › price`. */
  readonly path: string;
  /** Null for an item that is not specified. */
  readonly specified: FactValue;
  /** Null where the data has no value. */
  readonly actual: FactValue;
}

/** Values that differ or are missing, and items that are not specified. */
export function deviations(): Deviation[] {
  const facts = shippedFacts();
  const differing = [...specifiedFacts].flatMap(([path, specified]): Deviation[] => {
    const actual = facts.get(path) ?? null;
    return actual === specified ? [] : [{ path, specified, actual }];
  });
  const isItemName = (path: string) =>
    catalogues.some((name) => path.startsWith(`${name}.json › `)) && path.endsWith(" › name");
  const added = [...facts].flatMap(([path, actual]): Deviation[] =>
    isItemName(path) && !specifiedFacts.has(path) ? [{ path, specified: null, actual }] : [],
  );
  return [...differing, ...added];
}
