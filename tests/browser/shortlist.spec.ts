import type { Page } from "@playwright/test";
import { listOf } from "../support/built-site";
import { violationsOf } from "./axe";
import { expect, phone, rested, tabBar, test } from "./site";

const { path } = listOf("bikes");
const star = (page: Page, index: number) =>
  page.getByRole("button", { name: /^Shortlist / }).nth(index);
const compareLink = (page: Page) => page.getByRole("link", { name: /^Compare \d/ });

test.describe("on a phone", () => {
  test.use(phone);

  test("the link to the shortlist is a row above the tab bar, hides while the shortlist is visible, which is accessible, and Back from there restores the scroll position", async ({
    page,
    open,
    site,
  }) => {
    await open(path);
    await star(page, 0).click();
    await star(page, 3).click();
    const row = await compareLink(page).boundingBox();
    const { y = NaN } = (await tabBar(page).boundingBox()) ?? {};
    const height = expect.closeTo(44, 0);
    expect(row).toEqual({ x: 0, y: expect.closeTo(y - 44, 0), width: 360, height });
    await compareLink(page).click();
    const shortlist = page.getByRole("region", { name: "Your shortlist" });
    await expect(shortlist.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(compareLink(page)).toBeHidden();
    await expect(star(page, 3)).not.toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(site + path);
    await rested(page);
    await expect(star(page, 3)).toBeInViewport();
  });
});

for (const width of [900, 1440]) {
  test(`in a window of ${width} pixels the link to the shortlist is among the tools and scrolls with the list; neither the link nor a search moves the first card`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(path);
    const card = page.getByRole("article").first();
    const before = await card.boundingBox();
    await star(page, 0).click();
    await expect(compareLink(page)).toHaveCount(1);
    expect(await card.boundingBox()).toEqual(before);
    const tools = await page.getByRole("search").boundingBox();
    const link = await compareLink(page).boundingBox();
    expect(link?.y).toBeGreaterThanOrEqual(tools?.y ?? Infinity);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
    await page.getByRole("searchbox").fill("hero");
    await expect(page.getByText(/^\d+ of \d+ /).filter({ visible: true })).toHaveCount(1);
    expect((await card.boundingBox())?.y).toBe(before?.y);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(compareLink(page)).not.toBeInViewport();
  });
}
