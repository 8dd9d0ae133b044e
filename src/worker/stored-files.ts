import { isDataSaverOn } from "../shared/data-saving";
import { fetchWithTimeout } from "../shared/fetch-with-timeout";
import { digestLength, languageOfFile, pageFile, storedFolder } from "../shared/precache-manifest";

declare const self: ServiceWorkerGlobalScope;

export const manifest = self.precacheManifest;
const { core, precaching } = workbox;

/** Cache of other languages and pictures, which Workbox does not precache. */
const extraCache = "further-files";
/** Name of a cache that exists while the quota has no space for extra files. */
const fullMark = "full";

const listedDigest = (address: string) => manifest.files[address] ?? manifest.pictures[address];
/** With the digest, so that no release gets the changed file of another. */
const extraKey = (address: string) => `${address}?${listedDigest(address)}`;

// Without this, Workbox stores whatever a server sends.
precaching.addPlugins([
  {
    requestWillFetch: ({ request: { url } }) => {
      const file = new URL(url).pathname.replace(`/${storedFolder}`, "");
      // Workbox adds a query to addresses without a digest.
      const cache = url.includes("?") ? "no-cache" : "default";
      // The visitor's requests come first.
      return new Request(file.replace(`/${pageFile}`, ""), { cache, priority: "low" });
    },
    fetchDidSucceed: ({ request: { url }, response }) => {
      const address = new URL(url).pathname;
      // The browser may have cached another file at this address for a year.
      const fetchAgain = async () => verified(address, await fetch(address, { cache: "reload" }));
      return verified(address, response).catch(fetchAgain);
    },
  },
]);

/** @throws TypeError for an error page, half a file, and a file of another server or release */
async function verified(address: string, response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const digest = btoa(String.fromCharCode(...bytes)).slice(0, digestLength);
  if (digest === listedDigest(address)) return new Response(body, { headers: response.headers });
  throw new TypeError(`${address} is not stored: wrong content, status ${response.status}.`);
}

export async function stored(address: string): Promise<Response | undefined> {
  const precachedKeys = [address, `${address}/${pageFile}`].flatMap(
    (file) => precaching.getCacheKeyForURL(`/${storedFolder}${file}`) ?? [],
  );
  // The network may work where the browser's storage fails.
  return caches.match(precachedKeys[0] ?? extraKey(address)).catch(() => undefined);
}

export async function store(address: string, response: Response): Promise<void> {
  await (await caches.open(extraCache)).put(extraKey(address), response);
}

let storing = Promise.resolve();

/** Stores visited languages, then pictures, once earlier calls have ended. */
export function storeExtraFiles(visited: readonly string[]): Promise<void> {
  storing = storing
    .then(() => storeMissing(visited))
    .catch((cause: unknown) => console.warn("Not all files are stored for offline use.", cause));
  return storing;
}

async function storeMissing(visited: readonly string[]): Promise<void> {
  if (await caches.has(fullMark)) return;
  const cache = await caches.open(extraCache);
  const keys = (await cache.keys()).map(({ url }) => url.slice(self.location.origin.length));
  const codes = new Set([...visited, ...keys].map((address) => languageOfFile(manifest, address)));
  codes.delete(null);
  const isWanted = (address: string) => codes.has(languageOfFile(manifest, address));
  const files = Object.keys(manifest.files).filter(isWanted);
  const pictures = Object.keys(manifest.pictures);
  const needed = [...files, ...pictures].map(extraKey);
  for (const key of keys) if (!needed.includes(key)) await cache.delete(key);
  // With Data Saver, `answerPicture` stores the pictures that the visitor sees.
  for (const address of isDataSaverOn() ? files : [...files, ...pictures]) {
    if (keys.includes(extraKey(address))) continue;
    const response = await fetchWithTimeout(address, { cache: "no-cache" });
    await store(address, await verified(address, response));
  }
}

export async function deleteOtherCaches(kept = [core.cacheNames.precache, extraCache]) {
  for (const name of await caches.keys()) {
    if (kept.includes(name)) continue;
    const cache = await caches.open(name);
    // A deleted cache counts towards the quota while another worker has it open.
    for (const request of await cache.keys()) await cache.delete(request);
    await caches.delete(name);
  }
}

core.registerQuotaErrorCallback(async () => {
  await deleteOtherCaches([core.cacheNames.precache]);
  await caches.open(fullMark);
});
