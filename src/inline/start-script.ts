import { withdrawnAddress } from "../catalogue/addresses/site-addresses";
import { offeredIdsName } from "../shared/document-ids";
import { deviceOf } from "./device";
import { requestFiles, watchFiles, whenLoaded } from "./page-files";

const root = document.documentElement;

/** Only these attributes differ between pages, so that one CSP digest allows the script. The preview has neither. */
type PageAttributes = Partial<Readonly<Record<"path" | "files", string>>>;

export function preparePage({ path = "", files }: PageAttributes): void {
  root.dataset.device = deviceOf(navigator.userAgent);
  markRoot(path);
  window.earlyTaps = [];
  addEventListener(
    "click",
    ({ target }) => {
      const button = (target as Element).closest("button");
      if (button) window.earlyTaps?.push(button);
    },
    true,
  );
  // The install prompt would cover the tab bar.
  addEventListener("beforeinstallprompt", (event) => event.preventDefault());
  if (!files) return;
  window.pagePath = path;
  startAfterFirstPicture(files.split(" "));
}

/** Marks the root by the address, so that CSS reserves space for a trip and a shared list. */
function markRoot(path: string): void {
  const offeredIds = document.querySelector<HTMLMetaElement>(`meta[name=${offeredIdsName}]`);
  const listAddress = offeredIds && withdrawnAddress(path, location);
  if (listAddress) history.replaceState(history.state, "", listAddress);
  const { search } = location;
  // Scroll anchoring would undo the restored scroll position.
  if (search) root.style.overflowAnchor = "none";
  if (/[?&](days=[1-9]|to=.)/.test(search)) root.dataset.trip = "";
  const sharedIds = new URLSearchParams(search).get("list")?.split("-");
  if (!offeredIds || !sharedIds) return;
  const isOffered = offeredIds.content.split("-").some((id) => sharedIds.includes(id));
  root.dataset.list = isOffered ? "offered" : "none";
}

/**
 * Requests the files once the first picture is painted, or at the first touch or key. A timer serves browsers
 * that report no paint.
 *
 * @param files style sheet, its font, then scripts and data
 */
function startAfterFirstPicture(files: string[]): void {
  const [font = ""] = files.splice(1, 1);
  window.pageFiles = whenLoaded(files, font);
  const start = () => {
    if (files.length === 0) return;
    requestFiles(files.splice(0));
    watchFiles();
  };
  addEventListener("DOMContentLoaded", () => {
    addEventListener("pointerdown", start, true);
    addEventListener("keydown", start, true);
    // A service worker answers with its stored sheet and font at once.
    if ((navigator as Partial<Navigator>).serviceWorker?.controller)
      requestFiles(files.splice(0, 1));
    const firstPicture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    const startAfterPaint = () => {
      requestAnimationFrame(() => setTimeout(start, 300));
      try {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
          if (entries.some(({ element }) => !firstPicture || element === firstPicture))
            setTimeout(start);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      } catch {
        // The browser does not report paints.
      }
    };
    if (!firstPicture || firstPicture.complete) startAfterPaint();
    else firstPicture.onload = firstPicture.onerror = startAfterPaint;
    addEventListener("load", startAfterPaint);
  });
}

if (document.currentScript) preparePage(document.currentScript.dataset);
