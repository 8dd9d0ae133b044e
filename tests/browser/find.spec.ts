import type { Page } from "@playwright/test";
import { data, listOf } from "../support/built-site";
import { expect, phone, started, test, watchShifts } from "./site";

const bikeList = listOf("bikes");
const { bikes } = data;
const bikesWith = (text: RegExp) =>
  bikes.filter(({ name, category }) => text.test(`${name}, ${category ?? ""}`));
const page = data.pages.find(({ catalogue }) => catalogue === "bikes");
const countText = (count: number) => `${count} of ${bikes.length} ${page?.noun.many ?? ""}`;

const cards = (page: Page) => page.getByRole("article").filter({ visible: true });
const open = async (page: Page, site: string, query = "") => {
  await page.goto(site + bikeList.path + query);
  await started(page);
};

test("nothing moves when results change", async ({ page, site }) => {
  await open(page, site);
  const before = await cards(page).first().boundingBox();
  await page.getByRole("searchbox").fill("hero");
  await expect(page.getByText(countText(bikesWith(/hero|హీరో/i).length))).toBeVisible();
  const after = await cards(page).first().boundingBox();
  expect(after?.y).toBe(before?.y);
});

test("a reload returns to the same card, whatever the order", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site, "?days=30&sort=price");
  await page.evaluate(() => window.scrollTo(0, 1700));
  // The browser stores the scroll position with a delay.
  await page.waitForTimeout(500);
  await page.reload();
  await started(page);
  await expect(cards(page).first()).toContainText("30 days");
  expect(await page.evaluate(() => window.scrollY)).toBe(1700);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a search in a link replaces the list without a jump", async ({ page, site }) => {
    const last = bikes.at(-1)?.name ?? "";
    const shift = await watchShifts(page);
    await open(page, site, `?q=${encodeURIComponent(last)}`);
    await expect(cards(page).getByRole("heading")).toHaveText([last]);
    expect(await shift()).toBeLessThanOrEqual(0.04);
  });

  test("no field makes the phone zoom", async ({ page, site }) => {
    await open(page, site);
    await expect(page.getByLabel("days", { exact: true })).toBeVisible();
    for (const field of await page.locator("main input, main select").all()) {
      expect(
        await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize)),
      ).toBeGreaterThanOrEqual(16);
    }
  });
});

test("without JavaScript the whole list is shown, without controls that need it", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}${bikeList.path}?q=dio`);
  await expect(cards(page)).toHaveCount(bikes.length);
  await expect(page.locator("main button, main input").filter({ visible: true })).toHaveCount(0);
  await context.close();
});
