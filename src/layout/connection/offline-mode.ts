import { fetchWithTimeout, requestTimeoutMs } from "../../shared/fetch-with-timeout";
import { offlineModeMessage } from "../../shared/precache-manifest";

/**
 * Writes to the console when the service worker's script cannot be fetched because the visitor is
 * offline, at start-up and whenever the connection is lost.
 */
export function reportOfflineMode(): void {
  if (!("serviceWorker" in navigator)) return;
  const check = () => {
    if (navigator.onLine) return;
    fetchWithTimeout("/sw.js", requestTimeoutMs, { cache: "no-store" }).catch(() => {
      console.info(offlineModeMessage);
    });
  };
  window.addEventListener("offline", check);
  check();
}
