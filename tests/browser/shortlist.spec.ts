import type { Page } from "@playwright/test";
import { listOf } from "../support/built-site";
import { violationsOf } from "./axe";
import { expect, phone, rested, tabBar, test } from "./site";

const { path } = listOf("bikes");
const stars = (page: Page) => page.getByRole("button", { name: /^Shortlist / });
const section = (page: Page) => page.getByRole("region", { name: "Your shortlist" });
const compareLink = (page: Page) => page.getByRole("link", { name: /^Compare \d/ });

/** Stars the first items of the list. */
async function starFirst(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await stars(page).nth(index).click();
}

test.describe("on a phone", () => {
  test.use(phone);
  test("Back from the comparison restores the scroll position", async ({ page, open, site }) => {
    await open(path);
    const star = stars(page).nth(3);
    await star.click();
    await compareLink(page).filter({ visible: true }).click();
    await expect(section(page)).toBeInViewport();
    await expect(star).not.toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(site + path);
    await expect(star).toBeInViewport();
    await rested(page);
    await expect(star).toBeInViewport();
  });

  test("the link to the shortlist is a row above the tab bar, covers no focused control, and hides while the shortlist is visible, which is accessible", async ({
    page,
    open,
  }) => {
    await open(path);
    await starFirst(page, 2);
    const row = await compareLink(page).boundingBox();
    const bar = await tabBar(page).boundingBox();
    expect(row).toMatchObject({ x: 0, width: phone.viewport.width });
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeCloseTo(bar?.y ?? 0, 0);
    expect(row?.height).toBeGreaterThanOrEqual(44);
    // Browsers scroll a focused control into the area inside the page's `scroll-padding`.
    const covered = await page
      .locator("main a, main button, main input, main select, main summary")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && control.textContent !== "Compare 2")
          .flatMap((control) => {
            (control as HTMLElement).focus();
            const { left, right, top, bottom } = control.getBoundingClientRect();
            const middle = [(left + right) / 2, (top + bottom) / 2] as const;
            const topmost = middle[0] < innerWidth && document.elementFromPoint(...middle);
            return !topmost || control.contains(topmost) ? [] : [control.outerHTML.slice(0, 80)];
          }),
      );
    expect(covered).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await compareLink(page).click();
    await expect(section(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(compareLink(page)).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
  });
});

for (const width of [900, 1440]) {
  test(`in a window of ${width} pixels the link to the shortlist is among the tools, moves no card, and scrolls with the list`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(path);
    const card = page.getByRole("article").first();
    const before = await card.boundingBox();
    await starFirst(page, 1);
    await expect(compareLink(page)).toHaveCount(1);
    expect(await card.boundingBox()).toEqual(before);
    const [tools, link] = [
      await page.getByRole("search").boundingBox(),
      await compareLink(page).boundingBox(),
    ];
    expect(link?.y).toBeGreaterThanOrEqual(tools?.y ?? Infinity);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(compareLink(page)).not.toBeInViewport();
  });
}
