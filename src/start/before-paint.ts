import { withdrawnAddress } from "../catalogue/addresses/site-addresses";
import { offeredIdsName, waitingLineId } from "./document-ids";

/** Specification, section 2, "Tab bar". */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/** Runs before the first paint, because correcting the device after it would visibly move the tab bar. */
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

/** Marks the root by the address, so that CSS reserves space for a trip and a shared list. */
function markRoot(path: string): void {
  const offeredIds = document.querySelector<HTMLMetaElement>(`meta[name=${offeredIdsName}]`);
  // Other characters were appended to a link, and `client-entry.ts` removes them.
  const isClean = /^[\da-z/-]+$/.test(location.pathname);
  const listAddress = offeredIds && isClean && withdrawnAddress(path, location);
  if (listAddress) history.replaceState(history.state, "", listAddress);
  const { search } = location;
  // Scroll anchoring would undo the restored scroll position.
  if (search) root.style.overflowAnchor = "none";
  if (/[?&](days=[1-9]|to=.)/.test(search)) root.dataset.trip = "";
  const sharedIds = new URLSearchParams(search).get("list")?.split(/\D/);
  if (!offeredIds || !sharedIds) return;
  const isOffered = offeredIds.content.split("-").some((id) => sharedIds.includes(id));
  root.dataset.list = isOffered ? "offered" : "none";
}

function recordInput(): void {
  window.earlyInput = [];
  for (const [type, controls] of Object.entries({ click: "button", input: "input,select" })) {
    const record = ({ target }: Event) => {
      const control = (target as Element).closest<EarlyControl>(controls);
      if (control) window.earlyInput?.push(control);
    };
    addEventListener(type, record, true);
  }
}

/** Properties of the element that requests a file, by the ending of its name. */
const requests: Readonly<Record<string, object>> = {
  css: { rel: "stylesheet" },
  json: { rel: "preload", as: "fetch", crossOrigin: "" },
  woff2: { rel: "preload", as: "font", crossOrigin: "" },
};

const waitingMs = 6000;

/**
 * Requests the files once the page has loaded with its pictures, at the first touch or key, or when the wait is over,
 * because they would compete with the first picture.
 */
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
