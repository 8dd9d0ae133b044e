import { useLocation } from "@reach/router";
import { navigate } from "gatsby";
import { useEffect } from "react";
import { nextAddress, type SiteAddresses } from "../../catalogue/addresses/site-addresses";
import { pageAt } from "../navigation/page-loader";

/** Leads a navigation inside the running site on from an address that no page has, where one is known. */
export function PrefixRedirect({ redirects, prefixes }: SiteAddresses) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const place = { pathname: pageAt(pathname), search, hash };
    const target = nextAddress({ redirects, prefixes }, place);
    if (target !== null) navigate(target, { replace: true });
  }, [redirects, prefixes, pathname, search, hash]);
  return null;
}
