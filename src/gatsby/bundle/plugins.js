/**
 * Replaces Gatsby's list of the plugins' browser halves. Gatsby writes the options of every plugin
 * into it, all icons of the manifest among them, and three plugins have nothing to do
 * here: the manifest's half serves sites with several manifests, partytown's runs scripts of third
 * parties, and the offline plugin's serves its app shell, which this site does not have.
 * Its one wish that counts, to register the service worker, stands below, beside the way in which
 * React starts on static pages and where the data of pages comes from.
 *
 * `tests/built/budget.test.ts` fails when Gatsby's own list names a plugin that is not known here.
 */
require("./gatsby-loader");
const { hydrateInTransition, withEarlyUse } = require("../../layout/start/early-use");

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
