import { useSyncExternalStore } from "react";

/** True in static HTML and during hydration, when address and device are unknown. */
export function useIsStatic(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/** For values that change only at the end of hydration, when React reads them again. */
const subscribeToNothing = () => () => undefined;
