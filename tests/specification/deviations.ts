import { catalogues, type Facts, type FactValue } from "./facts";

/** A difference between the data and the specification. */
interface Deviation {
  /** File, item and field: `bikes.json › id 4 › 1 day › price`. */
  readonly path: string;
  /** Null for an item that is not specified. */
  readonly specified: FactValue;
  /** Null where the data has no value. */
  readonly actual: FactValue;
}

/** Values that differ or are missing, and items that are not specified. */
export function deviationsOf(specified: Facts, actual: Facts): Deviation[] {
  const differing = [...specified].flatMap(([path, value]): Deviation[] => {
    const actualValue = actual.get(path) ?? null;
    return actualValue === value ? [] : [{ path, specified: value, actual: actualValue }];
  });
  const isItemName = (path: string) =>
    catalogues.some((name) => path.startsWith(`${name}.json › `)) && path.endsWith(" › name");
  const added = [...actual].flatMap(([path, value]): Deviation[] =>
    isItemName(path) && !specified.has(path) ? [{ path, specified: null, actual: value }] : [],
  );
  return [...differing, ...added];
}
