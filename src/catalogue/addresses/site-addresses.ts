import { decodedPath, listPagePath, type PageAddress } from "./page-paths";

export interface PrefixRoute {
  readonly prefix: string;
  readonly path: string;
}

interface AddressedPage extends PageAddress {
  readonly items: readonly { readonly brand?: string | undefined }[];
}

/** An empty shared list: the page says that its items are gone. */
const goneQuery = "?list=";

/** Specification, section 2, "Routes". */
export function prefixRoutes(page: AddressedPage, businessSlug: string): PrefixRoute[] {
  const routeBelow = (path: string) => ({ prefix: `${path}/`, path });
  if (page.match === "exact") return [routeBelow(page.path)];
  const brands = new Set(page.items.flatMap(({ brand }) => brand ?? []));
  return [
    ...[...brands].map((brand) => routeBelow(listPagePath(page, brand))),
    { prefix: page.path, path: listPagePath(page, businessSlug) },
  ];
}

export function prefixTarget(routes: readonly PrefixRoute[], pathname: string): string | null {
  const matching = routes
    .filter((route) => pathname.startsWith(route.prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return matching[0]?.path ?? null;
}

type AddressParts = Readonly<Record<"pathname" | "search" | "hash", string>>;

/** The address to redirect to; null if this address is right. */
export function nextAddress(
  routes: readonly PrefixRoute[],
  { pathname: encoded, search, hash }: AddressParts,
): string | null {
  const pathname = decodedPath(encoded);
  const cleaned = cleanedPath(pathname);
  if (cleaned !== pathname) return encodeURI(cleaned) + search + hash;
  const path = prefixTarget(routes, pathname);
  if (path === null || path === pathname) return null;
  return withdrawnAddress(path, { pathname, search, hash }) ?? path + search + hash;
}

/** Removes what people and programs append. Paths have only letters, digits, hyphens and single slashes. */
export function cleanedPath(decoded: string): string {
  return decoded
    .replaceAll(/\p{Format}/gu, "")
    .replace(/(?!\.html$)[^\p{L}\p{M}\p{N}/-].*/su, "")
    .replaceAll(/\/+/g, "/")
    .toLowerCase();
}

/** The list's address with `goneQuery`; null unless the path is below the list. */
export function withdrawnAddress(
  list: string,
  { pathname, search, hash }: AddressParts,
): string | null {
  return RegExp("^" + list + "/+[^/]").test(pathname)
    ? list + goneQuery + search.replace("?", "&") + hash
    : null;
}
