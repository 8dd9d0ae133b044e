import { pictureFolder } from "../shared/precache-manifest";
import { answerData, answerPage, answerPicture } from "./answers";
import { deleteOtherCaches, manifest, stored, storeExtraFiles } from "./stored-files";

declare const self: ServiceWorkerGlobalScope;

const { registerRoute } = workbox.routing;
const isSameOrigin = ({ origin }: URL) => origin === self.location.origin;
/** The address of a picture's stored size. */
const storedPicture = (pathname: string) =>
  Object.keys(manifest.pictures).find(
    (address) => pictureFolder(address) === pictureFolder(pathname),
  );

// gatsby-plugin-offline would answer with its empty page.
navigationRoute.handler = {
  handle: ({ event, url }) => {
    event.waitUntil(storeExtraFiles([url.pathname]));
    return answerPage(event, url);
  },
};
registerRoute(
  ({ url }) => isSameOrigin(url) && url.pathname in manifest.files,
  async ({ event, url: { pathname } }) =>
    pathname.startsWith("/page-data/")
      ? answerData(event, pathname)
      : ((await stored(pathname)) ?? fetch(event.request)),
);
registerRoute(
  ({ url }) => isSameOrigin(url) && storedPicture(url.pathname) !== undefined,
  ({ event, url: { pathname } }) => answerPicture(event, pathname, storedPicture(pathname) ?? ""),
);

self.addEventListener("activate", (event) => {
  const deleted = deleteOtherCaches();
  event.waitUntil(deleted);
  // Requests wait until the worker is active, so activation does not wait for pictures.
  void deleted
    .then(() => self.clients.matchAll({ includeUncontrolled: true }))
    .then((tabs) => storeExtraFiles(tabs.map(({ url }) => new URL(url).pathname)));
});
