import type { ReactNode } from "react";
import { phoneLink } from "../catalogue/links";
import { texts } from "../catalogue/texts";
import { Icon } from "./icon";
import * as styles from "./notice.module.css";

interface LoadErrorProps {
  readonly phones: readonly string[];
  /** The control that tries again. */
  readonly retry: ReactNode;
}

/** What a visitor reads when a page did not load: what happened, how to try again, whom to call. */
export function LoadError({ phones, retry }: LoadErrorProps) {
  return (
    <section className={styles.notice} aria-labelledby="load-error-title">
      <h2 id="load-error-title">{texts.loadErrorTitle}</h2>
      <p>{texts.loadErrorBody}</p>
      <div className={styles.actions}>
        {retry}
        {phones.map((phone) => (
          <a key={phone} href={phoneLink(phone)} className={styles.secondary}>
            <Icon name="phone" />
            {phone}
          </a>
        ))}
      </div>
    </section>
  );
}
