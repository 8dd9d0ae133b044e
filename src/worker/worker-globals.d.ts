import type { PrecacheManifest } from "../shared/precache-manifest";

declare global {
  interface ServiceWorkerGlobalScope {
    /** Written by the build in front of the worker. */
    readonly precacheManifest: PrecacheManifest;
  }
}
