/** Browsers allow a page about three changes of its address a second. */
const delayMs = 300;

interface Write {
  readonly search: string;
  /** The history entry that it is meant for. */
  readonly entry: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The change of the address that is not written yet. */
let pending: Write | null = null;

/**
 * Writes what was asked of a list into the address of its page, in place, a little later. Only the last of several
 * pending changes is written, and none once the visitor is at another history entry.
 *
 * @param search the part of the address behind the path, with its question mark, or an empty text
 */
export function writeSearchSoon(search: string): void {
  if (pending !== null) clearTimeout(pending.timer);
  pending = { search, entry: currentEntry(), timer: setTimeout(writeSearchNow, delayMs) };
}

/** Writes the pending change at once, so that Back finds it when the visitor leaves the page. */
export function writeSearchNow(): void {
  if (pending === null) return;
  const { search, entry, timer } = pending;
  clearTimeout(timer);
  pending = null;
  if (entry !== currentEntry()) return;
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}

/** The router has a key in each entry of the history; it tells two visits of one page apart. */
function currentEntry(): string {
  const { key } = (window.history.state ?? {}) as { readonly key?: string };
  return `${window.location.pathname} ${key ?? ""}`;
}
