import { useLocation } from "@reach/router";
import { useEffect } from "react";
import { waitingLineId } from "./document-ids";
import { useTexts } from "../components/visitor/language";
import { thisPage } from "../offline/connection/use-is-online";
import * as styles from "../offline/connection/connection-line.module.css";

/** `start/before-paint.ts` shows it if React does not run after some seconds. */
export function WaitingLine() {
  const texts = useTexts();
  const { pathname } = useLocation();
  useEffect(markStarted, [pathname]);
  return (
    <p id={waitingLineId} hidden className={styles.line}>
      {texts.waiting}
      <a href={thisPage}>{texts.reload}</a>
    </p>
  );
}

/** React itself shows the trip of the address. */
function markStarted(): void {
  delete document.documentElement.dataset.trip;
  document.documentElement.dataset.started = window.location.pathname;
  document.getElementById(waitingLineId)?.setAttribute("hidden", "");
}
