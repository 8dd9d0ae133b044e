import { pageAt } from "../../components/navigation/page-loader";
import { announceNewerPrices } from "../connection/newer-prices";
import { reportOfflineMode } from "../connection/offline-mode";
import { reportWebVitals } from "./report-web-vitals";
import { wholeStyles } from "./whole-styles";

/** Runs once before React starts, which waits for it. */
export async function onClientEntry(): Promise<void> {
  reportWebVitals();
  reportOfflineMode();
  await wholeStyles();
}

/**
 * Runs when a newer version of the site has been kept in the background. The visitor is told once
 * its worker has taken over: a reload in between would be answered by a worker on its way out.
 */
export function onServiceWorkerUpdateReady(): void {
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => void announceNewerPrices(pageAt(window.location.pathname)),
    { once: true },
  );
}
