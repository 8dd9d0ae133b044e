import type { Locator } from "@playwright/test";
import { listOf } from "../support/built-site";
import { expect, phone, started, tabBar, test } from "./site";

const bikes = listOf("bikes");

const edges = async (element: Locator) => {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, height, bottom: y + height };
};

test.use(phone);

test("a trip's first price is above the tab bar, and its lowest price is one line of the board", async ({
  page,
  site,
}) => {
  await page.goto(`${site}${bikes.path}?days=3&km=400`);
  await started(page);
  const lowest = page.getByRole("group", { name: "Trip price" }).getByText("Lowest:");
  await expect(lowest).toBeVisible();
  expect((await edges(lowest)).height).toBeLessThan(30);
  const first = page.getByRole("article").first().locator("strong").first();
  expect((await edges(first)).bottom).toBeLessThan(640);
});

test("the board's heading is one line, and a phone's list takes at most 500 pixels for each item", async ({
  page,
  site,
}) => {
  await page.goto(site + bikes.path);
  await started(page);
  const hint = page.getByText("See every price for your trip");
  const heading = page.getByRole("heading", { name: "Trip price" });
  expect((await edges(hint)).top).toBeLessThan((await edges(heading)).bottom);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(bikes.items * 500);
});

test("a phone in landscape shows a price", async ({ page, site }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(site + bikes.path);
  await started(page);
  const price = page
    .getByRole("banner")
    .or(page.getByRole("main"))
    .getByText(/from ₹/)
    .first();
  expect((await edges(price)).bottom).toBeLessThan((await edges(tabBar(page))).top);
});
