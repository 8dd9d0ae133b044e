import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import {
  test as base,
  type BrowserContext,
  devices,
  expect,
  type Locator,
  type Page,
  type Route,
} from "@playwright/test";
import { siteServer } from "../../scripts/site-server";
import { listPages } from "../support/built-site";
import { readData } from "../support/shipped-data";

interface Sites {
  /** Address of the site as `npm start` serves it. */
  readonly site: string;
  /** Address of the same files on a host that knows no rules. */
  readonly plainSite: string;
}

interface Fixtures {
  /** Fails the test at its end if a page wrote an error to the console, or threw one. */
  readonly consoleErrors: ConsoleErrors;
}

/** Errors that pages wrote to the console or threw, apart from those that the test allows. */
class ConsoleErrors {
  private readonly errors: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Allows errors that the test causes by itself, such as requests that it aborts. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Listens to a context that the test opened besides its first. */
  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.errors.push(message.text());
    });
    context.on("weberror", (error) => this.errors.push(String(error.error())));
  }

  get unexpected(): readonly string[] {
    return this.errors.filter((error) => !this.allowed.some((pattern) => pattern.test(error)));
  }
}

/** Chromium's message for a request that failed or was answered with an error status. */
export const missingFiles = /^Failed to load resource/;

/** Chromium's message for a page that is not found. */
export const missingPage = /^Failed to load resource: .* 404/;

/** Chromium's message for each request while a test has no network. */
const offline = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** The plugin's message where a test blocks the service worker, as most do. */
const blockedWorker = /service worker/i;

/** Tests against the built site. Other sites, the map's too, cannot be reached. */
export const test = base.extend<Fixtures, Sites>({
  site: [async ({}, use) => serve(use, false), { scope: "worker" }],
  plainSite: [async ({}, use) => serve(use, true), { scope: "worker" }],
  context: async ({ context, serviceWorkers }, use) => {
    // Routing turns the browser's own cache off: what opens offline then is what the worker has cached.
    if (serviceWorkers === "allow") await context.route("https://example.invalid/", unreachable);
    await use(context);
  },
  consoleErrors: [
    async ({ context, serviceWorkers }, use) => {
      const errors = new ConsoleErrors();
      errors.allow(offline);
      if (serviceWorkers === "block") errors.allow(blockedWorker);
      errors.watch(context);
      await use(errors);
      expect(errors.unexpected, "errors in the console").toEqual([]);
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

/** The two kinds of devices that the pages are laid out for, each with its name. */
export const deviceKinds = [
  ["phone", phone],
  ["desktop", { viewport: { width: 1440, height: 900 } }],
] as const;

/** The bar of tabs. */
export const tabBar = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

/** The tab that leads to a list. */
export const tabTo = (page: Page, { tab }: { readonly tab: string | null }): Locator =>
  tabBar(page).getByRole("link", { name: tab ?? "a list without a tab", exact: true });

export const shownPictures = new Set(
  listPages.flatMap(({ data }) => readData<{ image: string }[]>(data).map(({ image }) => image)),
);

/** Waits until the service worker answers and has stored everything: pictures are last. */
export async function storedForOffline(page: Page): Promise<void> {
  const storedPictures = async () => {
    if (navigator.serviceWorker.controller?.state !== "activated") return 0;
    const keys = await (await caches.open("further-files")).keys();
    return keys.filter(({ url }) => url.includes("/static/")).length;
  };
  await expect.poll(() => page.evaluate(storedPictures)).toBeGreaterThanOrEqual(shownPictures.size);
}

/** Waits until React has taken over the static page. */
export async function started(page: Page): Promise<void> {
  await page.locator("html[data-started]").waitFor();
}

/** Whether the site's own font has arrived, on a page that has started: before, no sheet names it. */
export const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fonts.check("16px 'Plex Sans'"));

/** Waits until the page has painted what it has, and has nothing left to do. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
}

/**
 * Adds up how far things on a page have moved since it was opened (Cumulative Layout Shift).
 *
 * @returns what says so once the page rests
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) sum += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const shift = () => {
      note(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shift });
  });
  return async () => {
    await rested(page);
    return page.evaluate(() => (window as unknown as { shift: () => number }).shift());
  };
}

/** A promise that the test resolves with `send`. */
export function signal(): { readonly sent: Promise<void>; readonly send: () => void } {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  return { sent, send: () => send() };
}

const unreachable = (route: Route) => route.abort();

async function serve(use: (origin: string) => Promise<void>, isPlain: boolean): Promise<void> {
  const server = await siteServer({ folder: path.resolve("public"), isPlain });
  const origin = await listening(server);
  await use(origin);
  server.closeAllConnections();
  server.close();
}

/** Starts a server on a free port, or again on the port of an earlier address, and gives its address. */
export async function listening(server: Server, earlier = ""): Promise<string> {
  const port = earlier === "" ? 0 : Number(new URL(earlier).port);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
