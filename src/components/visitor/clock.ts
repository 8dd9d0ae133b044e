import { useSyncExternalStore } from "react";
import { shopTime } from "../../catalogue/hours/opening-hours";

const intervalMs = 5000;

/** A page may lie in the background for days, where timers stop, so waking and each use read the clock again. */
const wakingEvents = ["visibilitychange", "pageshow", "pointerdown", "input", "click"] as const;

/**
 * What the time says now; it renders again when that changes.
 *
 * @param read gets the shop's clock: `2026-11-28T10:00`
 * @param initial in static HTML, which cannot know the time
 */
export function useClock<Value extends string | boolean | null>(
  read: (now: string) => Value,
  initial: Value,
): Value {
  return useSyncExternalStore(
    watchClock,
    () => read(shopTime(new Date())),
    () => initial,
  );
}

function watchClock(onTick: () => void): () => void {
  for (const type of wakingEvents) window.addEventListener(type, onTick, { capture: true });
  const timer = setInterval(onTick, intervalMs);
  return () => {
    for (const type of wakingEvents) window.removeEventListener(type, onTick, { capture: true });
    clearInterval(timer);
  };
}
