import { digestLength, pageFile, storedFolder } from "../precache-manifest";

declare const self: ServiceWorkerGlobalScope;

export const manifest = self.precacheManifest;
const { precaching } = workbox;

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
  if (digest === manifest.files[address]) return new Response(body, { headers: response.headers });
  throw new TypeError(`${address} is not stored: wrong content, status ${response.status}.`);
}

export async function stored(address: string): Promise<Response | undefined> {
  const [key = ""] = [address, `${address}/${pageFile}`].flatMap(
    (file) => precaching.getCacheKeyForURL(`/${storedFolder}${file}`) ?? [],
  );
  // The network may work where the browser's storage fails.
  return caches.match(key).catch(() => undefined);
}
