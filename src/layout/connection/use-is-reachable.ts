import { type RefObject, useEffect, useState } from "react";
import { useIsOnline } from "./use-is-online";

/**
 * Whether another site can be reached: false without a connection, and where an address of it does not answer.
 * It is requested only once the place of what the site shows is on the screen.
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
      fetch(url, { mode: "no-cors", referrerPolicy: "no-referrer" }).then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOnline, url, place]);
  return isOnline && !hasFailed;
}
