import { useLocation } from "@reach/router";
import { useTexts } from "../ui/language";
import { iconClass } from "../ui/icon";
import * as styles from "./notice.module.css";

/**
 * A line above a page that is there and readable, but does not work. Its retry is a link, because
 * without the page's scripts no button works.
 */
export function ErrorBanner() {
  const texts = useTexts();
  const { pathname } = useLocation();
  return (
    <div className={styles.banner} role="alert">
      <p>{texts.pageErrorLine}</p>
      <div className={styles.actions}>
        <a href={pathname || "/"} className={iconClass("retry", styles.primary)}>
          {texts.retry}
        </a>
      </div>
    </div>
  );
}
