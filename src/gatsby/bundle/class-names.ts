import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { iconStyles } from "./icons";

/** Without vowels no name is a word, such as one that ad blockers hide. */
const characters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";

/**
 * Short names save half a kilobyte of a list. Pages and scripts are bundled apart, so the names
 * come from the files and not from the order of imports.
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

/** By `PATH NAME`. */
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
