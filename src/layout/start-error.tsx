import { useLocation } from "@reach/router";
import { withPrefix } from "gatsby";
import { useEffect } from "react";
import { texts } from "../catalogue/texts";
import { Icon } from "../components/icon";
import * as styles from "../components/notice.module.css";
import { PhoneLinks } from "../components/phone-links";
import { markStarted, startErrorId } from "./start-script";

/**
 * A line for the case that the page's own script does not arrive: hidden in the HTML, revealed by
 * the start script. Its retry is a link, because without the script no button works.
 */
export function StartError({ phones }: { readonly phones: readonly string[] }) {
  const { pathname } = useLocation();
  useEffect(markStarted, []);
  return (
    <div id={startErrorId} hidden className={styles.banner} role="alert">
      <p>{texts.startErrorBody}</p>
      <div className={styles.actions}>
        <a href={pathname || withPrefix("/")} className={styles.primary}>
          <Icon name="retry" />
          {texts.retry}
        </a>
        <PhoneLinks phones={phones} />
      </div>
    </div>
  );
}
