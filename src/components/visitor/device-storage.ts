/** What the browser did not store: private windows, blocked or full storage. It lasts for the visit. */
const unsaved = new Map<string, string>();

const watchers = new Set<() => void>();

/** The text last written under a key, or null. Never throws, whatever the browser forbids. */
export function readStored(key: string): string | null {
  const text = unsaved.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text on the device, and tells everybody who watches. Where the browser refuses, memory
 * serves for the visit, and the console says why. Never throws.
 */
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

/**
 * Calls back whenever a text changes, here or in another tab.
 *
 * @returns what ends it
 */
export function watchStored(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Another tab could write, so its text is the newer one.
    if (key === null) unsaved.clear();
    else unsaved.delete(key);
    onChange();
  };
  watchers.add(onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener("storage", onStorage);
  };
}
