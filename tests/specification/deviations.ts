import { readFileSync } from "node:fs";
import path from "node:path";
import { catalogues, type Facts } from "./facts";

/** A place where the data says something else than the specification. */
export interface Deviation {
  /** File, item and field, `bikes.json › id 4 › 1 day › price`. */
  readonly place: string;
  /** What the specification fixes, or null for an item that it does not know. */
  readonly specified: string | number | boolean | null;
  /** What the data says, or null where the place is gone. */
  readonly found: string | number | boolean | null;
}

/** Deviations that somebody accepted, by `npm run accept-data`. */
export const acceptedFile = path.resolve("tests/specification/accepted.json");

/** The accepted deviations. */
export function acceptedDeviations(): Deviation[] {
  return JSON.parse(readFileSync(acceptedFile, "utf8")) as Deviation[];
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

/** Deviations that nobody has accepted yet. */
export function openDeviations(
  deviations: readonly Deviation[],
  accepted: readonly Deviation[],
): Deviation[] {
  const acceptedTexts = new Set(accepted.map((deviation) => JSON.stringify(deviation)));
  return deviations.filter((deviation) => !acceptedTexts.has(JSON.stringify(deviation)));
}

/** What a developer or owner reads about deviations: each of them, and how to accept them. */
export function deviationMessage(deviations: readonly Deviation[]): string {
  const lines = deviations.map(
    ({ place, specified, found }) =>
      `  ${place}: the specification says ${shown(specified)}, the data says ${shown(found)}`,
  );
  return [
    "The data has been changed and now differs from the specification:",
    ...lines,
    "If the owner means it so, accept it with one command: npm run accept-data",
  ].join("\n");
}

function shown(value: Deviation["found"]): string {
  return value === null ? "nothing" : JSON.stringify(value);
}
