import { useEffect, useState } from "react";
import { isOpenAt, type OpeningHours } from "../../catalogue/opening-hours";
import { texts } from "../../catalogue/texts";
import * as styles from "./opening-chip.module.css";

const minuteMs = 60_000;

interface OpeningChipProps {
  readonly hours: OpeningHours & { readonly text: string };
  /** Whether a phone, where the place is scarce, says only if the shop is open now. */
  readonly isShort?: boolean;
}

/** Keeps its place, and is neither seen nor heard. */
const unseen = { visibility: "hidden" } as const;

/**
 * The opening hours, and whether the shop is open now. Static HTML cannot know the time, so the
 * browser shows one of the two lines; both keep their place, and nothing moves.
 */
export function OpeningChip({ hours, isShort = false }: OpeningChipProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const update = () => setIsOpen(isOpenAt(hours, new Date()));
    update();
    const timer = window.setInterval(update, minuteMs);
    return () => window.clearInterval(timer);
  }, [hours]);
  const shown = (is: boolean) => (isOpen === is ? undefined : unseen);
  return (
    <p className={`${styles.hours} ${isShort ? styles.short : ""}`}>
      <span>{hours.text}</span>
      <span className={styles.chip}>
        <span className={styles.open} style={shown(true)}>
          {texts.openNow}
        </span>
        <span className={styles.closed} style={shown(false)}>
          {texts.opensAt(hours.opens)}
        </span>
      </span>
    </p>
  );
}
