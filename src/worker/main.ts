/** Appended by gatsby-plugin-offline, which stores its list below a folder that no page requests. */
import { pictureFolder } from "../shared/precache-manifest";
import { answerData, answerPage, answerPicture } from "./answers";
import { deleteOtherCaches, list, stored, storeFurther } from "./stored-files";

declare const self: ServiceWorkerGlobalScope;

const { registerRoute } = workbox.routing;
const isOwn = ({ origin }: URL) => origin === self.location.origin;
/** The stored size of a picture. */
const listedPicture = (pathname: string) =>
  Object.keys(list.pictures).find((one) => pictureFolder(one) === pictureFolder(pathname));

// The plugin would answer with its empty page.
navigationRoute.handler = {
  handle: ({ event, url }) => {
    event.waitUntil(storeFurther([url.pathname]));
    return answerPage(event, url);
  },
};
registerRoute(
  ({ url }) => isOwn(url) && url.pathname in list.files,
  async ({ event, url: { pathname } }) =>
    pathname.startsWith("/page-data/")
      ? answerData(event, pathname)
      : ((await stored(pathname)) ?? fetch(event.request)),
);
registerRoute(
  ({ url }) => isOwn(url) && listedPicture(url.pathname) !== undefined,
  ({ event, url: { pathname } }) => answerPicture(event, pathname, listedPicture(pathname) ?? ""),
);

self.addEventListener("activate", (event) => {
  const deleted = deleteOtherCaches();
  event.waitUntil(deleted);
  // Requests wait for the activation, which does not wait for pictures.
  void deleted
    .then(() => self.clients.matchAll({ includeUncontrolled: true }))
    .then((open) => storeFurther(open.map(({ url }) => new URL(url).pathname)));
});
