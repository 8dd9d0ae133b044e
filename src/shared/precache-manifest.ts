import type { PrefixRoute } from "../catalogue/addresses/site-addresses";

/** Written by `src/finish/offline/precache-files.ts`. */
export interface PrecacheManifest {
  readonly prefixes: readonly PrefixRoute[];
  readonly home: string;
  /** Codes of all languages but English. */
  readonly languages: readonly string[];
  readonly pages: readonly string[];
  /** Index of the list in `pages`, by the English address of an item. */
  readonly items: Readonly<Record<string, number>>;
  /** Digests by address. */
  readonly files: Readonly<Record<string, string>>;
  /** Digests of one size of each picture, by address. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Workbox stores files under addresses in this folder. */
export const storedFolder = "stored";

export const pageFile = "index.html";

/** Characters of Base64. */
export const digestLength = 8;

/** Specification, section 8. */
export const offlineModeMessage = "No internet connection found. App is running in offline mode.";

export const cachedCopyTiming = "cached-copy";

export const notFoundPage = "/404.html";

export function isNotFoundPage(address: string): boolean {
  return address.endsWith(notFoundPage);
}

/** Null for English and shared files. */
export function languageOfFile(
  { languages }: Pick<PrecacheManifest, "languages">,
  address: string,
): string | null {
  const [, page, words] =
    /^(?:\/page-data)?\/([a-z]+)(?:\/|$)|^\/words-([a-z]+)-[^/]*\.js$/.exec(address) ?? [];
  const code = page ?? words ?? "";
  return languages.includes(code) ? code : null;
}

export const appDataFile = "/page-data/app-data.json";

export function pageDataFile(page: string): string {
  return `/page-data${page}/page-data.json`;
}

/** `/static/DIGEST/`, the same for all sizes; null for other files. */
export function pictureFolder(address: string): string | null {
  return /^.*\/static\/[0-9a-f]{6,}\/(?=[0-9a-f]+\/)/.exec(address)?.[0] ?? null;
}
