import { waitingLineId } from "../shared/document-ids";

/** After how long a page says that it waits, and after how long each further attempt ends, in milliseconds. */
const timeoutMs = 6000;

/** How long the page waits between further attempts, in milliseconds. */
const pauseMs = 2000;

/** Files without which the page cannot start and that are not there, with what fetches them; data has no element. */
const missing = new Map<string, Element | null>();
const data: Record<string, string> = {};
let whenComplete: (found: typeof data) => void;
let attempts = 0;
/** Address of a script that has come and is none. */
let unreadable: string;
let font: string;
/** Has the style sheet apply, which waits for its font, so that a page is laid out once for both. */
let applyStyles: () => void;

/**
 * Resolves with the page's data when all these files have been requested and are there, however long that takes.
 *
 * @param fontAddress of the font of the style sheet, without which the page starts, too
 */
export function whenThere(addresses: readonly string[], fontAddress: string): Promise<typeof data> {
  font = fontAddress;
  for (const address of addresses) missing.set(address, null);
  addEventListener("error", ({ error, filename }) => {
    if (error instanceof SyntaxError) unreadable = filename;
  });
  return new Promise((resolve) => (whenComplete = resolve));
}

/**
 * Requests files: a style sheet, scripts and data. The request may take any time, because a slow network brings
 * it in the end.
 */
export function requestFiles(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (address.endsWith(".json")) fetchFile(address, address).catch(console.error);
    else add(address, address);
  }
}

/** Has the page say after a while that it waits, and fetch what has failed or is late again until it has started. */
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

/** Puts a script or a style sheet into the page, in the place of one that has not come. */
function add(address: string, url: string): void {
  const isStyle = address.endsWith(".css");
  const element = Object.assign(document.createElement(isStyle ? "link" : "script"), {
    rel: "stylesheet",
    media: "not all",
    href: url,
    src: url,
    onload: () => {
      // Of a sheet that is none, Chromium has an empty one.
      const { sheet, src } = element as Partial<HTMLLinkElement & HTMLScriptElement>;
      if (isStyle ? sheet?.cssRules.length : src !== unreadable) arrived(address);
    },
  });
  const before = missing.get(address);
  // In another document it runs no more, should it come after all.
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
    // By another address, so that no browser waits for the first request.
    await fetchFile(address, `${address}?${++attempts}`, controller).catch(console.error);
    clearTimeout(timer);
  }
  setTimeout(() => void tryAgain(), pauseMs);
}
