import type { Browser, Page } from "@playwright/test";

/** Lighthouse's slow 4G, really throttled: bytes a second and milliseconds for each request. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** A middling phone without anything cached. */
const device = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "block",
  ignoreHTTPSErrors: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 13; Pixel 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
} as const;

/** How long a page may go on loading after its network is idle, in milliseconds. */
const settleMs = 1500;
/** How long a visitor reads before the first tap, in milliseconds: the other lists are fetched by then. */
const readingMs = 4000;
const betweenTapsMs = 600;
const tapCount = 4;

/** Times in milliseconds since the page was requested; NaN where a page has no such figure. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When all pictures in view were loaded. */
  readonly pictures: number;
  /** Sum of layout shifts. */
  readonly shift: number;
  /** Over the wire, headers included. */
  readonly kilobytes: number;
}

/** Milliseconds from a tap on another tab to its heading and to its pictures in view, on average. */
export interface Taps {
  readonly heading: number;
  readonly pictures: number;
}

declare global {
  interface Window {
    benchLoad: Record<"firstPaint" | "largestPaint" | "pictures" | "shift", number>;
  }
}

/** Loads a page on a slow network with a processor four times slower. */
export async function measuredLoad(browser: Browser, url: string): Promise<Load> {
  return onPhone(browser, 4, async (page, session) => {
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send("Network.emulateNetworkConditions", slow4g);
    await page.addInitScript(observeLoad);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(settleMs);
    return { ...(await page.evaluate(() => window.benchLoad)), kilobytes: bytes / 1000 };
  });
}

/** Taps on the tabs there and back, on a fast network, with a processor so many times slower. */
export async function measuredTaps(browser: Browser, url: string, slowdown: number): Promise<Taps> {
  return onPhone(browser, slowdown, async (page) => {
    await page.goto(url);
    await page.locator("html[data-started]").waitFor();
    await page.waitForTimeout(readingMs);
    const sum = { heading: 0, pictures: 0 };
    for (let tap = 0; tap < tapCount; tap += 1) {
      const { heading, pictures } = await page.evaluate(tapOnOtherTab);
      sum.heading += heading;
      sum.pictures += pictures;
      await page.waitForTimeout(betweenTapsMs);
    }
    return { heading: sum.heading / tapCount, pictures: sum.pictures / tapCount };
  });
}

async function onPhone<Result>(
  browser: Browser,
  slowdown: number,
  measure: (page: Page, session: Session) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    // tsx marks functions with their names by a function that a page does not have.
    await context.addInitScript("globalThis.__name = (value) => value");
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // A route would take requests out of the throttled network: the map is blocked below it instead.
    await session.send("Network.enable");
    await session.send("Network.setBlockedURLs", { urls: ["*google.com*"] });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

type Session = Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>;

/** Runs in the page, before everything of its own. */
function observeLoad(): void {
  const load = { firstPaint: NaN, largestPaint: NaN, pictures: NaN, shift: 0 };
  window.benchLoad = load;
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") load.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    load.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    load.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  requestAnimationFrame(function look() {
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    if (inView.length > 0 && inView.every(isLoaded)) load.pictures = performance.now();
    else requestAnimationFrame(look);
  });
}

/** Runs in the page: follows the first tab that leads elsewhere on the site. */
async function tapOnOtherTab(): Promise<Taps> {
  window.scrollTo(0, 0);
  const tabs = document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Main"] a');
  const other = [...tabs].find(
    (tab) => tab.origin === location.origin && tab.ariaCurrent !== "page" && tab.checkVisibility(),
  );
  if (other === undefined) throw new Error("The page has no tab to another page");
  const before = document.querySelector("h1")?.textContent;
  const begun = performance.now();
  const paintedAfter = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begun;
  };
  other.click();
  const heading = await paintedAfter(() => {
    const now = document.querySelector("h1");
    return now !== null && now.textContent !== before && now.checkVisibility();
  });
  const pictures = await paintedAfter(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  return { heading, pictures };
}
