import type { Request } from "@playwright/test";
import { listOf } from "../support/built-site";
import { expect, phone, rested, started, test } from "./site";

const bikes = listOf("bikes");

test.use({ ...phone, deviceScaleFactor: 2 });

/** Bytes of the compressed bodies of all responses, without headers. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test("a phone loads at most 170 kB with what is in view, and 270 kB for a whole list", async ({
  page,
  open,
}) => {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await open(bikes.path);
  await page.waitForLoadState("networkidle");
  const later = await page
    .locator("article img")
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top > innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
  expect(later).not.toEqual([]);
  const inView = requests.filter((request) => !later.includes(request.url()));
  expect(await bytesOf(inView)).toBeLessThanOrEqual(170_000);
  for (const picture of await page.locator("article img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await bytesOf(requests)).toBeLessThanOrEqual(270_000);
});

test("scripts and page data wait for pictures or a touch", async ({ page, site }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/\.(js|json)$/.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  // No picture arrives.
  await page.route(/\.avif$/, () => undefined);
  await page.goto(site + bikes.path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await rested(page);
  expect(requested).toEqual([]);
  await page.getByRole("heading", { level: 1 }).tap();
  await started(page);
});
