import { type MouseEvent, type ReactNode, useEffect } from "react";
import { sentences } from "../../catalogue/text/sentences";
import { useTexts } from "../../components/visitor/language";
import { useIsOutdated } from "../../components/visitor/server-answer";
import { offlineModeMessage } from "../precache-manifest";
import * as styles from "./connection-line.module.css";
import { thisPage, useIsOnline } from "./use-is-online";

interface ConnectionLineProps {
  readonly pricesAsOf: string | null;
  readonly children: ReactNode;
}

/**
 * Says that the page comes from the cache, or that a newer release has replaced its files. It is sticky, so it moves
 * no content when it appears, and covers no content at the end of the page.
 */
export function ConnectionLine({ pricesAsOf, children }: ConnectionLineProps) {
  const texts = useTexts();
  const isOnline = useIsOnline();
  const isOutdated = useIsOutdated();
  useEffect(() => {
    if (!isOnline) console.info(offlineModeMessage);
  }, [isOnline]);
  return (
    <div role="status" className={`screen-only ${styles.dock}`}>
      {children}
      {(isOutdated || !isOnline) && (
        <p className={styles.line}>
          <span>
            {isOutdated ? texts.outdated : sentences([texts.savedPage, pricesAsOf], texts)}
          </span>
          <a href={thisPage} onClick={reload}>
            {texts.reload}
          </a>
        </p>
      )}
    </div>
  );
}

/** A link alone could show a document of the browser's cache. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  window.location.reload();
}
