import { type ReactNode, useEffect, useState } from "react";
import { useTexts } from "../../components/ui/language";
import { iconClass } from "../../components/ui/icon";
import * as notice from "../../components/notice/notice.module.css";
import * as styles from "./connection-line.module.css";
import { newerPricesEvent } from "./newer-prices";
import { useIsCachedCopy } from "./use-is-cached-copy";
import { useIsOnline } from "./use-is-online";

interface ConnectionLineProps {
  readonly pricesAsOf: string | null;
  readonly children: ReactNode;
}

/**
 * A quiet line above the tab bar: that the page comes from the cache and how old its
 * prices are, or that newer prices have arrived. It comes last and
 * sticks to the screen's foot: it moves nothing, and covers nothing at the page's end.
 *
 * @param props.pricesAsOf how old the prices are, as a sentence; null on a page without prices
 * @param props.children another line at the same place
 */
export function ConnectionLine({ pricesAsOf, children }: ConnectionLineProps) {
  const texts = useTexts();
  const isOnline = useIsOnline();
  const isCachedCopy = useIsCachedCopy();
  const [hasNewerPrices, setHasNewerPrices] = useState(false);
  useEffect(() => {
    const show = () => setHasNewerPrices(true);
    window.addEventListener(newerPricesEvent, show);
    return () => window.removeEventListener(newerPricesEvent, show);
  }, []);
  // What was opened without a network says nothing of the connection that has come back since.
  const [isOpenedOffline] = useState(isDeviceOffline);
  const isOffline = !isOnline || (isCachedCopy && !isOpenedOffline);
  return (
    <div role="status" className={`screen-only ${styles.place}`}>
      {children}
      {hasNewerPrices && isOnline ? (
        <p className={styles.line}>
          {texts.pricesUpdated}
          <button
            type="button"
            className={iconClass("retry", `${notice.secondary} ${styles.action}`)}
            onClick={() => window.location.reload()}
          >
            {texts.refresh}
          </button>
        </p>
      ) : (
        isOffline && (
          <p className={styles.line}>
            {isOnline ? texts.weakConnection : texts.noConnection}
            {pricesAsOf !== null && ` ${texts.sentence(pricesAsOf)}`}
          </p>
        )
      )}
    </div>
  );
}

/** Whether the browser believes to have no connection; `useIsOnline` says so only once the page has started. */
const isDeviceOffline = () => typeof navigator === "object" && !navigator.onLine;
