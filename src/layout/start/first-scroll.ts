import type { ShouldUpdateScrollArgs } from "gatsby";
import type { WindowLocation } from "@reach/router";

/**
 * Whether Gatsby may scroll: after every navigation of its own. It may not when it starts on a document:
 * browsers have gone to the place by then, and a visitor who has begun to read would be moved. Nor
 * may it on a link within the page and on the way back from there, which it does not tell apart: the
 * browser goes to both places itself.
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
