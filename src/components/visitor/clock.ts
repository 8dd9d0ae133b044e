import { useSyncExternalStore } from "react";
import { shopTime } from "../../catalogue/hours/opening-hours";
import { windowEvents } from "./window-events";

const intervalMs = 5000;

/** A page may lie in the background for days, where timers stop, so waking and each use read the clock again. */
const watchWaking = windowEvents("visibilitychange", "pageshow", "pointerdown", "input", "click");

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
  const unwatch = watchWaking(onTick);
  const timer = setInterval(onTick, intervalMs);
  return () => {
    unwatch();
    clearInterval(timer);
  };
}
