import type { Browser } from "@playwright/test";
import type { Figures } from "./figures";
import { openPhone } from "./phone";

/** How long a page may go on loading after its network has rested, in milliseconds. */
const settleMs = 1500;

declare global {
  interface Window {
    /** What the page has shown so far; times in milliseconds since it was asked for. */
    benchFigures: Record<string, number | null>;
  }
}

/**
 * Loads a page as a phone on a throttled network with a processor four times slower, nothing kept.
 *
 * @returns first and largest paint, the moment when all pictures in view were there, time that long
 *   tasks blocked (milliseconds), the sum of layout shifts, and bytes over the wire
 */
export async function loadFigures(browser: Browser, url: string): Promise<Figures> {
  const phone = await openPhone(browser, { slowdown: 4, network: "slow" });
  try {
    await phone.page.addInitScript(observePage);
    await phone.page.goto(url, { waitUntil: "networkidle" });
    await phone.page.waitForTimeout(settleMs);
    const seen = await phone.page.evaluate(() => window.benchFigures);
    return { ...seen, bytes: phone.bytes() };
  } finally {
    await phone.close();
  }
}

/** Runs in the page, before everything of its own. */
function observePage(): void {
  const seen: Record<string, number | null> = {
    fcp: null,
    lcp: null,
    shown: null,
    cls: 0,
    blocked: 0,
  };
  window.benchFigures = seen;
  const observe = (type: string, use: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  };
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe("layout-shift", (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    };
    if (!hadRecentInput) seen.cls = (seen.cls ?? 0) + value;
  });
  observe("longtask", ({ duration }) => {
    seen.blocked = (seen.blocked ?? 0) + duration - 50;
  });
  requestAnimationFrame(function look() {
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    if (inView.length > 0 && inView.every(isShown)) seen.shown = performance.now();
    else requestAnimationFrame(look);
  });
}
