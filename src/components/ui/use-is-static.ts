import { useSyncExternalStore } from "react";

/** True while React hydrates static HTML, without address and device. */
export function useIsStatic(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/** The value changes only after hydration, which React handles. */
export const subscribeToNothing = () => () => undefined;
