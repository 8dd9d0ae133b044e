import type { PrefixRoute } from "../catalogue/addresses/site-addresses";

/** Written by `src/gatsby/output/service-worker.ts`. */
export interface PrecacheManifest {
  /** The first list by the address of each language's root, which is empty for English. */
  readonly roots: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
  /** Lists, and the 404 pages of the languages. */
  readonly prefixes: readonly PrefixRoute[];
  /** Digests by address. */
  readonly files: Readonly<Record<string, string>>;
}

/** Workbox stores files under addresses in this folder. */
export const storedFolder = "stored";

export const pageFile = "index.html";

/** Characters of Base64. */
export const digestLength = 8;

/** Specification, section 8. */
export const offlineModeMessage = "No internet connection found. App is running in offline mode.";

export const cachedCopyTiming = "cached-copy";

/** In every page of the site, and in no other. */
export const pageMark = "<script data-path=";

export const notFoundPage = "/404.html";

export function isNotFoundPage(address: string): boolean {
  return address.endsWith(notFoundPage);
}

export const appDataFile = "/page-data/app-data.json";

export function pageDataFile(page: string): string {
  return `/page-data${page}/page-data.json`;
}
