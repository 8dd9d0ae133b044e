import { type RefObject, useEffect, useState } from "react";

/** How far below the screen an element is near, in pixels. */
const nearPx = 100;

/** Events of a visitor at the page; a touch sends `mousemove` as well. */
const visitorEvents = ["scroll", "mousemove", "keydown"] as const;

/**
 * Whether an element is near the screen of a visitor who has used the page since it was opened, or was; false in
 * static HTML. On a short page the element is on the first screen before the visitor looks for it.
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
