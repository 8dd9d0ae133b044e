import path from "node:path";

/**
 * Removes the browser code of three plugins, which Gatsby always bundles. It is for several manifests, third-party
 * scripts, and a worker that learns its files from pages.
 *
 * Gain: 4.2 kB of scripts by gzip (27 November 2026).
 * Test: `tests/built/budget.test.ts`.
 */
export const unusedPlugins: Readonly<Record<string, false>> = Object.fromEntries(
  ["gatsby-plugin-manifest", "gatsby-plugin-offline", "gatsby/dist/internal-plugins/partytown"].map(
    (plugin) => [path.resolve("node_modules", plugin, "gatsby-browser.js"), false],
  ),
);
