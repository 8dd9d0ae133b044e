import { createRequire } from "node:module";
import path from "node:path";

const { resolve } = createRequire(path.resolve("package.json"));
const inRuntime = (file: string) => path.resolve("src/browser-runtime", file);

/**
 * What the browser's bundle leaves out of Gatsby's runtime, as webpack aliases. Measured with gzip:
 * scripts of third parties 2.5 kB, slices and static queries 1.5 kB, Gatsby's link 1.4 kB, the offline
 * plugin's pages 0.6 kB.
 */
export const browserAliases: Readonly<Record<string, string>> = {
  gatsby$: inRuntime("gatsby-entry.js"),
  "gatsby-link": inRuntime("gatsby-link.js"),
  "gatsby-script": inRuntime("no-third-party-scripts.js"),
  "@builder.io/partytown/integration": inRuntime("no-third-party-scripts.js"),
  // Gatsby names its plugins' files by path, and so does this alias.
  [resolve("gatsby-plugin-offline/gatsby-browser.js")]: inRuntime("offline-plugin.js"),
};
