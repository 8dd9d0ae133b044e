import { useLocation } from "@reach/router";
import { useEffect } from "react";
import { waitingLineId } from "../../shared/document-ids";
import { useTexts } from "../../components/ui/language";
import * as styles from "../connection/connection-line.module.css";
import { markStarted } from "./start-state";

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
