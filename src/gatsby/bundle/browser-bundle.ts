import path from "node:path";

const replacement = (file: string) => path.resolve("src/gatsby/bundle", file);

/**
 * What the browser's bundle leaves out of Gatsby's runtime, as webpack aliases: scripts of third
 * parties, slices, static queries, Gatsby's link, and the options of all plugins. Together 6.9 kB
 * (gzip) that no page of this site uses (docs/decisions/0009-browser-bundle.md).
 */
export const browserAliases: Readonly<Record<string, string>> = {
  gatsby$: replacement("gatsby-entry.js"),
  "gatsby-link": replacement("gatsby-link.js"),
  "gatsby-script": replacement("no-third-party-scripts.js"),
  // Gatsby names this file of its own by path, and so does the alias.
  [path.resolve(".cache/api-runner-browser-plugins")]: replacement("plugins.js"),
};
