import type { ShouldUpdateScrollArgs } from "gatsby";

/**
 * Whether Gatsby may scroll: after every navigation, but not when it starts on a document. Browsers
 * have gone to the place by then, and a visitor who has begun to read would be moved.
 */
export function shouldUpdateScroll({ prevRouterProps }: ShouldUpdateScrollArgs): boolean {
  return prevRouterProps !== undefined;
}
