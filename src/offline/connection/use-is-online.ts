import { useSyncExternalStore } from "react";
import { serverAnswer } from "../../components/visitor/server-answer";
import { cachedCopyTiming } from "../precache-manifest";

/** Keeps the query of the page, unlike a path. */
export const thisPage = "";

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
  window.addEventListener("online", check);
  window.addEventListener("offline", check);
  return () => {
    window.removeEventListener("online", check);
    window.removeEventListener("offline", check);
  };
}

/** The service worker marks a page that comes from the cache. */
function isCachedCopy(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === cachedCopyTiming);
}
