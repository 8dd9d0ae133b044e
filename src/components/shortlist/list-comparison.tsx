import { useTexts } from "../ui/language";
import { useIsStatic } from "../ui/use-is-static";
import type { ComparisonProps } from "./comparison";
import * as styles from "./list-comparison.module.css";
import { useComparisonScript } from "./use-comparison-script";

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
  const { script } = useComparisonScript(isShared);
  return (
    <>
      {(isStatic || isGone) && <p className={`wrap ${styles.gone}`}>{texts.linkGone}</p>}
      {isShared && script ? (
        <script.Comparison {...comparison} />
      ) : (
        (isStatic || isShared) && <p className={`wrap ${styles.space}`}>{texts.loading}</p>
      )}
    </>
  );
}

/** The visitor's own comparison below the list. */
export function OwnComparison(props: ComparisonProps) {
  const { own, isShared } = props.shortlist;
  const isWanted = own.length > 0 && !isShared;
  const { script } = useComparisonScript(isWanted);
  return isWanted && script && <script.Comparison {...props} />;
}
