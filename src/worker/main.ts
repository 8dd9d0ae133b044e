/**
 * The site's part of the service worker, which the build puts before that of gatsby-plugin-offline: a request that
 * it answers does not reach the plugin's routes. What to cache is before both, as `precacheManifest`.
 */
import { isNotFoundPage, languageOfFile } from "../shared/precache-manifest";
import { FetchStrategies } from "./fetch-strategies";
import { precache } from "./precache";
import { VersionedCache } from "./versioned-cache";

declare const self: ServiceWorkerGlobalScope;

const list = self.precacheManifest;
const cache = new VersionedCache(list);
const strategies = new FetchStrategies(list, cache);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(cache.deleteOlder()));

async function install(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const visited = open
    .map(({ url }) => strategies.cachedPage(new URL(url).pathname))
    .filter((page) => !isNotFoundPage(page));
  try {
    const languages: (string | null)[] = [null];
    for (const code of list.languages) {
      const isVisited = open.some(
        ({ url }) => languageOfFile(list, new URL(url).pathname) === code,
      );
      if (isVisited || (await cache.hasLanguage(code, true))) languages.push(code);
    }
    await precache(list, cache, [...new Set(visited)], languages);
  } catch (cause) {
    console.error("The catalogue is not cached for offline use yet.", cause);
    throw cause;
  }
}

/** Languages that are being cached. */
const storing = new Set<string>();

/** Caches the whole language of a page that is visited, where this device has not done so yet. */
async function storeLanguage(pathname: string): Promise<void> {
  const code = languageOfFile(list, pathname);
  if (code === null || storing.has(code)) return;
  storing.add(code);
  try {
    if (!(await cache.hasLanguage(code))) await precache(list, cache, [], [code]);
  } catch (cause) {
    console.warn(`The pages in ${code} are not cached for offline use yet.`, cause);
  } finally {
    storing.delete(code);
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
  if (isDocument) waitUntil(storeLanguage(new URL(request.url).pathname));
});
