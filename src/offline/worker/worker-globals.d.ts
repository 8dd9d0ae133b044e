import type { PrecacheManifest } from "../precache-manifest";

interface RouteContext {
  readonly event: FetchEvent;
  readonly url: URL;
}

type RouteHandler = (context: RouteContext) => Promise<Response>;

interface PrecachingPlugin {
  readonly requestWillFetch: (context: { request: Request }) => Request;
  readonly fetchDidSucceed: (context: {
    request: Request;
    response: Response;
  }) => Promise<Response>;
}

declare global {
  interface ServiceWorkerGlobalScope {
    /** The build writes it at the beginning of the worker. */
    readonly precacheManifest: PrecacheManifest;
  }

  /** The route of gatsby-plugin-offline for all pages. */
  const navigationRoute: { handler: { handle: RouteHandler } };

  /** The parts of Workbox 4 that are used; it has no types. */
  const workbox: {
    precaching: {
      addPlugins: (plugins: PrecachingPlugin[]) => void;
      getCacheKeyForURL: (url: string) => string | undefined;
    };
    routing: {
      registerRoute: (isMatch: (context: RouteContext) => boolean, handle: RouteHandler) => void;
    };
  };
}
