import { locationTitleId } from "../../catalogue/page-paths";
import { useTexts } from "../../components/ui/language";
import * as notice from "../../components/ui/notice.module.css";
import * as styles from "./install-hint.module.css";
import { rememberAnswer } from "./install-prompt";

/** Offers, until it is answered, to install the site. Loaded only where the browser can do it. */
export default function InstallHint() {
  const texts = useTexts();
  const answer = (isWanted: boolean) => {
    // The hint goes away; what comes after it takes the focus, and nothing scrolls.
    document.getElementById(locationTitleId)?.focus({ preventScroll: true });
    rememberAnswer();
    if (isWanted) void install();
  };
  return (
    <div className="wrap">
      <div className={styles.hint}>
        <p>{texts.installHint}</p>
        <div className={notice.actions}>
          <button type="button" className={notice.primary} onClick={() => answer(true)}>
            {texts.install}
          </button>
          <button type="button" className={notice.secondary} onClick={() => answer(false)}>
            {texts.notNow}
          </button>
        </div>
      </div>
    </div>
  );
}

async function install(): Promise<void> {
  try {
    await window.installPrompt?.prompt();
  } catch (cause) {
    console.warn("The browser did not ask whether to install the site.", cause);
  }
}
