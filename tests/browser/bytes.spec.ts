import type { Page } from "@playwright/test";
import { listOf } from "../support/built-site";
import { expect, phone, rested, signal, started, test } from "./site";

const bikes = listOf("bikes");

test.use({ ...phone, deviceScaleFactor: 2 });

/**
 * Bytes of all responses from the network, and of the pictures among them: compressed bodies without headers. A
 * response from the browser's cache transfers less than its body, so it is left out.
 */
async function loadedBytes(page: Page): Promise<{ all: number; pictures: number }> {
  return page.evaluate(() => {
    const entries = (
      [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ] as PerformanceResourceTiming[]
    ).filter(({ encodedBodySize, transferSize }) => transferSize >= encodedBodySize);
    const sum = (list: PerformanceResourceTiming[]) =>
      list.reduce((total, entry) => total + entry.encodedBodySize, 0);
    return {
      all: sum(entries),
      pictures: sum(entries.filter(({ name }) => /\.(avif|webp|jpg)$/.test(name))),
    };
  });
}

test("a phone loads at most 233 kB for the first view of a list (107 kB of pictures), and 450 kB for the whole list", async ({
  page,
  site,
}) => {
  await page.goto(site + bikes.path);
  await started(page);
  await page.waitForLoadState("networkidle");
  const firstView = await loadedBytes(page);
  expect(firstView.all).toBeLessThanOrEqual(233_000);
  expect(firstView.pictures).toBeLessThanOrEqual(107_000);
  for (const picture of await page.locator("article img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect((await loadedBytes(page)).all).toBeLessThanOrEqual(450_000);
});

test("no script or page data is requested before a picture arrives", async ({ page, site }) => {
  const arrival = signal();
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/\.(js|json)$/.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  await page.route(/\.avif$/, async (route) => {
    await arrival.sent;
    await route.continue();
  });
  await page.goto(site + bikes.path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await rested(page);
  expect(requested).toEqual([]);
  arrival.send();
  await started(page);
  expect(requested).not.toEqual([]);
});

test("a touch starts the scripts at once", async ({ page, site }) => {
  // Scripts wait for a picture, and none arrives, so only the touch can start them.
  await page.route(/\.avif$/, () => undefined);
  await page.goto(site + bikes.path, { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).tap();
  await started(page);
});
