import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import type { CatalogueData } from "../src/data-check/catalogue-data";
import { checkedData } from "../src/data-check/check-data";
import { routeRules } from "../src/build/hosts/host-rules";
import { chromiumOptions } from "./chromium";
import { servedSite } from "./site-server";

interface View {
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly userAgent: "phone" | "desktop";
  /** Device pixels for each CSS pixel. */
  readonly scale: number;
}

const views: readonly View[] = [
  { name: "360-phone", width: 360, height: 740, userAgent: "phone", scale: 2 },
  { name: "360-desktop", width: 360, height: 740, userAgent: "desktop", scale: 2 },
  { name: "768-phone", width: 768, height: 1024, userAgent: "phone", scale: 1 },
  { name: "768-desktop", width: 768, height: 1024, userAgent: "desktop", scale: 1 },
  { name: "1440-desktop", width: 1440, height: 900, userAgent: "desktop", scale: 1 },
];

const target = path.resolve("screenshots");

async function main(): Promise<void> {
  const data = await checkedData(path.resolve("data"));
  const site = await servedSite({ folder: path.resolve("public") });
  const browser = await chromium.launch(chromiumOptions());
  await writeScreenshots(browser, site.origin, data);
  await browser.close();
  site.stop();
}

/** Writes screenshots of all pages, or of those whose address contains one of the arguments. */
async function writeScreenshots(
  browser: Browser,
  origin: string,
  data: CatalogueData,
): Promise<void> {
  const pages = new Set([
    ...routeRules(data).map(({ to }) => to),
    ...data.pages.filter(({ match }) => match === "exact").map((page) => page.path),
    "/upload",
    "/nowhere",
  ]);
  const parts = process.argv.slice(2);
  const addresses = [...pages].filter(
    (address) => parts.length === 0 || parts.some((part) => address.includes(part)),
  );
  await mkdir(target, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const view of views) {
      const page = await newPage(browser, view, colorScheme);
      for (const address of addresses) {
        await showPage(page, origin + address);
        const file = (suffix: string) =>
          path.join(target, `${address.slice(1)}-${view.name}-${colorScheme}${suffix}.png`);
        await page.screenshot({ path: file("") });
        await loadPictures(page);
        await page.screenshot({ path: file("-whole"), fullPage: true });
      }
      await page.close();
    }
  }
  console.log(`Screenshots of ${addresses.length} pages are in ${target}`);
}

async function newPage(
  browser: Browser,
  { width, height, userAgent, scale }: View,
  colorScheme: "light" | "dark",
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...(userAgent === "phone" ? { userAgent: devices["Pixel 5"].userAgent } : {}),
  });
  // The map is the only request to another host.
  await page.route(/google\.com/, (route) => route.fulfill({ body: "" }));
  return page;
}

/** Waits until the page has started and its font has loaded. */
async function showPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The style sheet that names the font is applied before the start.
  await page.locator("html[data-started]").waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The font is painted before the second frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function loadPictures(page: Page): Promise<void> {
  await page.locator("main img").evaluateAll(async (pictures) => {
    for (const picture of pictures) {
      picture.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(pictures.map((picture) => (picture as HTMLImageElement).decode()));
    window.scrollTo(0, 0);
  });
}

void main();
