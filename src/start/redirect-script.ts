import { nextAddress, type PrefixRoute } from "../catalogue/addresses/site-addresses";

export function redirect(
  { routes = "[]" }: DOMStringMap,
  location: Pick<Location, "pathname" | "search" | "hash" | "replace"> = window.location,
  history: Pick<History, "state" | "replaceState"> = window.history,
): void {
  const { pathname, search, hash } = location;
  if (!isDecodable(pathname)) {
    // The router cannot decode the path with its percent signs.
    history.replaceState(history.state, "", pathname.replaceAll("%", "-") + search + hash);
  }
  const target = nextAddress(JSON.parse(routes) as PrefixRoute[], location);
  if (target !== null) location.replace(target);
}

/** False also for control characters, and for percent signs that remain, because the router decodes them again. */
function isDecodable(address: string): boolean {
  try {
    return /^[ -$&-\u{10ffff}]*$/u.test(decodeURI(address));
  } catch {
    return false;
  }
}

if (document.currentScript) redirect(document.currentScript.dataset);
