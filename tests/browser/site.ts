import { test as base, devices, expect, type Locator, type Page } from "@playwright/test";
import { servedSite } from "../../scripts/site-server";
import { publicFolder } from "../support/built-site";

interface Sites {
  /** Address of the site as `npm start` serves it. */
  readonly site: string;
  /** Address of the same files on a host without redirect rules. */
  readonly plainSite: string;
}

interface Fixtures {
  /** Opens an address of the site, and waits until React has taken over the static page. */
  readonly open: (address: string) => Promise<void>;
  /** Errors that the test causes. Any other error in the console makes it fail at its end. */
  readonly allowedErrors: RegExp[];
}

/** Chromium's message for a request that failed or was answered with an error status. */
export const failedLoadMessage = /^Failed to load resource/;

/** Chromium's message for a page that is not found. */
export const notFoundMessage = /^Failed to load resource: .* 404/;

/** The policy of the owner's forms blocks fonts of a CDN, of which the site has copies, and GitHub's status. */
export const blockedMessage = /Content Security Policy|violates the document's/;

export const test = base.extend<Fixtures, Sites>({
  site: [async ({}, use) => serve(use, false), { scope: "worker" }],
  plainSite: [async ({}, use) => serve(use, true), { scope: "worker" }],
  open: ({ page, site }, use) =>
    use(async (address) => {
      await page.goto(site + address);
      await started(page);
    }),
  context: async ({ context, serviceWorkers }, use) => {
    // Any route disables the browser's HTTP cache, which could answer offline instead of the worker.
    if (serviceWorkers === "allow")
      await context.route("https://example.invalid/", (route) => route.abort());
    await use(context);
  },
  allowedErrors: [
    async ({ context, serviceWorkers }, use) => {
      const allowed = [
        /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
        // A file that arrives after the site's timeout, as on a busy computer.
        /^AbortError/,
        // gatsby-plugin-offline's message if a test blocks the service worker.
        ...(serviceWorkers === "block" ? [/service worker/i] : []),
      ];
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use(allowed);
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A phone by user agent, size and touch. */
export const phone = {
  userAgent: devices["Pixel 5"].userAgent,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
};

export const desktop = { viewport: { width: 1440, height: 900 } };

export const tabBar = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

/** The tab that leads to a list. */
export const tabTo = (page: Page, { tab }: { readonly tab: string | null }): Locator =>
  tabBar(page).getByRole("link", { name: tab ?? "a list without a tab", exact: true });

/** The bottom edge of the last line of a page, on the screen. */
export async function endOfText(page: Page): Promise<number> {
  const { y = NaN, height = NaN } = (await page.locator("footer p").last().boundingBox()) ?? {};
  return y + height;
}

/** For waits of several seconds by design, such as for scripts after all pictures, or for much work. */
export const longWait = { timeout: 30_000 };

/** Waits until React has taken over the static page. */
export async function started(page: Page): Promise<void> {
  await page.locator("html[data-started]").waitFor(longWait);
}

/** Whether the site's font is loaded. A page loads the style sheet with the font when it starts. */
export const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fonts.check("16px 'Plex Sans'"));

/** Waits until the page has painted and is idle. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
}

/** The page's layout shifts so far (Cumulative Layout Shift), once it is idle. */
export async function layoutShift(page: Page): Promise<number> {
  await rested(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/**
 * Holds back the files of a pattern.
 *
 * @returns a function that lets them arrive
 */
export async function held(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function serve(use: (origin: string) => Promise<void>, isPlain: boolean): Promise<void> {
  const { origin, stop } = await servedSite({ folder: publicFolder, isPlain });
  await use(origin);
  stop();
}
