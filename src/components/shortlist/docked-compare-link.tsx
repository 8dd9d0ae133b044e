import { useEffect, useRef, useState } from "react";
import { CompareLink } from "./compare-link";
import * as styles from "./compare-link.module.css";

/** Shows the link above the tab bar while the comparison is below the screen. */
export function DockedCompareLink({ count }: { readonly count: number }) {
  const marker = useRef<HTMLDivElement>(null);
  const [isMarkerReached, setIsMarkerReached] = useState(false);
  useEffect(() => {
    if (marker.current === null || !("IntersectionObserver" in window)) return;
    // With the margin, the marker also counts as reached when it is above the screen.
    const observer = new IntersectionObserver(
      ([entry]) => setIsMarkerReached(entry?.isIntersecting === true),
      { rootMargin: "9999999px 0px 0px" },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {count > 0 && !isMarkerReached && (
        <div className={styles.dock} data-compare-row>
          <CompareLink count={count} className={styles.row} />
        </div>
      )}
      <div ref={marker} />
    </>
  );
}
