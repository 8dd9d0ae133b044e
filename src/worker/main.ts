import { answerData, answerPage } from "./answers";
import { answerPicture, pictureFolder, picturesCache } from "./pictures";
import { manifest, stored } from "./stored-files";

declare const self: ServiceWorkerGlobalScope;

const { core, routing } = workbox;
const isSameOrigin = ({ origin }: URL) => origin === self.location.origin;

// gatsby-plugin-offline would answer with its empty page.
navigationRoute.handler = { handle: ({ event, url }) => answerPage(event, url) };
routing.registerRoute(
  ({ url }) => isSameOrigin(url) && url.pathname in manifest.files,
  async ({ event, url: { pathname } }) =>
    pathname.startsWith("/page-data/")
      ? answerData(event, pathname)
      : ((await stored(pathname)) ?? fetch(event.request)),
);
routing.registerRoute(
  ({ url }) => isSameOrigin(url) && pictureFolder(url.pathname) !== undefined,
  // The network may work where the browser's storage fails.
  ({ event }) => answerPicture(event).catch(() => fetch(event.request)),
);

self.addEventListener("activate", (event) => event.waitUntil(deleteOtherCaches()));

/** Earlier releases had other caches. */
async function deleteOtherCaches(): Promise<void> {
  const names = [core.cacheNames.precache, picturesCache];
  for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name);
}
