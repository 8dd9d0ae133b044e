import { savesData } from "../shared/data-saving";
import { fetchWithTimeout, requestTimeoutMs } from "../shared/fetch-with-timeout";
import { digestLength, languageOfFile, pageFile, storedFolder } from "../shared/precache-manifest";

declare const self: ServiceWorkerGlobalScope;

export const list = self.precacheManifest;
const { core, precaching } = workbox;

/** Languages and pictures, which Workbox's list leaves out. */
const furtherCache = "further-files";
/** A cache that is there while a release needs the storage of further files. */
const fullMark = "full";

const listedDigest = (address: string) => list.files[address] ?? list.pictures[address];
/** Another release never finds a changed file. */
const furtherKey = (address: string) => `${address}?${listedDigest(address)}`;

// Workbox alone stores whatever a server sends.
precaching.addPlugins([
  {
    requestWillFetch: ({ request: { url } }) => {
      const file = new URL(url).pathname.replace(`/${storedFolder}`, "");
      const cache = url.includes("?") ? "no-cache" : "default";
      // The visitor's own requests come first.
      return new Request(file.replace(`/${pageFile}`, ""), { cache, priority: "low" });
    },
    fetchDidSucceed: ({ request: { url }, response }) => {
      const address = new URL(url).pathname;
      // The browser may have stored something else under a name that lasts for a year.
      const again = async () => verified(address, await fetch(address, { cache: "reload" }));
      return verified(address, response).catch(again);
    },
  },
]);

/** @throws TypeError for a refusal, half a file, and a file of another server or release */
async function verified(address: string, response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const digest = btoa(String.fromCharCode(...bytes)).slice(0, digestLength);
  if (digest === listedDigest(address)) return new Response(body, { headers: response.headers });
  throw new TypeError(`${address} is not stored: ${response.status} or another file.`);
}

export async function stored(address: string): Promise<Response | undefined> {
  const [key = furtherKey(address)] = [address, `${address}/${pageFile}`].flatMap(
    (file) => precaching.getCacheKeyForURL(`/${storedFolder}${file}`) ?? [],
  );
  // The network may work where the browser's storage fails.
  return caches.match(key).catch(() => undefined);
}

export async function store(address: string, response: Response): Promise<void> {
  await (await caches.open(furtherCache)).put(furtherKey(address), response);
}

let storing = Promise.resolve();

/** Stores visited languages, then pictures, after what is being stored already. */
export function storeFurther(visited: readonly string[]): Promise<void> {
  storing = storing
    .then(() => storeMissing(visited))
    .catch((cause: unknown) => console.warn("Not all files are stored for offline use.", cause));
  return storing;
}

async function storeMissing(visited: readonly string[]): Promise<void> {
  if (await caches.has(fullMark)) return;
  const cache = await caches.open(furtherCache);
  const keys = (await cache.keys()).map(({ url }) => url.slice(self.location.origin.length));
  const codes = new Set([...visited, ...keys].map((address) => languageOfFile(list, address)));
  codes.delete(null);
  const isWanted = (address: string) => codes.has(languageOfFile(list, address));
  const files = Object.keys(list.files).filter(isWanted);
  const pictures = Object.keys(list.pictures);
  const needed = [...files, ...pictures].map(furtherKey);
  for (const key of keys) if (!needed.includes(key)) await cache.delete(key);
  // With Data Saver a picture is stored once it was seen.
  for (const address of savesData() ? files : [...files, ...pictures]) {
    if (keys.includes(furtherKey(address))) continue;
    const response = await fetchWithTimeout(address, requestTimeoutMs, { cache: "no-cache" });
    await store(address, await verified(address, response));
  }
}

/** Workers without Workbox had others. */
export async function deleteOtherCaches(kept = [core.cacheNames.precache, furtherCache]) {
  for (const name of await caches.keys()) {
    if (kept.includes(name)) continue;
    const cache = await caches.open(name);
    // A deleted cache counts to the quota while another worker has it open.
    for (const request of await cache.keys()) await cache.delete(request);
    await caches.delete(name);
  }
}

core.registerQuotaErrorCallback(async () => {
  await deleteOtherCaches([core.cacheNames.precache]);
  await caches.open(fullMark);
});
