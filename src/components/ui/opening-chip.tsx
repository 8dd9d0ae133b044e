import { useEffect, useState } from "react";
import {
  isOpenAt,
  type NextOpening,
  nextOpening,
  type OpeningHours,
  possibleOpenings,
} from "../../catalogue/opening-hours";
import type { Texts } from "../../catalogue/texts";
import { useTexts } from "./language";
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
 * The opening hours, and whether the shop is open now or when it opens. Static HTML cannot know the
 * time, so the browser shows one of the lines; all keep their place, and nothing moves.
 */
export function OpeningChip({ hours, isShort = false }: OpeningChipProps) {
  const texts = useTexts();
  const [shownLine, setShownLine] = useState<string | null>(null);
  useEffect(() => {
    const update = () => setShownLine(lineAt(hours, new Date(), texts));
    update();
    const timer = window.setInterval(update, minuteMs);
    return () => window.clearInterval(timer);
  }, [hours, texts]);
  const shown = (line: string) => (shownLine === line ? undefined : unseen);
  return (
    <p className={`${styles.hours} ${isShort ? styles.short : ""}`}>
      <span>{hours.text}</span>
      <span className={styles.chip}>
        <span className={styles.open} style={shown(texts.openNow)}>
          {texts.openNow}
        </span>
        {possibleOpenings(hours)
          .map((opening) => openingLine(opening, texts))
          .map((line) => (
            <span key={line} className={styles.closed} style={shown(line)}>
              {line}
            </span>
          ))}
      </span>
    </p>
  );
}

function lineAt(hours: OpeningHours, moment: Date, texts: Texts): string | null {
  if (isOpenAt(hours, moment)) return texts.openNow;
  const next = nextOpening(hours, moment);
  return next === null ? null : openingLine(next, texts);
}

function openingLine({ day, time }: NextOpening, texts: Texts): string {
  return day === null ? texts.opensAt(time) : texts.opensOn(day, time);
}
