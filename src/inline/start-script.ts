/**
 * The script in the head of every document, which is all that runs before the first paint. What differs between
 * pages is in its attributes, so that one digest allows it on all of them (`finish/pages/security-policy.ts`).
 */
import { withdrawnAddress } from "../catalogue/addresses/site-addresses";
import { offeredIdsName } from "../shared/document-ids";
import { deviceOf } from "./device";
import { requestFiles, watchFiles, whenThere } from "./page-files";

const root = document.documentElement;

/** What the build says of a page; the preview says nothing. */
type OwnData = Partial<Readonly<Record<"path" | "files", string>>>;

/** Prepares the document for its first paint, notes early taps, and fetches later what starts the page. */
export function preparePage({ path = "", files }: OwnData): void {
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
  // The browser's offer to install the site would cover the tab bar; it stays in the browser's menu.
  addEventListener("beforeinstallprompt", (event) => event.preventDefault());
  if (!files) return;
  window.pagePath = path;
  startLater(files.split(" "));
}

/**
 * Reserves the space of what the address holds: `<html data-trip>` for a trip, `<html data-list>` for a shared list
 * with offered items or with none. Hosts answer what lies below the address of a brand with its list: that was an
 * item's address, and becomes the one that says that it is gone.
 */
function markAddress(path: string): void {
  const offered = document.querySelector<HTMLMetaElement>(`meta[name=${offeredIdsName}]`);
  const withdrawn = offered && withdrawnAddress(path, location);
  if (withdrawn) history.replaceState(history.state, "", withdrawn);
  const { search } = location;
  // The browser returns to where it was on the list as it is asked for, also when the list is put in that order.
  if (search) root.style.overflowAnchor = "none";
  if (/[?&](days=[1-9]|to=.)/.test(search)) root.dataset.trip = "";
  const listed = new URLSearchParams(search).get("list")?.split("-");
  if (!offered || !listed) return;
  const isOffered = offered.content.split("-").some((id) => listed.includes(id));
  root.dataset.list = isOffered ? "offered" : "none";
}

/**
 * Lets no script compete with the first view: the files are fetched once the first picture, or on a page without
 * pictures anything, is painted, or the visitor touches anything, whichever comes first. What has arrived is
 * not painted yet: browsers that tell when it is are asked, others get 0.3 s.
 *
 * @param files addresses; the first are those of the styles of all pages, of which the document has only what its
 *   own elements need, and of their font
 */
function startLater(files: string[]): void {
  const [font = ""] = files.splice(1, 1);
  window.pageFiles = whenThere(files, font);
  const begin = () => {
    if (files.length === 0) return;
    requestFiles(files.splice(0));
    watchFiles();
  };
  addEventListener("DOMContentLoaded", () => {
    addEventListener("pointerdown", begin, true);
    addEventListener("keydown", begin, true);
    // A page that is cached on the device has its font at once, so that the text does not change it later.
    if ((navigator as Partial<Navigator>).serviceWorker?.controller)
      requestFiles(files.splice(0, 1));
    const first = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    const loaded = () => {
      requestAnimationFrame(() => setTimeout(begin, 300));
      try {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
          if (entries.some(({ element }) => !first || element === first)) setTimeout(begin);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      } catch {
        // This browser does not tell.
      }
    };
    if (!first || first.complete) loaded();
    else first.onload = first.onerror = loaded;
    addEventListener("load", loaded);
  });
}

if (document.currentScript) preparePage(document.currentScript.dataset);
