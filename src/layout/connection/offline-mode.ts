import { fetchWithTimeout } from "../../shared/fetch-with-timeout";
import { offlineModeMessage } from "../../shared/precache-manifest";

/**
 * Logs offline mode (specification, section 8) when the browser reports no connection and the service
 * worker's script cannot be fetched.
 */
export function reportOfflineMode(): void {
  if (!("serviceWorker" in navigator)) return;
  const check = () => {
    if (navigator.onLine) return;
    fetchWithTimeout("/sw.js", { cache: "no-store" }).catch(() => {
      console.info(offlineModeMessage);
    });
  };
  window.addEventListener("offline", check);
  check();
}
