import { texts } from "../../catalogue/texts";
import * as styles from "../ui/notice.module.css";
import { PhoneLinks } from "../ui/phone-links";

interface EmptyResultProps {
  readonly phones: readonly string[];
  readonly onClear: () => void;
}

/** What a visitor reads when nothing fits: why, how to see everything again, whom to ask. */
export function EmptyResult({ phones, onClear }: EmptyResultProps) {
  return (
    <section className={styles.notice} aria-labelledby="empty-title">
      <h2 id="empty-title">{texts.emptyTitle}</h2>
      <p>{texts.emptyBody}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={onClear}>
          {texts.showAll}
        </button>
        <PhoneLinks phones={phones} />
      </div>
    </section>
  );
}
