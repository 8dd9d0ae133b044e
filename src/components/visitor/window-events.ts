/** Returns the `subscribe` function for `useSyncExternalStore`. */
export function windowEvents(...types: readonly string[]) {
  return (onEvent: (event: Event) => void) => {
    for (const type of types) window.addEventListener(type, onEvent, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, onEvent, { capture: true });
    };
  };
}
