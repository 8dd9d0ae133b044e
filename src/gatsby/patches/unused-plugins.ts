import path from "node:path";

/**
 * Replaces the browser halves of three plugins by nothing, as webpack aliases. Gatsby bundles the half of every plugin
 * that has one. The manifest's serves sites with several manifests, partytown's runs scripts of third parties, and the
 * offline plugin's tells its worker which files pages need, which this site's worker precaches.
 *
 * Gain: 4.3 kB of scripts by gzip, 20 ms on a slow phone (26 November 2026).
 * Test: the budget of scripts in `tests/built/budget.test.ts`.
 */
export const unusedPlugins: Readonly<Record<string, false>> = Object.fromEntries(
  ["gatsby-plugin-manifest", "gatsby-plugin-offline", "gatsby/dist/internal-plugins/partytown"].map(
    (plugin) => [path.resolve("node_modules", plugin, "gatsby-browser.js"), false],
  ),
);
