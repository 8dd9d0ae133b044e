import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";

interface Loader {
  readonly options?: { modules?: ModuleOptions | false; name?: string };
}

interface ModuleOptions {
  localIdentName?: string;
  getLocalIdent?: (context: { readonly resourcePath: string }, _: string, name: string) => string;
}

/** A rule of Gatsby's that says by which loaders a file goes into a bundle. */
export interface BundleRule {
  readonly use?:
    string | Loader | readonly (string | Loader)[] | ((request: unknown) => readonly Loader[]);
  readonly oneOf?: readonly BundleRule[];
}

/**
 * Replaces Gatsby's list of the plugins' browser halves, as a webpack alias
 * (docs/decisions/0009-browser-bundle.md).
 */
export const pluginList: Readonly<Record<string, string>> = {
  [path.resolve(".cache/api-runner-browser-plugins")]: path.resolve("src/gatsby/bundle/plugins.js"),
};

/** Digits of a file's digest in its name, of which each page has a dozen. */
export const digestLength = 8;

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

/**
 * Has the rules give CSS classes and fonts short names.
 *
 * @param folder that the modules are in
 * @returns what says which names are given: what a bundler has cached under others is of no use
 */
export function shortenNames(rules: readonly BundleRule[], folder: string): string {
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".module.css"))
    .sort()
    .map((file) => path.join(folder, file));
  const short = shortClassNames(
    Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])),
  );
  for (const { use = [] } of everyRule(rules)) {
    if (typeof use === "function") continue;
    for (const loader of [use].flat()) {
      if (typeof loader === "string" || !loader.options) continue;
      const { modules, name } = loader.options;
      if (name) loader.options.name = name.replace("[hash]", `[hash:${digestLength}]`);
      if (!modules || !("localIdentName" in modules)) continue;
      modules.getLocalIdent = ({ resourcePath }, _, name) => {
        const found = short.get(`${resourcePath} ${name}`);
        if (found === undefined) throw new Error(`${resourcePath} has no class ${name}`);
        return found;
      };
    }
  }
  return [...short.keys()].join();
}

function everyRule(rules: readonly BundleRule[]): BundleRule[] {
  return rules.flatMap((rule) => [rule, ...everyRule(rule.oneOf ?? [])]);
}
