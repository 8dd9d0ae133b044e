/**
 * Stands for gatsby-plugin-offline's browser half. It asks Gatsby to register the service worker,
 * as the plugin does; what else the plugin does there, telling the worker which files belong to
 * which page and fetching them again, serves its app shell, which this site's worker never answers.
 */
export const registerServiceWorker = () => true;
