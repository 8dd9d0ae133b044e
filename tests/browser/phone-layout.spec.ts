import type { Locator } from "@playwright/test";
import { itemPageKinds, listOf, wholeLists } from "../support/built-site";
import { expect, phone, phoneInLandscape, rested, tabBar, test } from "./site";

const bikes = listOf("bikes");
const edges = async (element: Locator) => {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, height, bottom: y + height };
};

test.use(phone);

test("a trip's lowest price is one line, and Back returns to its card", async ({ page, open }) => {
  await open(`${bikes.path}?days=3&km=400`);
  const board = page.getByRole("group", { name: "Trip price" });
  const lowest = board.getByRole("status").filter({ hasText: "Lowest:" });
  await expect(lowest).toBeVisible();
  // Two lines are at least 30 pixels high.
  expect((await edges(lowest)).height).toBeLessThan(30);
  const card = page.getByRole("article").first();
  expect((await edges(card.locator("strong").first())).bottom).toBeLessThan(640);
  await lowest.getByRole("link").click();
  const address = page.url();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await rested(page);
  await expect(page).toHaveURL(address);
});

test("heading and hint share a line, and an item has 500 pixels", async ({ page, open }) => {
  await open(bikes.path);
  const hint = page.getByText("See every price for your trip");
  const heading = page.getByRole("heading", { name: "Trip price" });
  expect((await edges(hint)).top).toBeLessThan((await edges(heading)).bottom);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(bikes.items * 500);
});

test("in landscape every list and item shows a price above the tab bar", async ({ page, open }) => {
  await page.setViewportSize(phoneInLandscape);
  for (const address of [...wholeLists.map(({ path }) => path), ...itemPageKinds]) {
    await open(address);
    const price = page.getByRole("main").locator("strong", { hasText: /^\D*₹/ }).first();
    expect((await edges(price)).bottom, address).toBeLessThan((await edges(tabBar(page))).top);
  }
});

test("screen readers find no table without rows", async ({ page, open }) => {
  const tables = page.getByRole("article").getByRole("table");
  for (const [query, count] of [
    ["", 0],
    ["?days=6&km=100", bikes.items],
  ] as const) {
    await open(bikes.path + query);
    await expect(tables.filter({ has: page.getByRole("row") })).toHaveCount(count);
    await expect(tables).toHaveCount(count);
  }
});
