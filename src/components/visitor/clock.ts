import { useSyncExternalStore } from "react";
import { shopTime } from "../../catalogue/hours/opening-hours";
import { windowEvents } from "./window-events";

const intervalMs = 5000;

/** Timers stop in the background, so waking and each use read the clock again. */
const watchWaking = windowEvents("visibilitychange", "pageshow", "pointerdown", "input", "click");

/**
 * Renders again when the result of `read` changes.
 *
 * @param read gets the time from `shopTime`
 * @param initial for static HTML, which cannot know the time
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
