import { useTexts } from "../visitor/language";
import { lateScript } from "../visitor/late-script";
import { useIsOutdated } from "../visitor/server-answer";
import { useIsStatic } from "../visitor/use-is-static";
import type { ComparisonProps } from "./use-shortlist";
import * as styles from "./list-comparison.module.css";

interface SharedComparisonProps extends ComparisonProps {
  /** Whether no item of a shared link is offered any more. */
  readonly isWithdrawn: boolean;
}

/** Static HTML has the note and a placeholder; CSS shows them by the mark of the start script. */
export function SharedComparison({ isWithdrawn, ...comparison }: SharedComparisonProps) {
  const isStatic = useIsStatic();
  const texts = useTexts();
  const { isShared } = comparison.shortlist;
  const { script } = useComparisonScript(isShared);
  const isOutdated = useIsOutdated();
  return (
    <>
      {(isStatic || isWithdrawn) && (
        <p className={`wrap screen-only ${styles.withdrawn}`}>{texts.linkGone}</p>
      )}
      {isShared && script ? (
        <script.Comparison {...comparison} />
      ) : (
        (isStatic || isShared) && (
          <div className={`shore screen-only ${styles.placeholder}`}>
            <h2 className={styles.columns}>
              {isOutdated ? texts.outdated : texts.comparison.pricesSideBySide}
            </h2>
          </div>
        )
      )}
    </>
  );
}

export function ShortlistComparison(props: ComparisonProps) {
  const { starredIds, isShared } = props.shortlist;
  const isShown = starredIds.length > 0 && !isShared;
  const { script } = useComparisonScript(isShown);
  return isShown && script && <script.Comparison {...props} />;
}

/** Loaded late, because most visitors star nothing. */
export const [loadComparison, useComparisonScript] = lateScript(
  () => import(/* webpackChunkName: "shortlist" */ "./comparison"),
);
