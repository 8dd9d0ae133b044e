import type { PrecacheManifest } from "../shared/precache-manifest";

declare global {
  interface ServiceWorkerGlobalScope {
    /** Written by the build in front of the worker. */
    readonly precacheManifest: PrecacheManifest;
  }

  interface Route {
    handler: { handle(context: { event: FetchEvent }): Promise<Response> };
  }

  /** The part of workbox 4 that gatsby-plugin-offline loads and this worker uses. */
  const workbox: {
    readonly routing: {
      registerRoute(
        matches: (context: { url: URL; event: FetchEvent }) => boolean,
        answer: (context: { url: URL; event: FetchEvent }) => Promise<Response>,
      ): void;
    };
  };

  /** The offline plugin's own route for page loads, a constant of the script this one is appended to. */
  const navigationRoute: Route;
}
