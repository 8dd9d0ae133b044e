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

/** Minutes before closing from which the chip counts down. */
const soonMinutes = 30;

interface OpeningChipProps {
  readonly hours: OpeningHours & { readonly text: string };
  /** Replaces the text of the hours, on phones or everywhere. */
  readonly name?: string;
  readonly hasText?: boolean;
}

interface Line {
  readonly isOpen: boolean;
  readonly text: string;
}

/**
 * Opening hours and whether the shop is open now. Static HTML reserves space, because it cannot
 * know the time.
 */
export function OpeningChip({ hours, name, hasText = true }: OpeningChipProps) {
  const texts = useTexts();
  const line = useOpeningLine(hours);
  return (
    <p className={`${styles.hours} ${name !== undefined && hasText ? styles.short : ""}`}>
      {name !== undefined && <strong>{name}</strong>}
      {hasText && <span>{hours.text}</span>}
      <span
        className={`screen-only ${styles.chip}`}
        data-longest={texts.opensTomorrow(texts.clockTime(hours.opens))}
      >
        {line !== null && (
          <span className={line.isOpen ? styles.open : styles.closed}>{line.text}</span>
        )}
      </span>
    </p>
  );
}

/** Updated every minute; null in static HTML. */
export function useOpeningLine(hours: OpeningHours): Line | null {
  const texts = useTexts();
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    let timer: number;
    const update = () => {
      const now = new Date();
      setLine(lineAt(hours, now, texts));
      timer = window.setTimeout(update, minuteMs - (now.getTime() % minuteMs));
    };
    update();
    return () => window.clearTimeout(timer);
  }, [hours, texts]);
  return line;
}

function lineAt(hours: OpeningHours, moment: Date, texts: Texts): Line {
  const state = openingState(hours, moment);
  const { isOpen } = state;
  const { text, hasTime } = state.isOpen ? openText(state, texts) : openingText(state, texts);
  // In another time zone the time alone would mislead.
  const isHere = moment.getTimezoneOffset() === -hours.utcOffsetMinutes;
  const isAbroad = hasTime && !isHere;
  return { isOpen, text: isAbroad ? texts.abroad(text, texts.word(hours.country)) : text };
}

function openText({ closing }: Extract<OpeningState, { isOpen: true }>, texts: Texts) {
  if (closing === null) return { text: texts.openNow };
  const { inMinutes, time } = closing;
  return inMinutes > soonMinutes
    ? { text: texts.openUntil(texts.clockTime(time)), hasTime: true }
    : { text: texts.closesIn(inMinutes) };
}

function openingText({ opening }: Extract<OpeningState, { isOpen: false }>, texts: Texts) {
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
