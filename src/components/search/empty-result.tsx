import type { ReactNode } from "react";
import { type ChipSet, chipsWithMatches } from "../../catalogue/lists/chips";
import { useTexts } from "../visitor/language";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";
import { Stone } from "../ui/stone";

interface EmptyResultProps {
  readonly searchMatches: readonly Queries.ItemCardFragment[];
  readonly chipSets: readonly ChipSet[];
  readonly chosen: readonly string[];
  readonly phones: readonly string[];
  readonly onClear: () => void;
  readonly onChoose: (chosen: readonly string[]) => void;
  /** “0 / 16”. */
  readonly matchCount: string;
  /** Help with the search, shown if no other chip has matches. */
  readonly children: ReactNode;
}

export function EmptyResult(props: EmptyResultProps) {
  const { searchMatches, chipSets, chosen, phones, matchCount, onClear, onChoose, children } =
    props;
  const texts = useTexts();
  const otherChips = chipsWithMatches(chipSets, chosen, searchMatches);
  return (
    <section className={styles.notice} aria-labelledby="empty-title">
      <Stone label={texts.search} value={matchCount} note={null} isDecoration />
      <div className={styles.text}>
        <h2 id="empty-title">{texts.emptyTitle}</h2>
        {otherChips.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className={styles.sea}
            onClick={() => onChoose([value])}
          >
            {texts.chipFinds(label, count)}
          </button>
        ))}
        <p>{texts.emptyBody}</p>
        {otherChips.length === 0 && children}
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
