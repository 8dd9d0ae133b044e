import { withPrefix } from "gatsby";

/** The line that the specification's error catalogue (section 8) asks for. */
export const offlineModeMessage = "No internet connection found. App is running in offline mode.";

/**
 * Writes to the console when the service worker's script cannot be fetched because the visitor is
 * offline, at start-up and whenever the connection is lost.
 */
export function reportOfflineMode(): void {
  if (!("serviceWorker" in navigator)) return;
  const check = () => {
    if (navigator.onLine) return;
    fetch(withPrefix("/sw.js"), { cache: "no-store" }).catch(() => {
      console.info(offlineModeMessage);
    });
  };
  window.addEventListener("offline", check);
  check();
}
