/**
 * The site's part of the service worker. gatsby-plugin-offline provides the worker and appends this
 * to it; the build puts what to keep before it, as `precacheManifest`.
 */
import { fetchWithTimeout } from "../catalogue/fetch-with-timeout";
import { FetchStrategies } from "./fetch-strategies";
import { precache } from "./precache";
import { VersionedCache } from "./versioned-cache";

declare const self: ServiceWorkerGlobalScope;

const list = self.precacheManifest;
const kept = new VersionedCache(list);
const answers = new FetchStrategies(list, kept);

self.addEventListener("install", (event) => {
  event.waitUntil(
    install().catch((cause: unknown) => {
      console.error(
        "The catalogue is not kept for offline use yet; the next visit tries again.",
        cause,
      );
      throw cause;
    }),
  );
});

async function install(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = open.map(({ url }) => answers.keptPage(new URL(url).pathname));
  await precache(
    list,
    kept,
    seen.filter((page) => page !== list.notFound),
  );
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    kept.olderCaches().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
});

// The plugin answers a page load with an empty shell, and only for pages seen before. Its route
// cannot be taken back, but it can be given another handler.
navigationRoute.handler = { handle: answer };

workbox.routing.registerRoute(
  ({ event }) => answers.strategyFor(event.request) !== undefined,
  answer,
);

function answer({ event }: { readonly event: FetchEvent }): Promise<Response> {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const { request, clientId, resultingClientId } = event;
  // A document is requested by the page before it. Some browsers do not name the one to come.
  const client = request.mode === "navigate" ? resultingClientId : clientId;
  return answers.answer(request, { waitUntil, client }) ?? fetchWithTimeout(request);
}
