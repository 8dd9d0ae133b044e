import { reportOfflineMode } from "./offline-mode";
import { reportWebVitals } from "./report-web-vitals";

/** Runs once before React starts. */
export function onClientEntry(): void {
  reportWebVitals();
  reportOfflineMode();
}
