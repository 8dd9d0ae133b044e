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
  const isOpen = useClock<boolean | null>((now) => isOpenAt(hours, now), null);
  if (isOpen === null) return null;
  const text = isOpen
    ? texts.openUntil(texts.clockTime(hours.closes))
    : texts.opensAt(texts.clockTime(hours.opens));
  return { isOpen, text };
}
