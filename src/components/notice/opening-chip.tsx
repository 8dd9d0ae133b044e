import { graphql } from "gatsby";
import { isOpenAt, type OpeningHours } from "../../catalogue/hours/opening-hours";
import { useClock } from "../visitor/clock";
import { useTexts } from "../visitor/language";
import * as styles from "./opening-chip.module.css";

export const fragment = graphql`
  fragment OpeningHours on OpeningHours {
    opens
    closes
  }
`;

interface OpeningChipProps {
  readonly hours: OpeningHours;
  /** Phones show a name in place of the hours. */
  readonly name?: string;
}

/** Static HTML reserves the space, because it has no time. */
export function OpeningChip({ hours, name }: OpeningChipProps) {
  const { clockTime, fromTo, openUntil, opensAt } = useTexts();
  const [opens, closes] = [clockTime(hours.opens), clockTime(hours.closes)];
  const isOpen = useClock<boolean | null>((now) => isOpenAt(hours, now), null);
  return (
    <p className={`screen-only quiet ${styles.hours}`}>
      {name !== undefined && <strong>{name}</strong>}
      <span>{fromTo(opens, closes)}</span>
      <span className={`${styles.chip} ${isOpen ? styles.open : ""}`}>
        {isOpen !== null && (isOpen ? openUntil(closes) : opensAt(opens))}
      </span>
    </p>
  );
}
