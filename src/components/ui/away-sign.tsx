import { useSyncExternalStore } from "react";
import { dayInWords } from "../../catalogue/text/days";
import { useTexts } from "./language";
import { isAway, usePickUp } from "./pick-up-context";
import { subscribeToNothing } from "./use-is-static";
import * as styles from "./away-sign.module.css";

interface AwaySignProps {
  /** When the item is back: `2026-12-02T00:00:00+05:30`; null if it is not away. */
  readonly until: string | null;
  readonly className?: string | undefined;
}

export function AwaySign({ until, className = "" }: AwaySignProps) {
  const texts = useTexts();
  const pickUp = usePickUp();
  // Static HTML shows the sign, although the item may be back when a visitor reads the page.
  const isShown = useSyncExternalStore(
    subscribeToNothing,
    () => isAway(until, pickUp),
    () => true,
  );
  if (until === null || !isShown) return null;
  const text = pickUp.absence ?? texts.backOn(dayInWords(until, texts));
  return <p className={`${styles.sign} ${className}`}>{text}</p>;
}
