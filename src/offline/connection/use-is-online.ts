import { useSyncExternalStore } from "react";
import { serverAnswer } from "../../components/visitor/server-answer";
import { windowEvents } from "../../components/visitor/window-events";
import { cachedCopyTiming } from "../precache-manifest";

/** Keeps the query of the page, unlike a path. */
export const thisPage = "";

const watchReports = windowEvents("online", "offline");

let hasFailed = false;

/** False on a stored copy, and after a failed request of a browser that reports no connection; true in static HTML. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => (navigator.onLine || !hasFailed) && !isCachedCopy(),
    () => true,
  );
}

function watchConnection(onChange: () => void): () => void {
  const show = (answer?: string) => {
    hasFailed = answer === "none";
    onChange();
  };
  const check = () => {
    // Behind some VPNs, browsers report no connection although requests succeed.
    if (navigator.onLine) show();
    else void serverAnswer(thisPage).then(show);
  };
  check();
  return watchReports(check);
}

/** The service worker marks a page that comes from the cache. */
function isCachedCopy(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === cachedCopyTiming);
}
