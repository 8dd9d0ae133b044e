import { comparisonTexts } from "../../catalogue/text/words/en-comparison";
import { type CSSProperties, useEffect } from "react";
import { shortlistId } from "../../catalogue/addresses/page-paths";
import type { ListQuery } from "../../catalogue/lists/list-query";
import { formatTrip } from "../../catalogue/prices/enquiry";
import type { TripPrices } from "../../catalogue/prices/trip-prices";
import type { ListContent } from "../../catalogue/lists/list-context";
import { useTexts } from "../ui/language";
import { usePickUp } from "../ui/pick-up-context";
import * as styles from "./comparison.module.css";
import { ComparisonActions } from "./comparison-actions";
import { ComparisonTable } from "./comparison-table";
import { DockedCompareLink } from "./docked-compare-link";
import type { ComparedShortlist } from "./use-shortlist";

export interface ComparisonProps {
  readonly shortlist: ComparedShortlist;
  readonly content: ListContent;
  readonly query: ListQuery;
  readonly tripPrices: TripPrices;
  /** Leaves the shared list. */
  readonly onClose: () => void;
}

/** A shared list or the visitor's shortlist, side by side. */
export function Comparison(props: ComparisonProps) {
  const texts = useTexts();
  const { comparison = comparisonTexts } = texts;
  const { shortlist, content, query } = props;
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
  const { trip } = query;
  const when = formatSpan?.(trip?.days);
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
            {trip !== null && <p>{comparison.forTrip(formatTrip(trip, texts, when))}</p>}
            {trip === null && when && <p>{when}</p>}
          </div>
          {items.length > 0 && <ComparisonActions {...props} />}
          {withdrawnCount > 0 && <p role="status">{comparison.noLongerOffered(withdrawnCount)}</p>}
        </div>
        {items.length > 0 && (
          <div
            className={styles.scroller}
            tabIndex={0}
            role="region"
            aria-label={comparison.sideBySide}
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
