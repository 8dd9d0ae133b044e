/**
 * A browser that shows what it stored, and stores nothing more: full, or a private window.
 *
 * @returns what makes it store again
 */
export function refuseWrites(): () => void {
  const spy = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  return () => spy.mockRestore();
}

/** A browser that throws as soon as the page asks for its storage. */
export function blockStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
}

/** What a browser tells a page of a text that another tab wrote; without a key, that it cleared all. */
export function writeInOtherTab(key: string | null, text = ""): void {
  if (key === null) localStorage.clear();
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
