import { useLocation } from "@reach/router";
import { useEffect } from "react";
import { waitingLineId } from "../../shared/document-ids";
import { useTexts } from "../../components/ui/language";
import * as styles from "../connection/connection-line.module.css";

/** The line of a page whose files have not come: hidden in the HTML, revealed by `inline/page-files.ts`. */
export function WaitingLine() {
  const texts = useTexts();
  const { pathname } = useLocation();
  useEffect(markStarted, [pathname]);
  return (
    <p id={waitingLineId} hidden className={styles.line}>
      {texts.waiting}
    </p>
  );
}

/** Says that React runs, and on which page; later failures are the navigation's to report. */
function markStarted(): void {
  document.documentElement.dataset.started = window.location.pathname;
  document.getElementById(waitingLineId)?.setAttribute("hidden", "");
}

/** Whether the page of the address is the one on the screen, be it React's or static. */
export function standsAtAddress(): boolean {
  const { started } = document.documentElement.dataset;
  return started === undefined || started === window.location.pathname;
}
