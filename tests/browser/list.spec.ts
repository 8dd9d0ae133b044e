import type { Page } from "@playwright/test";
import { data, listOf } from "../support/built-site";
import { expect, phone, started, test } from "./site";

test.use(phone);

const bikeList = listOf("bikes");
const { bikes } = data;
const cards = (page: Page) => page.getByRole("article").filter({ visible: true });

test("the first card does not move when a search shortens the list", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(bikeList.path);
  const before = await cards(page).first().boundingBox();
  await page.getByRole("searchbox").fill("hero");
  await expect(page.getByText(/^\d+ of \d+ /).filter({ visible: true })).toHaveCount(1);
  const after = await cards(page).first().boundingBox();
  expect(after?.y).toBe(before?.y);
});

test("a reload restores the scroll position of a list sorted by price", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`${bikeList.path}?days=30&sort=price`);
  await page.evaluate(() => window.scrollTo(0, 1700));
  // The browser stores the scroll position with a delay.
  await page.waitForTimeout(500);
  await page.reload();
  await started(page);
  await expect(cards(page).first()).toContainText("30 days");
  expect(await page.evaluate(() => window.scrollY)).toBe(1700);
});

test("the first tap beside the open search row reaches its target", async ({ page, open }) => {
  await open(bikeList.path);
  await page.getByRole("searchbox").tap();
  const chip = page.locator("[role=search] button[aria-pressed]").first();
  await chip.tap();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
});

test("no field has a font below 16 pixels, into which phones zoom", async ({ page, open }) => {
  await open(bikeList.path);
  await expect(page.getByLabel("days", { exact: true })).toBeVisible();
  for (const field of await page.locator("main input, main select").all()) {
    expect(
      await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize)),
    ).toBeGreaterThanOrEqual(16);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a list shows all items and neither buttons nor fields", async ({ page, site }) => {
    await page.goto(`${site}${bikeList.path}?q=dio`);
    await expect(cards(page)).toHaveCount(bikes.length);
    await expect(page.locator("main button, main input").filter({ visible: true })).toHaveCount(0);
  });
});
