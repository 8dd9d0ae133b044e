import type { Browser, BrowserContext, Page } from "@playwright/test";
import { devices } from "@playwright/test";

/** A screen on which pages are photographed; sizes in CSS pixels. */
export interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What kind of device it is: the tab bar stands elsewhere on a phone. */
  readonly device: "phone" | "desktop";
  /** Pixels of the screen for one of CSS. */
  readonly scale: number;
}

/** Light and dark colours. */
export const colorSchemes = ["light", "dark"] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** A context that shows the built site as a visitor with such a screen sees it, without the map. */
export async function viewContext(
  browser: Browser,
  { width, height, device, scale }: View,
  colorScheme: ColorScheme,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...(device === "phone" ? { userAgent: devices["Pixel 5"].userAgent } : {}),
  });
  // The map is the only request that leaves the machine; a picture of the site needs none.
  await context.route(/google\.com/, (route) => route.fulfill({ body: "" }));
  return context;
}

/** Opens a page and waits until it has started, and its letters have come. */
export async function openForPicture(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-started]").waitFor();
  // The sheet that names the font comes with the scripts.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** A picture of a whole page that is open, as PNG, with all its pictures loaded. */
export async function wholePicture(page: Page, file?: string): Promise<Buffer> {
  await page.locator("main img").evaluateAll(async (pictures) => {
    for (const picture of pictures) {
      picture.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(pictures.map((picture) => (picture as HTMLImageElement).decode()));
    window.scrollTo(0, 0);
  });
  return page.screenshot({ fullPage: true, ...(file === undefined ? {} : { path: file }) });
}
