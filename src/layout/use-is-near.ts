import { type RefObject, useEffect, useState } from "react";

/** How far below the screen an element is near, in pixels: less than a short page leaves above the map. */
const nearPx = 100;

/** Whether an element is near the screen, or was; false in static HTML. */
export function useIsNear(element: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
