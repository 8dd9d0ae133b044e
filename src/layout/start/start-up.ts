import { addWords, english } from "../../catalogue/text/languages";
import type { Texts } from "../../catalogue/text/texts";
import { loadSearch } from "../../components/search/use-search-script";
import { pageAt } from "../../components/navigation/page-loader";
import { nameManifest } from "./late-manifest";
import { announceNewerPrices } from "../connection/newer-prices";
import { reportOfflineMode } from "../connection/offline-mode";
import { reportWebVitals } from "./report-web-vitals";

declare global {
  interface Window {
    /** Gatsby's mark that a newer version was cached: from then on it loads documents instead of pages. */
    ___swUpdated?: boolean;
    /** Resolves with the page's data when all its files are there (`inline/page-files.ts`). */
    pageFiles?: Promise<Record<string, string>>;
    /** The data with which the page starts, by address, until it is used. */
    pageData?: Record<string, string> | undefined;
  }
}

/** Whether a worker has been at work for this site before the one that is being installed. */
let hasWorker = false;

/** Runs once before React starts, which waits for it. */
export async function onClientEntry(): Promise<void> {
  hasWorker = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  reportWebVitals();
  reportOfflineMode();
  window.pageData = await window.pageFiles;
  const code = document.documentElement.lang.replace(/-.*/, "");
  if (code !== english.code) addWords(code, (await wordsIn(code)).words);
  // What a link searches for is answered as the page starts, so that its list changes once.
  if (/[?&]q=./.test(window.location.search)) {
    await Promise.race([loadSearch().catch(() => undefined), pause(searchTimeoutMs)]);
  }
}

/** After this timeout the page starts without its search. */
const searchTimeoutMs = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The words of another language, whose script is among the files of its pages. */
const wordsIn = (code: string) =>
  import(
    /* webpackChunkName: "words-[request]", webpackExclude: /[\\/](?:en|hours|records)[^\\/]*$/, webpackExports: "words" */
    `../../catalogue/text/words/${code}.ts`
  ) as Promise<{ readonly words: Texts }>;

/** Runs once when React has taken the page over. */
export function onInitialClientRender(): void {
  nameManifest();
}

/** Runs when a worker has taken over. */
export function onServiceWorkerActive(): void {
  hasWorker = true;
}

/**
 * Runs when a newer version of the site has been cached in the background. The visitor is told once
 * its worker has taken over: a reload in between would be answered by a worker on its way out.
 *
 * Gatsby takes every worker for a newer one that finds another in charge. In WebKit the first worker of
 * all may be in charge itself by then.
 */
export function onServiceWorkerUpdateReady(): void {
  if (!hasWorker) {
    window.___swUpdated = false;
    return;
  }
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => void announceNewerPrices(pageAt(window.location.pathname)),
    { once: true },
  );
}
