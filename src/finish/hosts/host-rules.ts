import { itemPagePath, itemSlug } from "../../catalogue/addresses/item-address";
import { decodedPath, listPagePath } from "../../catalogue/addresses/page-paths";
import {
  type PrefixRoute,
  type SiteAddresses,
  siteAddresses,
} from "../../catalogue/addresses/site-addresses";
import {
  allPages,
  type CatalogueData,
  homeAddress,
  siteLanguages,
} from "../../data-check/catalogue-data";

/** What a host does with an address that is not a file of the build. */
export interface RouteRule {
  /** An address, decoded; a star at its end matches any rest. */
  readonly from: string;
  /** As a header has it: encoded. */
  readonly to: string;
  /** 301: the browser goes there. 200 and 404: the page is answered under the requested address. */
  readonly status: 200 | 301 | 404;
}

const yearSeconds = 31_536_000;

/**
 * Which addresses lead to which pages, most special first: the root to the first list page; former addresses
 * of items, with and without a slash at their end, to the current ones; other addresses with a brand's prefix
 * to the brand; others with a page's prefix to the whole list (specification, section 2, "Routes").
 */
export function routeRules(data: CatalogueData): RouteRule[] {
  const root = siteLanguages(data).flatMap(({ pathPrefix }): RouteRule[] => {
    const home = homeAddress(data);
    const from = pathPrefix === "" ? ["/"] : [pathPrefix, `${pathPrefix}/`];
    return home === null
      ? []
      : from.map((address) => ({ from: address, to: pathPrefix + home, status: 301 }));
  });
  const moved = knownAddresses(data).redirects.flatMap(({ from, to }): RouteRule[] =>
    [from, `${from}/`].map((address) => ({ from: address, to: encodeURI(to), status: 301 })),
  );
  const prefixes = allPrefixRoutes(data).map(({ prefix, path }): RouteRule => ({
    from: `${prefix}*`,
    to: path,
    status: 200,
  }));
  // What else begins like a page in another language has the page for unknown addresses in that language.
  const unknown = siteLanguages(data)
    .slice(1)
    .map(({ pathPrefix }): RouteRule => {
      return { from: `${pathPrefix}/*`, to: `${pathPrefix}/404.html`, status: 404 };
    });
  return [...root, ...moved, ...prefixes, ...unknown];
}

/** The addresses of all items' pages, by those of the whole lists that show them. */
export function itemPathsByList(data: CatalogueData): Map<string, readonly string[]> {
  const { slug } = data.business;
  return new Map(
    allPages(data).map((page) => [
      listPagePath(page, slug),
      data[page.catalogue].map((item) =>
        itemPagePath(page, { ...item, slug: itemSlug(item) }, slug),
      ),
    ]),
  );
}

export function allItemPaths(data: CatalogueData): string[] {
  return [...itemPathsByList(data).values()].flat();
}

/** What is known of all addresses that no page has; those of one language lead on from its addresses alone. */
export function knownAddresses(
  data: CatalogueData,
  languages?: Parameters<typeof allPages>[1],
): SiteAddresses {
  const pages = allPages(data, languages).map((page) => ({
    ...page,
    items: data[page.catalogue].map((item) => ({ ...item, slug: itemSlug(item) })),
  }));
  return siteAddresses(pages, data.business.slug);
}

/**
 * The prefixes that a host answers with a page: those of pages matched by prefix. What lies below another
 * list it answers with 404.html, which leads on.
 */
export function allPrefixRoutes(data: CatalogueData): PrefixRoute[] {
  const owners = allPages(data).filter(({ match }) => match === "prefix");
  return knownAddresses(data).prefixes.filter(({ prefix }) =>
    owners.some(({ path }) => prefix.startsWith(path)),
  );
}

/** Addresses of files with a digest in their name, which browsers may cache for a year. */
export const hashedAddress =
  /^\/static\/|^\/[^/]+[-.][0-9a-f]{8}\.(?:js|css)$|^\/(?:workbox-v|idb-keyval-)[^/]+\//;

/** Addresses of files for hosts alone: their rules, and the compressed copies that they send for other files. */
export const hiddenAddress = /^\/_|\.(?:br|gz)$/;

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
  const path = decodedPath(pathname);
  const fits = ({ from }: RouteRule) =>
    from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : path === from;
  return rules.find(fits) ?? null;
}
