import { type RefObject, useEffect, useState } from "react";

const nearPx = 100;

/** A touch also sends `mousemove`. */
const visitorEvents = ["scroll", "mousemove", "keydown"] as const;

/**
 * Whether an element has come near the screen since the visitor first used the page; false in static
 * HTML. The hook waits for use, because a short page has the element on its first screen.
 */
export function useIsNear(element: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${nearPx}px` },
    );
    const listeners = new AbortController();
    const observe = () => {
      listeners.abort();
      if (element.current !== null) observer.observe(element.current);
    };
    for (const name of visitorEvents) {
      window.addEventListener(name, observe, { signal: listeners.signal });
    }
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, [isNear, element]);
  return isNear;
}
