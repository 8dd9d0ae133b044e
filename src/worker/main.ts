/**
 * The site's part of the service worker. gatsby-plugin-offline provides the worker and appends this
 * to it; what to keep stands in offline-list.js, which the build writes.
 */
import { isHashed, pictureFolder } from "../catalogue/offline-list";
import { Answers } from "./answer";
import { keepAll } from "./keep";
import { KeptFiles } from "./kept-files";

declare const self: ServiceWorkerGlobalScope;

self.importScripts("offline-list.js");

const list = self.offlineList;
const kept = new KeptFiles(list);
const answers = new Answers(list, kept);

self.addEventListener("install", (event) => {
  event.waitUntil(
    keepAll(list, kept).catch((cause: unknown) => {
      console.error(
        "The catalogue is not kept for offline use yet; the next visit tries again.",
        cause,
      );
      throw cause;
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    kept.olderCaches().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
});

const isOurs = (url: URL, event: FetchEvent) =>
  url.origin === self.location.origin && event.request.method === "GET";

// The plugin answers a page load with an empty shell, and only for pages seen before. Its route
// cannot be taken back, but it can be given another handler.
navigationRoute.handler = {
  handle: ({ event }) => answers.page(event.request, new URL(event.request.url)),
};

workbox.routing.registerRoute(
  ({ url, event }) => isOurs(url, event) && pictureFolder(url.pathname) !== null,
  ({ url, event }) => answers.picture(event.request, url),
);
workbox.routing.registerRoute(
  ({ url, event }) => isOurs(url, event) && isHashed(url.pathname),
  ({ url, event }) => answers.hashedFile(event.request, url),
);
workbox.routing.registerRoute(
  ({ url, event }) => isOurs(url, event) && url.pathname in list.files,
  ({ url, event }) => answers.changingFile(event.request, url),
);
workbox.routing.registerRoute(
  ({ url, event }) => isOurs(url, event) && url.pathname.endsWith("/page-data.json"),
  ({ url, event }) => answers.unknownData(event.request, url),
);
