import { decodedPath } from "../../catalogue/addresses/page-paths";
import { type PrefixRoute, prefixRoutes } from "../../catalogue/addresses/site-addresses";
import { languages, translations } from "../../catalogue/text/languages";
import { allPages, type CatalogueData, homeAddress } from "../../data-check/catalogue-data";

export interface RouteRule {
  /** Decoded; a final star matches anything. */
  readonly from: string;
  /** Encoded, as in a header. */
  readonly to: string;
  /** 301 redirects; 200 and 404 answer with a page at the requested address. */
  readonly status: 200 | 301 | 404;
}

export const yearSeconds = 31_536_000;

/** The owner's forms. */
export const adminAddress = /^\/admin(?:\/|$)/;

/** The most specific rules first (specification, section 2, "Routes"). */
export function routeRules(data: CatalogueData): RouteRule[] {
  const home = homeAddress(data);
  const roots = languages.flatMap(({ pathPrefix }): RouteRule[] => {
    const addresses = pathPrefix === "" ? ["/"] : [pathPrefix, `${pathPrefix}/`];
    return addresses.map((from) => ({ from, to: pathPrefix + home, status: 301 }));
  });
  // Below lists that match exactly, the 404 page redirects.
  const prefixPages = allPages(data).filter(({ match }) => match === "prefix");
  const prefixes = listPrefixes(data)
    .filter(({ prefix }) => prefixPages.some(({ path }) => prefix.startsWith(path)))
    .map(({ prefix, path }): RouteRule => ({ from: `${prefix}*`, to: path, status: 200 }));
  const notFound = translations.map(({ pathPrefix }): RouteRule => {
    return { from: `${pathPrefix}/*`, to: `${pathPrefix}/404.html`, status: 404 };
  });
  return [...roots, ...prefixes, ...notFound];
}

/** By default of all languages. */
export function listPrefixes(
  data: CatalogueData,
  inLanguages?: Parameters<typeof allPages>[1],
): PrefixRoute[] {
  return allPages(data, inLanguages).flatMap((page) =>
    prefixRoutes({ ...page, items: data[page.catalogue] }, data.business.slug),
  );
}

/** Fewer than Gatsby's 20 or 32 digits, because each page repeats the names of its files. */
export const nameHashLength = 8;

/** Browsers may cache files with a hash or a version in their name for a year. */
export const hashedAddress = new RegExp(
  `^/static/|^/[^/]+[-.][0-9a-f]{${nameHashLength}}\\.(?:js|css)$|^/workbox-v[^/]+/|^/idb-keyval-`,
);

export const cacheHeaders = {
  hashed: `public, max-age=${yearSeconds}, immutable`,
  other: "public, max-age=0, must-revalidate",
  error: "no-store",
} as const;

export function cacheControl(address: string): string {
  return hashedAddress.test(address) ? cacheHeaders.hashed : cacheHeaders.other;
}

export function routeFor(rules: readonly RouteRule[], pathname: string): RouteRule | null {
  const path = decodedPath(pathname);
  const matches = ({ from }: RouteRule) =>
    from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : path === from;
  return rules.find(matches) ?? null;
}
