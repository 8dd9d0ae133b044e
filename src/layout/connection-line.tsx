import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { keptCopyTiming } from "../catalogue/offline-list";
import { texts } from "../catalogue/texts";
import { ErrorBoundary } from "../components/error-boundary";
import { Icon } from "../components/icon";
import * as notice from "../components/notice.module.css";
import * as styles from "./connection-line.module.css";
import { installableEvent, isHintDue } from "./install-prompt";
import { newerPricesEvent } from "./newer-prices";
import { useIsOnline } from "./use-is-online";

const InstallHint = lazy(() => import("./install-hint"));

/**
 * A quiet line above the tab bar: that the page was kept from an earlier visit and how old its
 * prices are, that newer prices have arrived, or that the site can be installed. It comes last and
 * sticks to the screen's foot: it moves nothing, and covers nothing at the page's end.
 *
 * @param pricesAsOf how old the prices are, as a sentence
 */
export function ConnectionLine({ pricesAsOf }: { readonly pricesAsOf: string }) {
  const isOnline = useIsOnline();
  const isKeptCopy = useSyncExternalStore(never, wasAnsweredFromKeptCopy, () => false);
  const [hasNewerPrices, setHasNewerPrices] = useState(false);
  useEffect(() => {
    const show = () => setHasNewerPrices(true);
    window.addEventListener(newerPricesEvent, show);
    return () => window.removeEventListener(newerPricesEvent, show);
  }, []);
  const [isHintShown, setIsHintShown] = useState(false);
  useEffect(() => {
    const offer = () => setIsHintShown(isHintDue());
    if (window.installPrompt !== undefined) offer();
    window.addEventListener(installableEvent, offer);
    return () => window.removeEventListener(installableEvent, offer);
  }, []);
  const isOffline = !isOnline || isKeptCopy;
  return (
    <div role="status" className={styles.place}>
      {hasNewerPrices && isOnline ? (
        <p className={styles.line}>
          {texts.pricesUpdated}
          <button
            type="button"
            className={notice.secondary}
            onClick={() => window.location.reload()}
          >
            <Icon name="retry" />
            {texts.refresh}
          </button>
        </p>
      ) : (
        isOffline && (
          <p className={styles.line}>
            {isOnline ? texts.weakConnection : texts.noConnection} {pricesAsOf}.
          </p>
        )
      )}
      {isHintShown && !isOffline && !hasNewerPrices && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <InstallHint />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** How a page was answered does not change while it is open. */
const never = () => () => undefined;

/** The service worker marks a page that it answered from its kept copy. */
function wasAnsweredFromKeptCopy(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === keptCopyTiming);
}
