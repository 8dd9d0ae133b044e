import { useSyncExternalStore } from "react";

/** True in static HTML and during hydration, when address and device are unknown. */
export function useIsStatic(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/** React reads the value again at the end of hydration. */
const subscribeToNothing = () => () => undefined;
