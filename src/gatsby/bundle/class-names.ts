import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { iconStyles } from "./icons";

/** No vowels, so that no name is a word that ad blockers hide. */
const characters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";

/**
 * Names depend on files, not on the order of imports, so that the bundles of pages and scripts name a class alike.
 *
 * @returns short names by `PATH NAME`
 */
export function shortClassNames(
  sheetsByPath: Readonly<Record<string, string>>,
): Map<string, string> {
  const names = Object.entries(sheetsByPath).flatMap(([file, css]) =>
    [...css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map(([, name]) => `${file} ${name}`),
  );
  return new Map([...new Set(names)].map((name, index) => [name, shortName(index)]));
}

/** Counts as spreadsheets name columns: b, c, …, Z, bb. */
function shortName(index: number): string {
  const { length } = characters;
  const last = characters[index % length] ?? "";
  return index < length ? last : shortName(Math.floor(index / length) - 1) + last;
}

export function classNamesIn(folder: string): Map<string, string> {
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".module.css"))
    .sort()
    .map((file) => path.join(folder, file));
  return shortClassNames(
    Object.fromEntries(
      files.map((from) => [
        from,
        postcss([iconStyles()]).process(readFileSync(from), { from }).css,
      ]),
    ),
  );
}
