import { pageAt } from "../components/page-loader";
import { announceNewerPrices } from "./newer-prices";
import { reportOfflineMode } from "./offline-mode";
import { reportWebVitals } from "./report-web-vitals";

/** Runs once before React starts. */
export function onClientEntry(): void {
  reportWebVitals();
  reportOfflineMode();
}

/** Runs when a newer version of the site has been kept in the background. */
export function onServiceWorkerUpdateReady(): void {
  void announceNewerPrices(pageAt(window.location.pathname));
}
