import { withdrawnAddress } from "../catalogue/addresses/site-addresses";
import { offeredIdsName, waitingLineId } from "./document-ids";

/** Specification, section 2, "Tab bar". */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/** Runs before the first paint, because a later correction would move the tab bar. */
export function deviceOf(userAgent: string): "mobile" | "desktop" {
  return mobileUserAgent.test(userAgent) ? "mobile" : "desktop";
}

const root = document.documentElement;

/** Only these attributes differ between pages, so that one CSP digest allows the script. The preview has neither. */
type PageAttributes = Partial<Readonly<Record<"path" | "files", string>>>;

export function preparePage({ path = "", files }: PageAttributes): void {
  root.dataset.device = deviceOf(navigator.userAgent);
  markRoot(path);
  recordInput();
  // The install prompt would cover the tab bar.
  addEventListener("beforeinstallprompt", (event) => event.preventDefault());
  if (!files) return;
  window.pagePath = path;
  startLate(files.split(" "));
}

/** Marks the root by the address, so that CSS shows a trip and a shared list before React does. */
function markRoot(path: string): void {
  const offeredIds = document.querySelector<HTMLMetaElement>(`meta[name=${offeredIdsName}]`);
  // `client-entry.ts` removes other characters, which were appended to a link.
  const isClean = /^[\da-z/-]+$/.test(location.pathname);
  const listAddress = offeredIds && isClean && withdrawnAddress(path, location);
  if (listAddress) history.replaceState(history.state, "", listAddress);
  const { search } = location;
  // Scroll anchoring would undo the restored scroll position.
  if (search) root.style.overflowAnchor = "none";
  const { days = "", to, list } = Object.fromEntries(new URLSearchParams(search));
  if (days > "0" || to) {
    root.dataset.trip = "";
    showTrip(days, to);
  }
  const sharedIds = list?.split(/\D/);
  if (!offeredIds || !sharedIds) return;
  const { length } = offeredIds.content.split("-").filter((id) => sharedIds.includes(id));
  root.dataset.list = length > 0 ? "offered" : "none";
  root.style.setProperty("--items", String(length));
}

/** Shows the trip in the form, which is parsed later. Wrong texts wait for React. */
function showTrip(days: string, to?: string): void {
  const line = document.querySelector<HTMLElement>("[data-day]");
  const place = document.querySelector(`[value=${JSON.stringify(to)}] + span`);
  if (document.readyState === "loading" && !(line && (place || !to)))
    requestAnimationFrame(() => showTrip(days, to));
  else if (line && daysPattern.test(days)) {
    const { day = "", unit, to: trip = "" } = line.dataset;
    const length = days > "1" ? `${days} ${unit}` : day;
    const [name = ""] = place?.textContent.split("\n") ?? [];
    line.dataset.trip = place ? trip.replace(day, length).replace("#", name) : length;
  }
}

/** Whole numbers within `bounds.days`. */
const daysPattern = /^([1-8]?[1-9]|[1-9]0)$/;

function recordInput(): void {
  window.earlyInput = [];
  const record = ({ type, target }: Event) => {
    const control = (target as Element).closest<EarlyControl>(
      type === "click" ? "button" : "input,select",
    );
    if (control) window.earlyInput?.push(control);
  };
  for (const type of ["click", "input"]) addEventListener(type, record, true);
}

/** Properties of the elements that request files, by file extension. */
const requests: Readonly<Record<string, object>> = {
  css: { rel: "stylesheet" },
  json: { rel: "preload", as: "fetch", crossOrigin: "" },
  woff2: { rel: "preload", as: "font", crossOrigin: "" },
};

const waitingMs = 6000;

/** The files wait for `load`, a touch, a key or the timeout, because they would compete with the first picture. */
function startLate(files: string[]): void {
  const start = () => {
    for (const address of files.splice(0)) {
      const [ending = ""] = /\w+$/.exec(address) ?? [];
      const element = document.createElement(ending === "js" ? "script" : "link");
      document.head.append(
        Object.assign(element, requests[ending], { href: address, src: address }),
      );
    }
  };
  for (const type of ["load", "pointerdown", "keydown"]) addEventListener(type, start, true);
  setTimeout(() => {
    start();
    if (!("started" in root.dataset))
      document.getElementById(waitingLineId)?.removeAttribute("hidden");
  }, waitingMs);
}

if (document.currentScript) preparePage(document.currentScript.dataset);
