import { waitingLineId } from "../shared/document-ids";

/** Time until the waiting message appears, and timeout of each retry. */
const timeoutMs = 6000;

const retryPauseMs = 2000;

/** By address of each missing file, the element that loads it; null before the request, and for data. */
const missing = new Map<string, Element | null>();
const data: Record<string, string> = {};
let resolveData: (pageData: typeof data) => void;
let attempts = 0;
/** Address of a script with a syntax error. */
let unparsable: string;
let font: string;
/** Runs once the request for the font has ended, or all files have loaded. */
let applyStyles: () => void;

export function whenLoaded(
  addresses: readonly string[],
  fontAddress: string,
): Promise<typeof data> {
  font = fontAddress;
  for (const address of addresses) missing.set(address, null);
  addEventListener("error", ({ error, filename }) => {
    if (error instanceof SyntaxError) unparsable = filename;
  });
  return new Promise((resolve) => (resolveData = resolve));
}

export function requestFiles(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (address.endsWith(".json")) fetchFile(address, address).catch(console.error);
    else addElement(address, address);
  }
}

export function watchFiles(): void {
  setTimeout(() => void retry(), timeoutMs);
}

async function fetchFile(address: string, url: string, options?: RequestInit): Promise<void> {
  const answer = await fetch(url, options);
  const text = await answer.text();
  if (!answer.ok) throw new Error(url);
  if (!address.endsWith(".json")) {
    if (missing.has(address)) addElement(address, url);
    return;
  }
  JSON.parse(text);
  data[address] = text;
  markLoaded(address);
}

/** Also replaces an element that failed. */
function addElement(address: string, url: string): void {
  const isStyle = address.endsWith(".css");
  const element = Object.assign(document.createElement(isStyle ? "link" : "script"), {
    rel: "stylesheet",
    media: "not all",
    href: url,
    src: url,
    onload: () => {
      // Chromium has an empty sheet where loading failed.
      const { sheet, src } = element as Partial<HTMLLinkElement & HTMLScriptElement>;
      if (isStyle ? sheet?.cssRules.length : src !== unparsable) markLoaded(address);
    },
  });
  const failed = missing.get(address);
  // In another document, a script that arrives late does not run.
  if (failed) new Document().append(failed);
  missing.set(address, element);
  if (isStyle) {
    applyStyles = () => {
      element.media = "all";
    };
    // The face is not used; it only loads the font.
    new FontFace("none", `url(${font})`).load().then(applyStyles, applyStyles);
  }
  document.head.append(element);
}

function markLoaded(address: string): void {
  missing.delete(address);
  if (missing.size > 0) return;
  applyStyles();
  resolveData(data);
}

async function retry(): Promise<void> {
  if ("started" in document.documentElement.dataset) return;
  document.getElementById(waitingLineId)?.removeAttribute("hidden");
  for (const address of missing.keys()) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    // A new address does not wait for the pending request. `fetch` reads the controller's `signal`.
    await fetchFile(address, `${address}?${++attempts}`, controller).catch(console.error);
    clearTimeout(timer);
  }
  setTimeout(() => void retry(), retryPauseMs);
}
