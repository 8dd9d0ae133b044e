import { type ReactNode, useEffect } from "react";
import { sentences } from "../../catalogue/text/sentences";
import { useTexts } from "../../components/visitor/language";
import { useIsStatic } from "../../components/visitor/use-is-static";
import { cachedCopyTiming, offlineModeMessage } from "../precache-manifest";
import * as styles from "./connection-line.module.css";
import { useIsOnline } from "./use-is-online";

/** Unlike a path, an empty address keeps the query. */
export const thisPage = "";

interface ConnectionLineProps {
  readonly pricesAsOf: string | null;
  readonly children: ReactNode;
}

/**
 * Says that the page comes from the cache. It is sticky, so it pushes no
 * content when it appears, and covers none at the end of the page.
 *
 * @param props.pricesAsOf “Prices as of …” without a full stop; null on a page without prices
 * @param props.children another line in the same space
 */
export function ConnectionLine({ pricesAsOf, children }: ConnectionLineProps) {
  const texts = useTexts();
  const isOnline = useIsOnline();
  const isStatic = useIsStatic();
  useEffect(() => {
    if (!isOnline) console.info(offlineModeMessage);
  }, [isOnline]);
  const isStored = !isOnline || (!isStatic && isCachedCopy());
  return (
    <div role="status" className={`screen-only ${styles.dock}`}>
      {children}
      {isStored && (
        <p className={styles.line}>
          <span>{sentences([texts.savedPage, pricesAsOf], texts)}</span>
          <a href={thisPage}>{texts.reload}</a>
        </p>
      )}
    </div>
  );
}

/** The service worker marks a page that comes from the cache. */
function isCachedCopy(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === cachedCopyTiming);
}
