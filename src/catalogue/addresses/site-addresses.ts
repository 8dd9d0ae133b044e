import { type AddressedItem, itemPagePath } from "./item-address";
import { brandPagePath, decodedPath, listPagePath, type PageAddress } from "./page-paths";

/** An address that an item's page once had, and the one it has. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A prefix that every address starting with it shares, and the page that answers it. */
export interface PrefixRoute {
  readonly prefix: string;
  readonly path: string;
}

/** What is known of addresses that no page has. */
export interface SiteAddresses {
  /** Former addresses of items, and those of today. */
  readonly redirects: readonly Redirect[];
  readonly prefixes: readonly PrefixRoute[];
}

/** A page of `data/pages.json` with the items of its catalogue. */
interface AddressedPage extends PageAddress {
  readonly items: readonly (AddressedItem & { readonly formerSlugs?: readonly string[] | null })[];
}

/** The part of an address behind the path with which a list says that what a link led to is no longer offered. */
const goneQuery = "?list=";

/**
 * All that leads to a page without being its address: former addresses of items, what lies below a list or a
 * brand, and every other address with the prefix of a page (specification, section 2, "Routes").
 *
 * @param businessSlug slug of the business, of which the address of all brands is made
 */
export function siteAddresses(
  pages: readonly AddressedPage[],
  businessSlug: string,
): SiteAddresses {
  return {
    redirects: pages.flatMap((page) =>
      page.items.flatMap((item) =>
        (item.formerSlugs ?? []).map((slug) => ({
          from: itemPagePath(page, { ...item, slug }, businessSlug),
          to: itemPagePath(page, item, businessSlug),
        })),
      ),
    ),
    prefixes: pages.flatMap((page) => prefixRoutes(page, businessSlug)),
  };
}

function prefixRoutes(page: AddressedPage, businessSlug: string): PrefixRoute[] {
  const below = (path: string) => ({ prefix: `${path}/`, path });
  if (page.match === "exact") return [below(page.path)];
  const brands = new Set(page.items.flatMap(({ brand }) => brand ?? []));
  return [
    ...[...brands].map((brand) => below(brandPagePath(page, brand))),
    { prefix: page.path, path: listPagePath(page, businessSlug) },
  ];
}

/**
 * Where a former address leads, or null for any other; a slash at its end makes no difference.
 *
 * @param path decoded
 */
export function redirectTarget(redirects: readonly Redirect[], path: string): string | null {
  const address = path.replace(/\/$/, "");
  return redirects.find(({ from }) => from === address)?.to ?? null;
}

/**
 * Which page answers an address that no page has: the one with the longest prefix that fits, or
 * null. `/hotel-booking-in-vizag-standard/anything` leads to the brand, an unknown suffix to all.
 */
export function prefixTarget(routes: readonly PrefixRoute[], pathname: string): string | null {
  const fitting = routes
    .filter((route) => pathname.startsWith(route.prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return fitting[0]?.path ?? null;
}

type AddressParts = Readonly<Record<"pathname" | "search" | "hash", string>>;

/**
 * Where a visitor goes on to from an address that no page has, with all that it asks, or null: from an item's
 * former address to its page; from what lies below a list, which was an item's address, to the list that says
 * that it is gone; from another address with a known prefix to the page of the prefix.
 */
export function nextAddress(
  { redirects, prefixes }: SiteAddresses,
  { pathname: encoded, search, hash }: AddressParts,
): string | null {
  const pathname = decodedPath(encoded);
  const moved = redirectTarget(redirects, pathname);
  if (moved !== null) return moved + search + hash;
  const path = prefixTarget(prefixes, pathname);
  if (path === null || path === pathname) return null;
  return withdrawnAddress(path, { pathname, search, hash }) ?? path + search + hash;
}

/**
 * What an address becomes that lies below a list and has no page: the list's, which says that the item is gone.
 * A slash alone behind the list's own address is none below it.
 */
export function withdrawnAddress(
  list: string,
  { pathname, search, hash }: AddressParts,
): string | null {
  return pathname.startsWith(`${list}/`) && pathname !== `${list}/`
    ? list + goneQuery + search.replace("?", "&") + hash
    : null;
}
