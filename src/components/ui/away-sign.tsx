import { isAway } from "../../catalogue/hours/pick-up";
import { dayInWords } from "../../catalogue/text/days";
import { useClock } from "../visitor/clock";
import { useTexts } from "../visitor/language";
import { usePickUp } from "../visitor/pick-up-context";
import * as styles from "./away-sign.module.css";

interface AwaySignProps {
  /** Null if the item is not away. */
  readonly until: string | null;
  /** Text below the sign. */
  readonly note?: string | false;
  readonly className?: string | undefined;
}

export function AwaySign({ until, note = false, className = "" }: AwaySignProps) {
  const texts = useTexts();
  const { from, absence: absenceOnDay } = usePickUp();
  // Static HTML shows the sign, although the item may be back when a visitor reads the page.
  const isShown = useClock((now) => isAway(until, from, now), true);
  const absence =
    until !== null && isShown ? (absenceOnDay ?? texts.backOn(dayInWords(until, texts))) : null;
  if (absence === null && note === false) return null;
  return (
    <div className={`${styles.corner} ${className}`}>
      {absence !== null && <p className={styles.sign}>{absence}</p>}
      {note !== false && <p className={`screen-only ${styles.note}`}>{note}</p>}
    </div>
  );
}
