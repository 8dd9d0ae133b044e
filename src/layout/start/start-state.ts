import { waitingLineId } from "../../shared/document-ids";

/** Says that React runs, and on which page; later failures are the navigation's to report. */
export function markStarted(): void {
  document.documentElement.dataset.started = window.location.pathname;
  document.getElementById(waitingLineId)?.setAttribute("hidden", "");
}

/** Whether the page of the address is the one on the screen, be it React's or static. */
export function standsAtAddress(): boolean {
  const { started } = document.documentElement.dataset;
  return started === undefined || started === window.location.pathname;
}
