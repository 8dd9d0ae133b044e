import { windowEvents } from "./window-events";

/** Texts that the browser refused to store, as in private windows. */
const unsaved = new Map<string, string>();

const changeEvent = "stored";

/** Never throws. */
export function readStored(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, in memory if the browser refuses. Never throws. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch (cause) {
    unsaved.set(key, text);
    console.warn(`The browser does not store "${key}"; it lasts until the page is left.`, cause);
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** A page in the back/forward cache gets no `storage` event. */
export const watchStored = windowEvents("storage", "pageshow", changeEvent);
