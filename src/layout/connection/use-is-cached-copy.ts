import { useEffect, useState, useSyncExternalStore } from "react";
import { subscribeToNothing } from "../../components/ui/use-is-static";
import { fetchWithTimeout } from "../../shared/fetch-with-timeout";
import { isSiteResponse } from "../../shared/site-response";
import { appDataFile, cachedCopyTiming } from "../../shared/precache-manifest";

/** Also the timeout of each request. */
const pollIntervalMs = 5000;

/** Whether the page came from the cache and the site has not answered since; false in static HTML. */
export function useIsCachedCopy(): boolean {
  const isFromCache = useSyncExternalStore(subscribeToNothing, cameFromCache, () => false);
  const [hasAnswered, setHasAnswered] = useState(false);
  const isCachedCopy = isFromCache && !hasAnswered;
  useEffect(() => {
    if (!isCachedCopy) return;
    const poll = async () => {
      if (await isSiteAnswering()) setHasAnswered(true);
    };
    const timer = setInterval(() => void poll(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isCachedCopy]);
  return isCachedCopy;
}

/** The service worker marks a page that comes from the cache. */
function cameFromCache(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === cachedCopyTiming);
}

/** Requests a small file by a method that the service worker leaves to the network. */
async function isSiteAnswering(): Promise<boolean> {
  try {
    const init = { method: "HEAD", cache: "no-store" } as const;
    return await isSiteResponse(await fetchWithTimeout(appDataFile, init, pollIntervalMs), false);
  } catch {
    return false;
  }
}
