/**
 * The script in the head of the site's root, and of 404.html, with which a plain static host answers every unknown
 * address: it leads on from known addresses before anything is painted. They are in its attribute.
 *
 * An address that is no valid percent-encoding, or names a control character, is written with hyphens
 * before that: the router cannot read it, and hosts refuse to be asked for its page data.
 */
import { nextAddress, type SiteAddresses } from "../catalogue/addresses/site-addresses";

/** Leads on from the address of the document. */
export function leadOn(
  { addresses = "{}" }: DOMStringMap,
  location: Pick<Location, "pathname" | "search" | "hash" | "replace"> = window.location,
  history: Pick<History, "state" | "replaceState"> = window.history,
): void {
  const { pathname, search, hash } = location;
  if (!isReadable(pathname)) {
    history.replaceState(history.state, "", pathname.replaceAll("%", "-") + search + hash);
  }
  const target = nextAddress(JSON.parse(addresses) as SiteAddresses, location);
  if (target !== null) location.replace(target);
}

function isReadable(address: string): boolean {
  try {
    return /^[ -\u{10ffff}]*$/u.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

if (document.currentScript) leadOn(document.currentScript.dataset);
