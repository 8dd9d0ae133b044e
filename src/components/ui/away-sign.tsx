import { useSyncExternalStore } from "react";
import { dayInWords } from "../../catalogue/text/days";
import { useTexts } from "./language";
import { usePickUp } from "./pick-up";
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
  const { awayText } = usePickUp();
  const isBack = useSyncExternalStore(
    subscribeToNothing,
    () => until !== null && Date.parse(until) <= Date.now(),
    () => false,
  );
  if (until === null || isBack) return null;
  const text = awayText?.(until) ?? texts.backOn(dayInWords(until, texts));
  return text && <p className={`${styles.sign} ${className}`}>{text}</p>;
}
