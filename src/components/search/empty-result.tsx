import type { ReactNode } from "react";
import { useTexts } from "../ui/language";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";
import { Stone } from "../ui/stone";

interface EmptyResultProps {
  /** How many items the whole list has. */
  readonly count: number;
  readonly phones: readonly string[];
  readonly onClear: () => void;
  /** Where else the search finds something. */
  readonly children: ReactNode;
}

/** What a visitor reads when nothing fits: why, how to see everything again, whom to ask. */
export function EmptyResult({ count, phones, onClear, children }: EmptyResultProps) {
  const texts = useTexts();
  const [head, foot] = texts.foundNone(count);
  return (
    <section className={styles.notice} aria-labelledby="empty-title">
      <Stone head={head} face="0" foot={foot} className={styles.stone} />
      <div className={styles.text}>
        <h2 id="empty-title">{texts.emptyTitle}</h2>
        <p>{texts.emptyBody}</p>
        {children}
        <div className={`${styles.actions} ${styles.abreast}`}>
          <button type="button" className={styles.primary} onClick={onClear}>
            {texts.showAll}
          </button>
          <PhoneLinks phones={phones.slice(0, 1)} />
        </div>
      </div>
    </section>
  );
}
