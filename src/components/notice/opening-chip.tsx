import { useEffect, useState } from "react";
import { isInShopZone, type OpeningHours, openingState } from "../../catalogue/hours/opening-hours";
import type { Texts } from "../../catalogue/text/texts";
import { useTexts } from "../visitor/language";
import * as styles from "./opening-chip.module.css";

const minuteMs = 60_000;

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

/** Returns null in static HTML, then the current text, which changes by the minute. */
export function useOpeningText(hours: OpeningHours) {
  const texts = useTexts();
  const [openingText, setOpeningText] = useState<ReturnType<typeof openingTextAt> | null>(null);
  useEffect(() => {
    let timer: number;
    const update = () => {
      const now = new Date();
      setOpeningText(openingTextAt(hours, now, texts));
      timer = window.setTimeout(update, minuteMs - (now.getTime() % minuteMs));
    };
    update();
    return () => window.clearTimeout(timer);
  }, [hours, texts]);
  return openingText;
}

function openingTextAt(hours: OpeningHours, moment: Date, texts: Texts) {
  const { isOpen, minutesLeft } = openingState(hours, moment);
  if (isOpen && minutesLeft <= countdownMinutes) {
    return { isOpen, text: texts.closesIn(minutesLeft) };
  }
  const text = isOpen
    ? texts.openUntil(texts.clockTime(hours.closes))
    : texts.opensAt(texts.clockTime(hours.opens));
  // In another time zone the time alone would mislead.
  return { isOpen, text: isInShopZone(moment) ? text : texts.abroad(text) };
}
