import { catalogues, type Facts } from "./facts";

/** A place where the data says something else than the specification. */
interface Deviation {
  /** File, item and field, `bikes.json › id 4 › 1 day › price`. */
  readonly place: string;
  /** What the specification fixes, or null for an item that it does not know. */
  readonly specified: string | number | boolean | null;
  /** What the data says, or null where the place is gone. */
  readonly found: string | number | boolean | null;
}

/** Where the data differs from the specification: other values, missing places, unknown items. */
export function deviationsOf(specified: Facts, found: Facts): Deviation[] {
  const changed = [...specified].flatMap(([place, value]): Deviation[] => {
    const actual = found.get(place) ?? null;
    return actual === value ? [] : [{ place, specified: value, found: actual }];
  });
  const isNewItem = (place: string) =>
    catalogues.some((name) => place.startsWith(`${name}.json › `)) && place.endsWith(" › name");
  const added = [...found].flatMap(([place, value]): Deviation[] =>
    isNewItem(place) && !specified.has(place) ? [{ place, specified: null, found: value }] : [],
  );
  return [...changed, ...added];
}
