/** Pages differ only in its attributes, so one CSP digest allows it (`security-policy.ts`). */
import { withdrawnAddress } from "../catalogue/addresses/site-addresses";
import { offeredIdsName } from "../shared/document-ids";
import { deviceOf } from "./device";
import { requestFiles, watchFiles, whenLoaded } from "./page-files";

const root = document.documentElement;

/** Absent in the preview. */
type PageAttributes = Partial<Readonly<Record<"path" | "files", string>>>;

export function preparePage({ path = "", files }: PageAttributes): void {
  root.dataset.device = deviceOf(navigator.userAgent);
  markAddress(path);
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

/** Reserves space for a trip and a shared list. */
function markAddress(path: string): void {
  const offered = document.querySelector<HTMLMetaElement>(`meta[name=${offeredIdsName}]`);
  const withdrawn = offered && withdrawnAddress(path, location);
  if (withdrawn) history.replaceState(history.state, "", withdrawn);
  const { search } = location;
  // Scroll anchoring would undo the restored scroll position.
  if (search) root.style.overflowAnchor = "none";
  if (/[?&](days=[1-9]|to=.)/.test(search)) root.dataset.trip = "";
  const sharedIds = new URLSearchParams(search).get("list")?.split("-");
  if (!offered || !sharedIds) return;
  const isOffered = offered.content.split("-").some((id) => sharedIds.includes(id));
  root.dataset.list = isOffered ? "offered" : "none";
}

/**
 * Starts at the first picture or touch, because some browsers do not report the paint.
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
    // The worker has the sheet and the font.
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
        // Unsupported.
      }
    };
    if (!firstPicture || firstPicture.complete) startAfterPaint();
    else firstPicture.onload = firstPicture.onerror = startAfterPaint;
    addEventListener("load", startAfterPaint);
  });
}

if (document.currentScript) preparePage(document.currentScript.dataset);
