import type { SiteAddresses } from "../catalogue/addresses/site-addresses";

/**
 * What the service worker caches for offline use. The build computes it from its own output
 * (`src/finish/offline/precache-files.ts`).
 */
export interface PrecacheManifest extends SiteAddresses {
  /** Changes whenever any cached file changes. */
  readonly version: string;
  readonly home: string;
  /** Codes of the languages besides English, of which a device caches those that it has visited. */
  readonly languages: readonly string[];
  /** Addresses of all pages that are cached. */
  readonly pages: readonly string[];
  /** Addresses of items' pages, which are not cached, and by its place in `pages` the list that shows it. */
  readonly items: Readonly<Record<string, number>>;
  /**
   * Pages, data, scripts, fonts and icons by address, with their sizes in bytes; the first page of
   * the site before the other lists, and these before everything else.
   */
  readonly files: Readonly<Record<string, number>>;
  /** One size of each picture by address, with its size in bytes. */
  readonly pictures: Readonly<Record<string, number>>;
}

/** The line of the specification's error catalogue (section 8). */
export const offlineModeMessage = "No internet connection found. App is running in offline mode.";

/** Name of the `Server-Timing` entry by which a page sees that it was answered from the cache. */
export const cachedCopyTiming = "cached-copy";

/** Address of the page for what does not exist. */
export const notFoundPage = "/404.html";

/** Whether an address is that of the page for what does not exist, in any language. */
export function isNotFoundPage(address: string): boolean {
  return address.endsWith(notFoundPage);
}

/**
 * Code of the one language that needs what is at an address: its pages are below `/hi`, and its words are a script;
 * null for English, and what all need.
 */
export function languageOfFile(
  { languages }: Pick<PrecacheManifest, "languages">,
  address: string,
): string | null {
  const [, page, words] =
    /^(?:\/page-data)?\/([a-z]+)(?:\/|$)|^\/words-([a-z]+)-[^/]*\.js$/.exec(address) ?? [];
  const code = page ?? words ?? "";
  return languages.includes(code) ? code : null;
}

/** Address of what says in a cache that it has a whole language. */
export function languageMark(code: string): string {
  return `/stored-language/${code}`;
}

/** Address of the data that every page starts from. */
export const appDataFile = "/page-data/app-data.json";

/** Address of the data of a page. */
export function pageDataFile(page: string): string {
  return `/page-data${page}/page-data.json`;
}

/** The part of a picture's address that all its sizes share: `/static/DIGEST/`. */
export function pictureFolder(address: string): string | null {
  return /^.*\/static\/[0-9a-f]{6,}\/(?=[0-9a-f]+\/)/.exec(address)?.[0] ?? null;
}

/** Whether an address changes whenever its content does, so that a copy of any age is right. */
export function isHashed(address: string): boolean {
  return /\/static\/|[-.][0-9a-f]{8}\.(?:js|css)$/.test(address);
}
