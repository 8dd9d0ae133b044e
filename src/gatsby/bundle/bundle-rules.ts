import path from "node:path";

interface Loader {
  readonly options?: { modules?: { localIdentName?: string } | false };
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

/**
 * Makes the names of CSS modules as short as they can be: pages, styles and scripts repeat them. The
 * pages and the scripts are bundled apart and have to agree on them, so a name is a digest of its own.
 */
export function shortenClassNames(rules: readonly BundleRule[]): void {
  for (const { use = [] } of everyRule(rules)) {
    if (typeof use === "function") continue;
    for (const loader of [use].flat()) {
      const modules = typeof loader === "string" ? undefined : loader.options?.modules;
      if (modules && "localIdentName" in modules) modules.localIdentName = "[hash:base52:4]";
    }
  }
}

function everyRule(rules: readonly BundleRule[]): BundleRule[] {
  return rules.flatMap((rule) => [rule, ...everyRule(rule.oneOf ?? [])]);
}
