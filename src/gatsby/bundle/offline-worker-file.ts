/** Where the bundled worker code waits for gatsby-plugin-offline to append it to its own. */
export const offlineWorkerFile = ".cache/offline-worker.js";
