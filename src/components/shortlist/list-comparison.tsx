import { useState } from "react";
import type { Item } from "../../catalogue/prices/item";
import { hasTripPrice } from "../../catalogue/prices/trip-prices";
import { useTexts } from "../ui/language";
import { useIsStatic } from "../ui/use-is-static";
import type { ComparisonProps } from "./comparison";
import { LazyComparison } from "./lazy-comparison";
import * as styles from "./list-comparison.module.css";

interface SharedComparisonProps extends ComparisonProps {
  /** The items of the page, by which the height of a comparison is estimated. */
  readonly pageItems: readonly Item[];
  readonly isLoading: boolean;
  /** Whether the address asks for items of which none is offered. */
  readonly isGone: boolean;
}

/**
 * The comparison that somebody shared, before the list, or that what a link led to is offered no longer. Static
 * HTML has the sentence and a space for the comparison; the start script decides which of them is shown.
 */
export function SharedComparison(props: SharedComparisonProps) {
  const { pageItems, isLoading, isGone, ...comparison } = props;
  const isStatic = useIsStatic();
  const texts = useTexts();
  const { shortlist, plural } = comparison;
  const space = <ReservedSpace items={pageItems} plural={plural} />;
  return (
    <>
      {(isStatic || isGone) && <p className={`wrap ${styles.gone}`}>{texts.linkGone}</p>}
      {isStatic || (shortlist.isShared && isLoading)
        ? space
        : shortlist.isShared && <LazyComparison {...comparison} fallback={space} />}
    </>
  );
}

/**
 * As high as the comparison of a list's items most likely is: it has a row for a duration, a charge takes
 * more lines than a price and a place fewer, and a long title takes two lines on a phone. Where a trip has a
 * price, it is named below the title.
 */
function ReservedSpace({
  items,
  plural,
}: {
  readonly items: readonly Item[];
  readonly plural: string;
}) {
  const texts = useTexts();
  const durations = items.flatMap(({ priceDetails }) => priceDetails.map((row) => row.duration));
  const charge = items.some(({ carInfo }) => carInfo !== null) ? 1.5 : 0;
  const place = items.some(({ location }) => location !== null) ? -0.15 : 0;
  const rows = new Set(durations).size + charge + place;
  const furtherLines = Math.floor(texts.forYouToCompare(3, plural).length / 30);
  return (
    <p
      className={`wrap ${styles.space} ${items.some(hasTripPrice) ? styles.priced : ""}`}
      style={{
        minHeight: `calc(var(--base) + var(--trip) + ${rows} * var(--row) + ${furtherLines} * var(--title))`,
      }}
    >
      {texts.loading}
    </p>
  );
}

/** The visitor's own comparison below the list. */
export function OwnComparison(props: ComparisonProps) {
  const { own, isShared } = props.shortlist;
  // Once shown it stays, to say what became of items that are no longer offered.
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && own.length > 0) setIsWanted(true);
  if (!isWanted || isShared) return null;
  return <LazyComparison {...props} />;
}
