import type { ShouldUpdateScrollArgs } from "gatsby";
import type { WindowLocation } from "@reach/router";

/**
 * Lets Gatsby scroll only after a navigation. At the start and for fragments the browser has already
 * scrolled.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps,
}: ShouldUpdateScrollArgs): boolean {
  if (prevRouterProps === undefined) return false;
  const before = prevRouterProps.location as WindowLocation;
  const now = routerProps.location as WindowLocation;
  return before.pathname !== now.pathname || before.key !== now.key;
}
