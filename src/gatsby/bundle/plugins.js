/**
 * Replaces Gatsby's list of the plugins' browser halves. Gatsby writes the options of every plugin
 * into it, all icons of the manifest among them, and two plugins have nothing to do here: the manifest's
 * half serves sites with several manifests, partytown's runs scripts of third parties. Below is what the site
 * itself adds: its service worker, the way in which React starts on static pages, and where the data of pages
 * comes from.
 *
 * `tests/built/budget.test.ts` fails when Gatsby's own list names a plugin that is not known here.
 */
require("./gatsby-loader");
const { withEarlyUse } = require("../../layout/start/early-use");
const { hydrateInTransition } = require("./hydrate");

module.exports = [
  { plugin: require("../../../gatsby-browser.tsx"), options: {} },
  {
    plugin: {
      registerServiceWorker: () => true,
      replaceHydrateFunction: () => (element, container) =>
        hydrateInTransition(withEarlyUse(element, container), container),
    },
    options: {},
  },
];
