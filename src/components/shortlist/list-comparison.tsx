import { useTexts } from "../ui/language";
import { useIsStatic } from "../ui/use-is-static";
import type { ComparisonProps } from "./comparison";
import * as styles from "./list-comparison.module.css";
import { useComparisonScript } from "./use-comparison-script";

interface SharedComparisonProps extends ComparisonProps {
  /** Whether no item of the address is offered any more. */
  readonly isGone: boolean;
}

/**
 * A shared comparison, or a note that its items are gone. Static HTML has both; the start script
 * selects.
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

export function OwnComparison(props: ComparisonProps) {
  const { starredIds, isShared } = props.shortlist;
  const isWanted = starredIds.length > 0 && !isShared;
  const { script } = useComparisonScript(isWanted);
  return isWanted && script && <script.Comparison {...props} />;
}
