import {
  itemPagePath,
  itemRedirects,
  itemSlug,
  type Redirect,
} from "../../catalogue/addresses/item-address";
import { homePath, type PrefixRoute, prefixRoutes } from "../../catalogue/addresses/page-paths";
import { type CatalogueData, shownPages } from "../../data-check/catalogue-data";

/** What a host does with an address that is not a file of the build. */
export interface RouteRule {
  /** An address; a star at its end matches any rest. */
  readonly from: string;
  readonly to: string;
  /** 301: the browser goes there. 200: the page is answered under the requested address. */
  readonly status: 200 | 301;
}

const yearSeconds = 31_536_000;

/**
 * Which addresses lead to which pages, most special first: the root to the first list page; former addresses
 * of items, with and without a slash at their end, to the current ones; other addresses with a brand's prefix
 * to the brand; others with a page's prefix to the whole list (specification, section 2, "Routes").
 */
export function routeRules(data: CatalogueData): RouteRule[] {
  const home = homePath(shownPages(data), data.business.slug);
  const root: RouteRule[] = home === null ? [] : [{ from: "/", to: home, status: 301 }];
  const moved = allItemRedirects(data).flatMap(({ from, to }): RouteRule[] =>
    [from, `${from}/`].map((address) => ({ from: address, to, status: 301 })),
  );
  const prefixes = allPrefixRoutes(data).map(({ prefix, path }): RouteRule => ({
    from: `${prefix}*`,
    to: path,
    status: 200,
  }));
  return [...root, ...moved, ...prefixes];
}

export function allItemPaths(data: CatalogueData): string[] {
  return data.pages.flatMap((page) =>
    data[page.catalogue].map((item) =>
      itemPagePath(page, { ...item, slug: itemSlug(item) }, data.business.slug),
    ),
  );
}

export function allItemRedirects(data: CatalogueData): Redirect[] {
  return data.pages.flatMap((page) => {
    const items = data[page.catalogue].map((item) => ({ ...item, slug: itemSlug(item) }));
    return itemRedirects(page, items, data.business.slug);
  });
}

/** The routes of all pages matched by prefix, in the order in which they are tried. */
export function allPrefixRoutes(data: CatalogueData): PrefixRoute[] {
  return shownPages(data)
    .filter(({ match }) => match === "prefix")
    .flatMap((page) => {
      const brands = new Set(data[page.catalogue].flatMap(({ brand }) => brand ?? []));
      return prefixRoutes(page, [...brands], data.business.slug);
    });
}

/** Addresses of files with a digest in their name, which browsers may cache for a year. */
export const hashedAddress =
  /^\/static\/|^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)$|^\/(?:workbox-v|idb-keyval-)[^/]+\//;

/** Cache headers of files with a digest in their name, of all others, and of errors. */
export const cacheHeaders = {
  hashed: `public, max-age=${yearSeconds}, immutable`,
  other: "public, max-age=0, must-revalidate",
  error: "no-store",
} as const;

/** How long browsers may cache what is at an address. */
export function cacheControl(address: string): string {
  return hashedAddress.test(address) ? cacheHeaders.hashed : cacheHeaders.other;
}

/** The first rule that fits an address, or null. */
export function routeFor(rules: readonly RouteRule[], pathname: string): RouteRule | null {
  const fits = ({ from }: RouteRule) =>
    from.endsWith("*") ? pathname.startsWith(from.slice(0, -1)) : pathname === from;
  return rules.find(fits) ?? null;
}
