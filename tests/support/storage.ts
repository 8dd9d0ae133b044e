/** What a browser tells a page of a text that another tab wrote; without a key, that it cleared all. */
export function writeInOtherTab(key: string | null, text = ""): void {
  if (key === null) localStorage.clear();
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
