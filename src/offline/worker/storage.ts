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

export async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...bytes)).slice(0, digestLength);
}

/** @throws TypeError for an error page, half a file, and a file of another server or release */
async function verified(address: string, response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  if ((await digestOf(body)) === manifest.files[address])
    return new Response(body, { headers: response.headers });
  throw new TypeError(`${address} is not stored: wrong content, status ${response.status}.`);
}

export async function stored(address: string): Promise<Response | undefined> {
  const [key = ""] = [address, `${address}/${pageFile}`].flatMap(
    (file) => precaching.getCacheKeyForURL(`/${storedFolder}${file}`) ?? [],
  );
  return cached(key);
}

/** The network may work where the browser's storage fails. */
function cached(key: string): Promise<Response | undefined> {
  return caches.match(key).catch(() => undefined);
}

interface ClientDocument {
  readonly digest: string;
  readonly isCopy: boolean;
}

/** Also in memory, because a full device stores no more. */
const documents = new Map<string, ClientDocument>();

const documentsCache = "documents";

/** More than a visitor opens between the start of a page and its last request. */
const maxDocuments = 50;

const documentKey = (client: string) => `/${documentsCache}/${client}`;

/** In storage, because browsers end an idle worker while its pages are open. */
export async function storeDocument(client: string, document: ClientDocument): Promise<void> {
  documents.set(client, document);
  const cache = await caches.open(documentsCache);
  await cache.put(documentKey(client), new Response(JSON.stringify(document)));
  const earlier = (await cache.keys()).slice(0, -maxDocuments);
  await Promise.all(earlier.map((key) => cache.delete(key)));
}

export async function documentOf(client: string): Promise<ClientDocument | undefined> {
  const answer = await cached(documentKey(client));
  return documents.get(client) ?? ((await answer?.json()) as ClientDocument | undefined);
}
