import { useEffect, useState } from "react";
import {
  type OpeningHours,
  type OpeningState,
  openingState,
} from "../../catalogue/shop/opening-hours";
import { dayInWords } from "../../catalogue/text/days";
import type { Texts } from "../../catalogue/text/texts";
import { useTexts } from "./language";
import * as styles from "./opening-chip.module.css";

const minuteMs = 60_000;

/** The chip counts down the last minutes before closing. */
const countdownMinutes = 30;

interface OpeningChipProps {
  readonly hours: OpeningHours & { readonly text: string };
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
      className={`screen-only ${styles.hours} ${name !== undefined && hasHours ? styles.short : ""}`}
    >
      {name !== undefined && <strong>{name}</strong>}
      {hasHours && <span>{hours.text}</span>}
      <span
        className={styles.chip}
        data-longest={texts.opensTomorrow(texts.clockTime(hours.opens))}
      >
        {openingText !== null && (
          <span className={openingText.isOpen ? styles.open : styles.closed}>
            {openingText.text}
          </span>
        )}
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
  const state = openingState(hours, moment);
  const { text, hasTime } = state.isOpen
    ? textWhileOpen(state, texts)
    : textWhileClosed(state, texts);
  // In another time zone the time alone would mislead.
  const isInShopZone = moment.getTimezoneOffset() === -hours.utcOffsetMinutes;
  const needsCountry = hasTime && !isInShopZone;
  return {
    isOpen: state.isOpen,
    text: needsCountry ? texts.abroad(text, texts.word(hours.country)) : text,
  };
}

function textWhileOpen({ closing }: Extract<OpeningState, { isOpen: true }>, texts: Texts) {
  if (closing === null) return { text: texts.openNow };
  const { inMinutes, time } = closing;
  return inMinutes > countdownMinutes
    ? { text: texts.openUntil(texts.clockTime(time)), hasTime: true }
    : { text: texts.closesIn(inMinutes) };
}

function textWhileClosed({ opening }: Extract<OpeningState, { isOpen: false }>, texts: Texts) {
  if (opening === null) return { text: texts.closed };
  const { day, date } = opening;
  if (day === null) return { text: texts.closedUntil(dayInWords(date, texts)) };
  const time = texts.clockTime(opening.time);
  if (day === "today") return { text: texts.opensAt(time), hasTime: true };
  return {
    text: day === "tomorrow" ? texts.opensTomorrow(time) : texts.opensOn(texts.word(day), time),
    hasTime: true,
  };
}
