import { useEffect, useRef, useState } from "react";
import { CompareLink } from "./compare-link";
import * as styles from "./compare-link.module.css";

/** A row of the tab bar, on phones and narrow screens, while the comparison is below the screen. */
export function DockedCompareLink({ count }: { readonly count: number }) {
  const end = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    if (end.current === null || !("IntersectionObserver" in window)) return;
    // Also counts while it is above the screen.
    const observer = new IntersectionObserver(
      ([entry]) => setIsReached(entry?.isIntersecting === true),
      { rootMargin: "9999999px 0px 0px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {count > 0 && !isReached && (
        <div className={styles.dock} data-compare-row>
          <CompareLink count={count} className={styles.row} />
        </div>
      )}
      <div ref={end} />
    </>
  );
}
