import { useLayoutEffect, useMemo, useRef } from "react";

interface PageTransition {
  /** Runs a navigation; where the browser can, the old page fades into the new one. */
  readonly start: (navigation: () => void) => void;
}

/** How long the old picture may stand while the new page renders, in milliseconds. */
const longestWaitMs = 500;

/**
 * View transitions between pages: an animation of the browser's own, at no cost where it has none.
 *
 * @param place changes when the new page is on screen
 */
export function usePageTransition(place: string): PageTransition {
  const arrived = useRef<() => void>(() => undefined);
  useLayoutEffect(() => arrived.current(), [place]);
  return useMemo(
    () => ({
      start: (navigation) => {
        if (!("startViewTransition" in document) || prefersCalm()) {
          navigation();
          return;
        }
        document.startViewTransition(
          () =>
            new Promise<void>((resolve) => {
              arrived.current = resolve;
              setTimeout(resolve, longestWaitMs);
              navigation();
            }),
        );
      },
    }),
    [],
  );
}

function prefersCalm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
