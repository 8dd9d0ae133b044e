import { type ReactNode, useEffect, useState } from "react";
import { sentences } from "../../catalogue/text/sentences";
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
 * Says that the page comes from the cache, or that newer prices arrived. It is sticky, so it pushes no
 * content when it appears, and covers none at the end of the page.
 *
 * @param props.pricesAsOf “Prices as of …” without a full stop; null on a page without prices
 * @param props.children another line in the same space
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
  // The cached copy of a page that was opened offline does not mean that the connection is weak now.
  const [wasOpenedOffline] = useState(isDeviceOffline);
  const isConnectionPoor = !isOnline || (isCachedCopy && !wasOpenedOffline);
  return (
    <div role="status" className={`screen-only ${styles.dock}`}>
      {children}
      {hasNewerPrices && isOnline ? (
        <p className={styles.line}>
          <span>{texts.pricesUpdated}</span>
          <button
            type="button"
            className={iconClass("retry", `${notice.secondary} ${styles.action}`)}
            onClick={() => window.location.reload()}
          >
            {texts.refresh}
          </button>
        </p>
      ) : (
        isConnectionPoor && (
          <p className={styles.line}>
            {sentences([isOnline ? texts.weakConnection : texts.noConnection, pricesAsOf], texts)}
          </p>
        )
      )}
    </div>
  );
}

/** Asks the browser directly, because `useIsOnline` is true until hydration. */
const isDeviceOffline = () => typeof navigator === "object" && !navigator.onLine;
