import { type RefObject, useEffect, useState } from "react";
import { useIsOnline } from "./use-is-online";

/**
 * Whether another site's page can be shown at its place: false without a connection, and where the site does not
 * answer. It is requested only once the place is on the screen.
 */
export function useIsReachable(url: string, place: RefObject<Element>): boolean {
  const isOnline = useIsOnline();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOnline || place.current === null || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      // What it answers cannot be read; that it answers is enough.
      fetch(url, { method: "HEAD", mode: "no-cors", referrerPolicy: "no-referrer" }).then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOnline, url, place]);
  return isOnline && !hasFailed;
}
