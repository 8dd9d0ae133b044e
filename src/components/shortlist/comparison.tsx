import { type CSSProperties, useEffect, useRef, useState } from "react";
import { shortlistId } from "../../catalogue/addresses/page-paths";
import { formatTrip } from "../../catalogue/prices/enquiry";
import { useTexts } from "../visitor/language";
import { usePickUp } from "../visitor/pick-up-context";
import { ComparisonActions } from "./comparison-actions";
import { ComparisonTable } from "./comparison-table";
import * as styles from "./comparison.module.css";
import { CompareLink } from "./compare-link";
import * as linkStyles from "./compare-link.module.css";
import type { ComparisonProps } from "./use-shortlist";

/** A shared list or the visitor's shortlist, side by side. */
export function Comparison(props: ComparisonProps) {
  const texts = useTexts();
  const { shortlist, content, prices } = props;
  const { offeredIds } = content.context;
  const { items, isShared, shownIds } = shortlist;
  const { formatSpan } = usePickUp();
  const withdrawnCount = shownIds.filter((id) => !offeredIds.includes(id)).length;
  // When the browser looked for the fragment, the comparison did not exist.
  useEffect(() => {
    if (window.location.hash === `#${shortlistId}`) {
      document.getElementById(shortlistId)?.scrollIntoView();
    }
  }, []);
  if (items.length === 0 && withdrawnCount === 0) return null;
  const { trip } = prices;
  const tripText = formatTrip(trip, texts, formatSpan?.(trip?.days));
  return (
    <>
      {!isShared && <DockedCompareLink count={items.length} />}
      <section
        id={shortlistId}
        className={`${styles.section} ${isShared ? styles.shared : ""} ${items.length > 3 ? styles.many : ""}`}
        style={{ "--items": items.length } as CSSProperties}
        aria-labelledby="shortlist-title"
        tabIndex={-1}
      >
        <div className={`wrap ${styles.header}`}>
          <div>
            <h2 id="shortlist-title">
              {isShared ? texts.forYouToCompare(items.length, content.page.link) : texts.shortlist}
            </h2>
            {tripText !== "" && <p>{tripText}</p>}
          </div>
          {items.length > 0 && <ComparisonActions {...props} />}
          {withdrawnCount > 0 && <p role="status">{texts.linkGone}</p>}
        </div>
        {items.length > 0 && (
          <div
            className={styles.scroller}
            tabIndex={0}
            role="region"
            aria-label={texts.comparison.pricesSideBySide}
          >
            <div className={styles.ground}>
              <ComparisonTable {...props} />
            </div>
          </div>
        )}
      </section>
    </>
  );
}

/** Shows the link above the tab bar while the comparison is below the screen. */
function DockedCompareLink({ count }: { readonly count: number }) {
  const marker = useRef<HTMLDivElement>(null);
  const [isMarkerReached, setIsMarkerReached] = useState(false);
  useEffect(() => {
    if (marker.current === null || !("IntersectionObserver" in window)) return;
    // With the margin, the marker also counts as reached when it is above the screen.
    const observer = new IntersectionObserver(
      // A busy phone reports several changes at once.
      (entries) => setIsMarkerReached(entries.at(-1)?.isIntersecting === true),
      { rootMargin: "9999999px 0px 0px" },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {count > 0 && !isMarkerReached && (
        <div className={linkStyles.dock} data-compare-row>
          <CompareLink count={count} className={linkStyles.row} />
        </div>
      )}
      <div ref={marker} />
    </>
  );
}
