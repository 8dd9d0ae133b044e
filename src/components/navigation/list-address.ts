/** Browsers limit a page to about three changes of its address per second. */
const delayMs = 300;

interface PendingWrite {
  readonly search: string;
  readonly entry: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

let pending: PendingWrite | null = null;

/**
 * Writes the query of a list into the address after a delay. A later write replaces a pending one;
 * a write is dropped when the visitor leaves the history entry.
 */
export function writeSearchSoon(search: string): void {
  if (pending !== null) clearTimeout(pending.timer);
  pending = { search, entry: currentEntry(), timer: setTimeout(writeSearchNow, delayMs) };
}

/** Writes the pending change at once. Call it before leaving the page, so that Back restores the query. */
export function writeSearchNow(): void {
  if (pending === null) return;
  const { search, entry, timer } = pending;
  clearTimeout(timer);
  pending = null;
  if (entry !== currentEntry()) return;
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}

/** The router's key of a history entry distinguishes two visits to the same page. */
function currentEntry(): string {
  const { key } = (window.history.state ?? {}) as { readonly key?: string };
  return `${window.location.pathname} ${key ?? ""}`;
}
