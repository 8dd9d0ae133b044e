import { useState } from "react";
import { texts } from "../catalogue/texts";
import * as notice from "../components/notice.module.css";
import * as styles from "./connection-line.module.css";
import { rememberAnswer } from "./install-prompt";

/** Offers, once, to install the site. Loaded only where the browser can do it. */
export default function InstallHint() {
  const [isAnswered, setIsAnswered] = useState(false);
  const answer = (isWanted: boolean) => {
    rememberAnswer();
    setIsAnswered(true);
    if (isWanted) void window.installPrompt?.prompt();
  };
  if (isAnswered) return null;
  return (
    <div className={styles.line}>
      <p>{texts.installHint}</p>
      <button type="button" className={notice.primary} onClick={() => answer(true)}>
        {texts.install}
      </button>
      <button type="button" className={notice.secondary} onClick={() => answer(false)}>
        {texts.notNow}
      </button>
    </div>
  );
}
