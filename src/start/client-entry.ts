import { decodedPath } from "../catalogue/addresses/page-paths";
import { cleanedPath } from "../catalogue/addresses/site-addresses";
import { addTexts, english } from "../catalogue/text/languages";
import type { Texts } from "../catalogue/text/texts";
import { loadSearch } from "../components/search/use-search-script";
import type { WindowLocation } from "@reach/router";
import type { ShouldUpdateScrollArgs } from "gatsby";
import type { Metric } from "web-vitals";

/** Whether a service worker was active before the new worker. */
let hasEarlierWorker = false;

/** React starts when the promise is resolved. */
export async function onClientEntry(): Promise<void> {
  const workers = serviceWorkers();
  if (workers) {
    hasEarlierWorker = workers.controller !== null;
    // A later worker removes the pictures of earlier releases.
    if (!hasEarlierWorker)
      workers.addEventListener("controllerchange", storeSeenPictures, { once: true });
  }
  window.addEventListener("keydown", closeKeyboard);
  dropAppended();
  // Without a callback it does nothing (specification, section 7).
  reportWebVitals();
  const code = document.documentElement.lang.replace(/-.*/, "");
  if (code !== english.code) addTexts(code, (await loadWords(code)).words);
  // A search in the address loads its script before React starts, so that the list changes only once.
  if (/[?&]q=./.test(window.location.search)) {
    await Promise.race([loadSearch().catch(() => undefined), delay(searchTimeoutMs)]);
  }
}

/** Undefined in old browsers, and in frames without storage, where reading it throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Replaces the browser code of gatsby-plugin-offline (src/gatsby/patches/unused-plugins.ts). */
export function registerServiceWorker(): boolean {
  return serviceWorkers() !== undefined;
}

/** A phone's Enter means "done", and its keyboard covers the result. */
function closeKeyboard({ key, target, isComposing }: KeyboardEvent): void {
  const isPhone = document.documentElement.dataset.device === "mobile";
  const isText = target instanceof HTMLInputElement && /^(?:text|search)$/.test(target.type);
  if (isPhone && key === "Enter" && !isComposing && isText) target.blur();
}

/**
 * Hosts answer the address of a list even if text was appended. Gatsby's scroll handler throws at a fragment with an
 * invalid encoding, and the router has already read the address.
 */
function dropAppended(): void {
  const { pathname, search, hash } = window.location;
  const decoded = decodedPath(pathname);
  const cleaned = cleanedPath(decoded);
  const isHashSound = !hash.includes("%") || decodedPath(hash) !== hash;
  if (cleaned !== decoded || !isHashSound)
    window.location.replace(cleaned + search + (isHashSound ? hash : ""));
}

const searchTimeoutMs = 3000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const loadWords = (code: string) =>
  import(
    /* webpackChunkName: "words-[request]", webpackExclude: /[\\/](?:en|records)[^\\/]*$/, webpackExports: "words" */
    `../catalogue/text/words/${code}.ts`
  ) as Promise<{ readonly words: Texts }>;

/** Requests the pictures again, because the worker stores only what it answers. */
function storeSeenPictures(): void {
  for (const { currentSrc, naturalWidth } of document.images)
    if (naturalWidth > 0) fetch(currentSrc).catch(console.warn);
}

export function onServiceWorkerActive(): void {
  hasEarlierWorker = true;
}

/**
 * After an update Gatsby loads documents instead of page data. It also calls this function for the first worker if
 * that already controls the page.
 */
export function onServiceWorkerUpdateReady(): void {
  if (!hasEarlierWorker) window.___swUpdated = false;
}

/** At the start and for fragments, the browser has already scrolled. */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps,
}: ShouldUpdateScrollArgs): boolean {
  if (prevRouterProps === undefined) return false;
  const before = prevRouterProps.location as WindowLocation;
  const now = routerProps.location as WindowLocation;
  return before.pathname !== now.pathname || before.key !== now.key;
}

export function reportWebVitals(onReport?: (metric: Metric) => void): void {
  if (onReport === undefined) return;
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onReport);
  });
}
