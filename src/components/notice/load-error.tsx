import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";
import * as styles from "./notice.module.css";
import { PhoneLinks } from "./phone-links";
import { Stone } from "../ui/stone";

export function LoadError({ phones }: { readonly phones: readonly string[] }) {
  const texts = useTexts();
  const [label, note] = texts.loadErrorStone;
  return (
    <section className={styles.notice} aria-labelledby="load-error-title">
      <Stone label={label} value="–" note={note} className={styles.stone} isDecoration />
      <div className={styles.text}>
        <h1 id="load-error-title">{texts.loadErrorTitle}</h1>
        <p>{texts.loadErrorBody}</p>
        <div className={styles.actions}>
          {/* A new document also works if a newer version of the site has renamed its files. */}
          <button
            type="button"
            className={iconClass("retry", styles.primary)}
            onClick={() => window.location.reload()}
          >
            {texts.retry}
          </button>
          <PhoneLinks phones={phones} />
        </div>
      </div>
    </section>
  );
}
