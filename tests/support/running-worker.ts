import { readFileSync } from "node:fs";
import type { PrecacheManifest } from "../../src/offline/precache-manifest";

const site = "http://localhost";

/** A request whose address may be relative, as in browsers. */
class SiteRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, site) : input, init);
  }
}

interface WorkerScope {
  readonly workbox: {
    readonly precaching: { readonly precacheAndRoute: (entries: readonly object[]) => void };
    readonly routing: {
      readonly NavigationRoute: new (handler: () => Response) => object;
      readonly registerRoute: (route: object) => void;
    };
  };
}

/** Runs the scripts of a release's worker: Workbox, gatsby-plugin-offline's route for pages, the site's part. */
export class RunningWorker {
  private readonly listeners: (readonly [type: string, listener: (event: object) => void])[] = [];

  /** @param precached the files that Workbox precaches */
  constructor(manifest: PrecacheManifest, precached: readonly object[]) {
    Object.assign(globalThis, {
      self: globalThis,
      location: new URL(site),
      registration: { scope: site },
      addEventListener: (type: string, listener: (event: object) => void) =>
        void this.listeners.push([type, listener]),
      Request: SiteRequest,
      precacheManifest: manifest,
      // Workbox reads this class when it starts, although it stores nothing in a database here.
      IDBObjectStore: Object,
      workbox: undefined,
    });
    for (const part of ["core", "precaching", "routing"]) {
      const file = `node_modules/workbox-${part}/build/workbox-${part}.prod.js`;
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the file as `importScripts` does
      new Function(readFileSync(file, "utf8")).call(globalThis);
    }
    const { precaching, routing } = (globalThis as object as WorkerScope).workbox;
    precaching.precacheAndRoute(precached);
    const navigationRoute = new routing.NavigationRoute(() => Response.error());
    routing.registerRoute(navigationRoute);
    Object.assign(globalThis, { navigationRoute });
    jest.isolateModules(() => void jest.requireActual("../../src/offline/worker/main"));
  }

  /** Installs and activates the worker, and waits until it has stored its files. */
  async install(): Promise<void> {
    await this.dispatch("install", {});
    await this.dispatch("activate", {});
  }

  /** The response, once all work of the request is done; undefined if the worker leaves the request to the browser. */
  async answer(
    address: string,
    { isPage = false, client = "", method = "GET" } = {},
  ): Promise<Response | undefined> {
    const request = new SiteRequest(address, { method });
    if (isPage) Object.defineProperty(request, "mode", { value: "navigate" });
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => void (answer = response);
    const event = { request, respondWith, clientId: client, resultingClientId: client };
    await this.dispatch("fetch", event, () => answer);
    return answer;
  }

  private async dispatch(type: string, event: object, answer?: () => unknown): Promise<void> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    for (const [listenedType, listener] of this.listeners) {
      if (listenedType === type) listener({ ...event, waitUntil });
    }
    await answer?.();
    await Promise.all(work);
  }
}
