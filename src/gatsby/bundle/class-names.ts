import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { iconStyles } from "./icons";

/** No vowels: no name is a word, and none the word by which a blocker of advertisements hides an element. */
const characters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";

/**
 * Numbers the names in CSS modules through all files: pages, styles and scripts repeat them, and a list of items
 * is half a kilobyte smaller than with digests. The pages and the scripts are bundled apart and have to agree on
 * them, so they are read off the files, and not counted as they are met.
 *
 * @returns short names by `PATH NAME`
 */
export function shortClassNames(files: Readonly<Record<string, string>>): Map<string, string> {
  const short = new Map<string, string>();
  for (const [file, css] of Object.entries(files)) {
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

function shortName(place: number): string {
  const { length } = characters;
  const last = characters[place % length] ?? "";
  return place < length ? last : shortName(Math.floor(place / length) - 1) + last;
}

/** Short names of the classes in all modules of a folder, by `PATH NAME`. */
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
