import { useLocation } from "@reach/router";
import { navigate } from "gatsby";
import { useEffect } from "react";
import { redirectTarget } from "../../catalogue/addresses/item-address";
import { prefixTarget } from "../../catalogue/addresses/page-paths";
import { pageAt } from "../navigation/page-loader";
import type { UnknownAddresses } from "./prefix-routes";

/**
 * Leads a navigation inside the running site from an address that no page has to where it belongs: an
 * item's former address to its page, a known prefix to the page of the prefix.
 */
export function PrefixRedirect({ redirects, prefixes }: UnknownAddresses) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const address = pageAt(pathname);
    const target = redirectTarget(redirects, address) ?? prefixTarget(prefixes, address);
    if (target === null) return;
    const added = target.includes("?") ? search.replace("?", "&") : search;
    navigate(target + added + hash, { replace: true });
  }, [redirects, prefixes, pathname, search, hash]);
  return null;
}
