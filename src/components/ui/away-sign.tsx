import { useSyncExternalStore } from "react";
import { dayInWords } from "../../catalogue/text/days";
import { useTexts } from "./language";
import { isAway, usePickUp } from "./pick-up-state";
import { subscribeToNothing } from "./use-is-static";
import * as styles from "./away-sign.module.css";

interface AwaySignProps {
  /** The moment at which the item is back, written by the shop's clock, or null. */
  readonly until: string | null;
  readonly className?: string | undefined;
}

/**
 * Says on which day an item that is away is back or, where a day is chosen, that it is not free then. A page may be
 * older than that: the browser takes it away.
 */
export function AwaySign({ until, className = "" }: AwaySignProps) {
  const texts = useTexts();
  const pickUp = usePickUp();
  const isShown = useSyncExternalStore(
    subscribeToNothing,
    () => isAway(until, pickUp),
    () => true,
  );
  if (until === null || !isShown) return null;
  const text = pickUp.awayText?.(until) ?? texts.backOn(dayInWords(until, texts));
  return <p className={`${styles.sign} ${className}`}>{text}</p>;
}
