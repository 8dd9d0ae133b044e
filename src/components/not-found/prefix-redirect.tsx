import { useLocation } from "@reach/router";
import { navigate } from "gatsby";
import { useEffect } from "react";
import { type PrefixRoute, prefixTarget } from "../../catalogue/page-paths";
import { pageAt } from "../navigation/page-loader";

/** Leads a navigation inside the running site from an unknown address with a known prefix to its page. */
export function PrefixRedirect({ routes }: { readonly routes: readonly PrefixRoute[] }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const target = prefixTarget(routes, pageAt(pathname));
    if (target !== null) navigate(target, { replace: true });
  }, [routes, pathname]);
  return null;
}
