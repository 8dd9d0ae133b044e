import { useSyncExternalStore } from "react";

/** Whether React renders the static page, before it knows the address and the device. */
export function useIsStatic(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/** It changes once, and React asks again by itself. */
export const subscribeToNothing = () => () => undefined;
