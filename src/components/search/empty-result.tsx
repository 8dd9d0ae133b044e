import type { ReactNode } from "react";
import { type ChipSet, fitsChips } from "../../catalogue/lists/chips";
import { useTexts } from "../ui/language";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";

interface EmptyResultProps {
  /** Matches of the search without chips. */
  readonly searchMatches: readonly Queries.ItemCardFragment[];
  readonly chipSets: readonly ChipSet[];
  readonly chosen: readonly string[];
  readonly phones: readonly string[];
  readonly onClear: () => void;
  readonly onChoose: (chosen: readonly string[]) => void;
  /** Links to matches elsewhere. */
  readonly children: ReactNode;
}

/** Shown without matches: other chips that match, a reset, and phone numbers. */
export function EmptyResult(props: EmptyResultProps) {
  const { searchMatches, chipSets, chosen, phones, onClear, onChoose, children } = props;
  const texts = useTexts();
  const others = chipSets
    .filter(({ chips }) => chips.some(({ value }) => chosen.includes(value)))
    .flatMap(({ chips }) => chips)
    .flatMap(({ value, label }) => {
      const { length } = searchMatches.filter((item) => fitsChips(item, chipSets, [value]));
      const choose = () => onChoose([value]);
      return length === 0
        ? []
        : [
            <button key={value} type="button" className={styles.sea} onClick={choose}>
              {texts.chipFinds(label, length)}
            </button>,
          ];
    });
  return (
    <section className={styles.notice} aria-labelledby="empty-title">
      <div className={styles.text}>
        <h2 id="empty-title">{texts.emptyTitle}</h2>
        {others}
        <p>{texts.emptyBody}</p>
        {others.length === 0 && children}
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
