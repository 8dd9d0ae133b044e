import { useEffect } from "react";
import { fetchWithTimeout } from "../../shared/fetch-with-timeout";
import { isOwnAnswer } from "../../shared/own-answer";

declare global {
  interface Window {
    /** Path of the page that Gatsby built, whatever the address is. */
    readonly pagePath?: string;
  }
}

/** How often a page is requested that may exist, and the timeout of that, in milliseconds. */
const [intervalMs, timeoutMs] = [5000, 1500];

/**
 * Loads the address anew as soon as the server answers, where the worker has answered it with the cached page
 * for unknown addresses: without a network nobody knows whether the address has a page.
 */
export function useReloadUnknown(isCached: boolean): void {
  useEffect(() => {
    if (!isCached || window.pagePath !== "/404.html") return;
    const check = async () => {
      try {
        const init = { cache: "no-store" } as const;
        const answer = await fetchWithTimeout(window.location.href, timeoutMs, init);
        if (await isOwnAnswer(answer, true)) window.location.reload();
      } catch {
        // There is still no network.
      }
    };
    const timer = setInterval(() => void check(), intervalMs);
    return () => clearInterval(timer);
  }, [isCached]);
}
