import { useEffect, useState } from "react";
import { isOpenAt, type OpeningHours } from "../catalogue/opening-hours";
import { texts } from "../catalogue/texts";
import * as styles from "./opening-chip.module.css";

const minuteMs = 60_000;

/**
 * The opening hours, and whether the shop is open now. Static HTML cannot know the time, so the
 * browser fills in the second part; its place is kept, and nothing moves.
 */
export function OpeningChip({
  hours,
}: {
  readonly hours: OpeningHours & { readonly text: string };
}) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const update = () => setIsOpen(isOpenAt(hours, new Date()));
    update();
    const timer = window.setInterval(update, minuteMs);
    return () => window.clearInterval(timer);
  }, [hours]);
  const className = isOpen === null ? styles.unknown : isOpen ? styles.open : styles.closed;
  return (
    <p className={styles.hours}>
      <span>{hours.text}</span>
      <span className={className}>{isOpen ? texts.openNow : texts.opensAt(hours.opens)}</span>
    </p>
  );
}
