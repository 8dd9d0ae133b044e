import { useState } from "react";
import { useTexts } from "../ui/language";
import { useIsStatic } from "../ui/use-is-static";
import type { ComparisonProps } from "./comparison";
import { LazyComparison } from "./lazy-comparison";
import * as styles from "./list-comparison.module.css";

interface SharedComparisonProps extends ComparisonProps {
  /** Whether the address asks for items of which none is offered. */
  readonly isGone: boolean;
}

/**
 * The comparison that somebody shared, before the list, or that what a link led to is offered no longer. Static
 * HTML has the sentence and a space for the comparison; the start script decides which of them is shown.
 */
export function SharedComparison({ isGone, ...comparison }: SharedComparisonProps) {
  const isStatic = useIsStatic();
  const texts = useTexts();
  const { isShared } = comparison.shortlist;
  const space = <p className={`wrap ${styles.space}`}>{texts.loading}</p>;
  return (
    <>
      {(isStatic || isGone) && <p className={`wrap ${styles.gone}`}>{texts.linkGone}</p>}
      {isStatic ? space : isShared && <LazyComparison {...comparison} fallback={space} />}
    </>
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
