import path from "node:path";

const inRuntime = (file: string) => path.resolve("src/browser-runtime", file);

/**
 * What the browser's bundle leaves out of Gatsby's runtime, as webpack aliases. Measured with gzip:
 * scripts of third parties 2.5 kB, slices and static queries 1.5 kB, Gatsby's link 1.4 kB, the
 * plugins' browser halves and their options 1.5 kB, Gatsby's head handling 1.2 kB, its scroll handling,
 * which asks for the whole router, 2 kB, declarations of property types and explanations of wrong
 * routes 0.7 kB.
 */
export const browserAliases: Readonly<Record<string, string>> = {
  gatsby$: inRuntime("gatsby-entry.js"),
  "gatsby-link": inRuntime("gatsby-link.js"),
  "gatsby-script": inRuntime("no-third-party-scripts.js"),
  "gatsby-react-router-scroll": inRuntime("scroll-handler.tsx"),
  invariant: inRuntime("no-invariant.js"),
  "prop-types": inRuntime("no-prop-types.js"),
  // Gatsby names these files of its own by path, and so do the aliases.
  [path.resolve(".cache/head/head-export-handler-for-browser")]: inRuntime("head.tsx"),
  [path.resolve(".cache/api-runner-browser-plugins")]: inRuntime("plugins.js"),
};

/** The part of Gatsby's webpack plugins that makes minimisers; Gatsby types them as any function. */
export interface MinifyPlugins {
  readonly minifyJs: (options: object) => unknown;
  readonly minifyCss: () => unknown;
}

/**
 * The minimisers of the browser's bundle. Gatsby's own settings write the language of 2009, which no
 * browser of this site's list needs; the newer one and a third look save 0.5 kB (gzip).
 */
export function minimizers(plugins: MinifyPlugins): unknown[] {
  const ecma = 2020;
  const terserOptions = {
    parse: { ecma },
    compress: { ecma, passes: 3, keep_fargs: false },
    output: { ecma },
    mangle: true,
  };
  return [plugins.minifyJs({ terserOptions }), plugins.minifyCss()];
}
