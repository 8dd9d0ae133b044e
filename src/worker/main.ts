/**
 * The site's part of the service worker, which the build puts before that of gatsby-plugin-offline: a request that
 * it answers does not reach the plugin's routes. What to cache is before both, as `precacheManifest`.
 */
import { isNotFoundPage, languageOfFile } from "../shared/precache-manifest";
import { FetchStrategies } from "./fetch-strategies";
import { precache } from "./precache";
import { VisitedLanguages } from "./visited-languages";
import { VersionedCache } from "./versioned-cache";

declare const self: ServiceWorkerGlobalScope;

const list = self.precacheManifest;
const cache = new VersionedCache(list);
const strategies = new FetchStrategies(list, cache);
const languages = new VisitedLanguages(list, cache);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(cache.deleteOlder()));

async function install(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const visited = open
    .map(({ url }) => strategies.cachedPage(new URL(url).pathname))
    .filter((page) => !isNotFoundPage(page));
  try {
    const stored: (string | null)[] = [null];
    for (const code of list.languages) {
      const isVisited = open.some(
        ({ url }) => languageOfFile(list, new URL(url).pathname) === code,
      );
      if (isVisited || (await cache.hasLanguage(code, true))) stored.push(code);
    }
    await precache(list, cache, [...new Set(visited)], stored);
  } catch (cause) {
    console.error("The catalogue is not cached for offline use yet.", cause);
    throw cause;
  }
}

self.addEventListener("fetch", (event) => {
  const { request, clientId, resultingClientId } = event;
  const isDocument = request.mode === "navigate";
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  // A document is requested by the page before it. Some browsers do not name the one to come.
  const client = isDocument ? resultingClientId : clientId;
  const answer = strategies.answer(request, { waitUntil, client });
  if (answer === undefined) return;
  event.respondWith(answer);
  if (isDocument) waitUntil(languages.store(new URL(request.url).pathname));
});
