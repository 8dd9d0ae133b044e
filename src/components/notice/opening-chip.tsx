import { graphql } from "gatsby";
import { isInShopZone, type OpeningHours, openingState } from "../../catalogue/hours/opening-hours";
import type { Texts } from "../../catalogue/text/texts";
import { useClock } from "../visitor/clock";
import { useTexts } from "../visitor/language";
import * as styles from "./opening-chip.module.css";

export const fragment = graphql`
  fragment OpeningHours on OpeningHours {
    opens
    closes
  }
`;

/** The chip counts down the last minutes before closing. */
const countdownMinutes = 30;

interface OpeningChipProps {
  readonly hours: OpeningHours;
  /** If `hasHours`, phones show only the name, and wide screens only the hours. */
  readonly name?: string;
  readonly hasHours?: boolean;
}

/**
 * Opening hours and whether the shop is open now. Static HTML reserves space, because it cannot
 * know the time.
 */
export function OpeningChip({ hours, name, hasHours = true }: OpeningChipProps) {
  const texts = useTexts();
  const openingText = useOpeningText(hours);
  return (
    <p
      className={`screen-only quiet ${styles.hours} ${name !== undefined && hasHours ? styles.short : ""}`}
    >
      {name !== undefined && <strong>{name}</strong>}
      {hasHours && (
        <span>{texts.fromTo(texts.clockTime(hours.opens), texts.clockTime(hours.closes))}</span>
      )}
      <span className={`${styles.chip} ${openingText?.isOpen ? styles.open : ""}`}>
        {openingText?.text}
      </span>
    </p>
  );
}

/** Null in static HTML. */
export function useOpeningText(hours: OpeningHours) {
  const texts = useTexts();
  const isOpen = useClock((_now, moment) => openingState(hours, moment).isOpen, false);
  const text = useClock((_now, moment) => openingTextAt(hours, moment, texts), null);
  return text === null ? null : { isOpen, text };
}

function openingTextAt(hours: OpeningHours, moment: Date, texts: Texts): string {
  const { isOpen, minutesLeft } = openingState(hours, moment);
  if (isOpen && minutesLeft <= countdownMinutes) {
    return texts.closesIn(minutesLeft);
  }
  const text = isOpen
    ? texts.openUntil(texts.clockTime(hours.closes))
    : texts.opensAt(texts.clockTime(hours.opens));
  // In another time zone the time alone would mislead.
  return isInShopZone(moment) ? text : texts.abroad(text);
}
