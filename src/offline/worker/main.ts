import { answerData, answerPage } from "./answers";
import { manifest, stored } from "./storage";

const picturesCache = "pictures";

/** `/static/DIGEST/`, the same for all sizes of a picture; undefined for other files. */
function pictureFolder(address: string): string | undefined {
  return /\/static\/[0-9a-f]{32}\//.exec(address)?.[0];
}

/** Visitors see the colour of the missing picture and no broken frame. */
const emptyPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { "Content-Type": "image/svg+xml" },
  });

/**
 * Stores the pictures that visitors see. Another size or an empty picture replaces a picture that cannot be fetched.
 */
async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(picturesCache);
  const copy = await cache.match(request);
  if (copy !== undefined) return copy;
  const response = await fetch(request).catch(() => undefined);
  if (response?.ok && response.headers.get("Content-Type")?.startsWith("image/")) {
    // A full device stores no more pictures.
    event.waitUntil(cache.put(request, response.clone()).catch(console.warn));
    return response;
  }
  const folder = pictureFolder(request.url);
  const otherSize = (await cache.keys()).find(({ url }) => pictureFolder(url) === folder);
  return (otherSize && (await cache.match(otherSize))) ?? emptyPicture();
}

const isData = (address: string) => address.startsWith("/page-data/");

/** Removes the pictures of earlier releases: the stored data name the pictures of this release. */
async function removeOldPictures(): Promise<void> {
  const addresses = Object.keys(manifest.files).filter(isData);
  const data = await Promise.all(addresses.map(async (address) => (await stored(address))?.text()));
  if (data.includes(undefined)) return;
  const names = data.join();
  const cache = await caches.open(picturesCache);
  const old = (await cache.keys()).filter(({ url }) => !names.includes(new URL(url).pathname));
  await Promise.all(old.map((key) => cache.delete(key)));
}

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldPictures().catch(console.warn));
});

const { routing } = workbox;
const isSameOrigin = ({ origin }: URL) => origin === self.location.origin;

// gatsby-plugin-offline would answer with its empty page.
navigationRoute.handler = { handle: ({ event, url }) => answerPage(event, url) };
routing.registerRoute(
  ({ url }) => isSameOrigin(url) && url.pathname in manifest.files,
  async ({ event, url: { pathname } }) =>
    isData(pathname)
      ? answerData(event, pathname)
      : ((await stored(pathname)) ?? fetch(event.request)),
);
routing.registerRoute(
  ({ url }) => isSameOrigin(url) && pictureFolder(url.pathname) !== undefined,
  ({ event }) => answerPicture(event).catch(() => fetch(event.request)),
);
