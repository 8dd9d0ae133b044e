import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { iconStyles } from "./icons";

/** No vowels, so that no name is a word that ad blockers hide. */
const characters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";

/**
 * Gatsby bundles pages and scripts separately. Names depend on files, not on the order of imports,
 * so both bundles name a class alike.
 *
 * @returns short names by `PATH NAME`
 */
export function shortClassNames(
  sheetsByPath: Readonly<Record<string, string>>,
): Map<string, string> {
  const short = new Map<string, string>();
  for (const [file, css] of Object.entries(sheetsByPath)) {
    const add = (name = "") => {
      const key = `${file} ${name}`;
      if (!short.has(key)) short.set(key, shortName(short.size));
    };
    const root = postcss.parse(css);
    root.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([A-Za-z][\w-]*)/g)) add(name);
    });
    root.walkAtRules("keyframes", ({ params }) => add(params));
  }
  return short;
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
