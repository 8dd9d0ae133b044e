import { useSyncExternalStore } from "react";
import { dayInWords } from "../../catalogue/text/days";
import { useTexts } from "../visitor/language";
import { isAway, usePickUp } from "../visitor/pick-up-context";
import { subscribeToNothing } from "../visitor/use-is-static";
import * as styles from "./away-sign.module.css";

interface AwaySignProps {
  /** When the item is back: `2026-12-02T00:00:00+05:30`; null if it is not away. */
  readonly until: string | null;
  /** Text below the sign. */
  readonly note?: string | false;
  readonly className?: string | undefined;
}

/** Over the upper left corner of a picture. */
export function AwaySign({ until, note = false, className = "" }: AwaySignProps) {
  const texts = useTexts();
  const pickUp = usePickUp();
  // Static HTML shows the sign, although the item may be back when a visitor reads the page.
  const isShown = useSyncExternalStore(
    subscribeToNothing,
    () => isAway(until, pickUp),
    () => true,
  );
  const absence =
    until !== null && isShown ? (pickUp.absence ?? texts.backOn(dayInWords(until, texts))) : null;
  if (absence === null && note === false) return null;
  return (
    <div className={`${styles.corner} ${className}`}>
      {absence !== null && <p className={styles.sign}>{absence}</p>}
      {note !== false && <p className={`screen-only ${styles.note}`}>{note}</p>}
    </div>
  );
}
