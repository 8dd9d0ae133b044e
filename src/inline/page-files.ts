import { waitingLineId } from "../shared/document-ids";

/** Before the waiting message and for each retry. */
const timeoutMs = 6000;

/** Between retries. */
const pauseMs = 2000;

/** With the element that loads the file; data has none. */
const missing = new Map<string, Element | null>();
const data: Record<string, string> = {};
let whenComplete: (pageData: typeof data) => void;
let attempts = 0;
/** Loaded but failed to parse. */
let unreadable: string;
let font: string;
/** Waits for the font to lay the page out once. */
let applyStyles: () => void;

export function whenThere(addresses: readonly string[], fontAddress: string): Promise<typeof data> {
  font = fontAddress;
  for (const address of addresses) missing.set(address, null);
  addEventListener("error", ({ error, filename }) => {
    if (error instanceof SyntaxError) unreadable = filename;
  });
  return new Promise((resolve) => (whenComplete = resolve));
}

export function requestFiles(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (address.endsWith(".json")) fetchFile(address, address).catch(console.error);
    else add(address, address);
  }
}

export function watchFiles(): void {
  setTimeout(() => void tryAgain(), timeoutMs);
}

async function fetchFile(address: string, url: string, options?: RequestInit): Promise<void> {
  const answer = await fetch(url, options);
  const text = await answer.text();
  if (!answer.ok) throw new Error(url);
  if (!address.endsWith(".json")) {
    if (missing.has(address)) add(address, url);
    return;
  }
  JSON.parse(text);
  data[address] = text;
  arrived(address);
}

/** Replaces a failed element. */
function add(address: string, url: string): void {
  const isStyle = address.endsWith(".css");
  const element = Object.assign(document.createElement(isStyle ? "link" : "script"), {
    rel: "stylesheet",
    media: "not all",
    href: url,
    src: url,
    onload: () => {
      // Chromium has an empty sheet where loading failed.
      const { sheet, src } = element as Partial<HTMLLinkElement & HTMLScriptElement>;
      if (isStyle ? sheet?.cssRules.length : src !== unreadable) arrived(address);
    },
  });
  const before = missing.get(address);
  // Move it away so that it cannot run.
  if (before) new Document().append(before);
  missing.set(address, element);
  if (isStyle) {
    applyStyles = () => {
      element.media = "all";
    };
    new FontFace("none", `url(${font})`).load().then(applyStyles, applyStyles);
  }
  document.head.append(element);
}

function arrived(address: string): void {
  missing.delete(address);
  if (missing.size > 0) return;
  applyStyles();
  whenComplete(data);
}

async function tryAgain(): Promise<void> {
  if ("started" in document.documentElement.dataset) return;
  document.getElementById(waitingLineId)?.removeAttribute("hidden");
  for (const address of [...missing.keys()]) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    // A new address skips the pending request.
    await fetchFile(address, `${address}?${++attempts}`, controller).catch(console.error);
    clearTimeout(timer);
  }
  setTimeout(() => void tryAgain(), pauseMs);
}
