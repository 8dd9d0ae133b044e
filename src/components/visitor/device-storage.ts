/** Texts that the browser refused to store, as in private windows. */
const unsaved = new Map<string, string>();

const watchers = new Set<() => void>();

/** Never throws. */
export function readStored(key: string): string | null {
  const text = unsaved.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, in memory if the browser refuses, and notifies watchers. Never throws. */
export function writeStored(key: string, text: string): void {
  unsaved.set(key, text);
  try {
    localStorage.setItem(key, text);
    if (localStorage.getItem(key) === text) unsaved.delete(key);
  } catch (cause) {
    console.warn(`The browser does not store "${key}"; it lasts until the page is left.`, cause);
  }
  for (const notify of watchers) notify();
}

/** Reports changes in this and other tabs until the returned function is called. */
export function watchStored(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Another tab has stored a newer text.
    if (key === null) unsaved.clear();
    else unsaved.delete(key);
    onChange();
  };
  watchers.add(onChange);
  window.addEventListener("storage", onStorage);
  // A page in the back/forward cache gets no `storage` event.
  window.addEventListener("pageshow", onChange);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onChange);
  };
}
