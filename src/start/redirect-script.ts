import { nextAddress, type PrefixRoute } from "../catalogue/addresses/site-addresses";

export function redirect(
  { routes = "[]" }: DOMStringMap,
  location: Pick<Location, "pathname" | "search" | "hash" | "replace"> = window.location,
): void {
  const target = nextAddress(JSON.parse(routes) as PrefixRoute[], location);
  if (target !== null) location.replace(target);
}

if (document.currentScript) redirect(document.currentScript.dataset);
