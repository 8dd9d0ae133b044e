import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** Lighthouse's slow 4G, really throttled: bytes a second and milliseconds for each request. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** A middling phone. */
const device = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 13; Pixel 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
};

/** A fresh phone on one page: nothing kept, no service worker. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Bytes that have come over the wire so far, headers included. */
  readonly bytes: () => number;
  readonly close: () => Promise<void>;
}

interface PhoneOptions {
  /** How many times slower than this machine its processor is. */
  readonly slowdown: number;
  readonly network: "slow" | "free";
}

/** Opens a phone. The map, the one request to another host, is answered here. */
export async function openPhone(browser: Browser, options: PhoneOptions): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    ...device,
    serviceWorkers: "block",
    ignoreHTTPSErrors: true,
  });
  // tsx marks functions with their names by a function that a page does not have.
  await context.addInitScript("globalThis.__name = (value) => value");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // A route would take requests out of the throttled network: the map is blocked below it instead.
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*google.com*"] });
  if (options.network === "slow") await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: options.slowdown });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { page, session, bytes: () => bytes, close: () => context.close() };
}
