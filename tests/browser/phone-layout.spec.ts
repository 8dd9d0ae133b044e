import type { Locator } from "@playwright/test";
import { data, itemPageKinds, listOf, wholeLists } from "../support/built-site";
import { expect, phone, phoneInLandscape, tabBar, test } from "./site";

const bikes = listOf("bikes");
/** In pixels. */
const minHeightOfTwoLines = 30;

const edges = async (element: Locator) => {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, height, bottom: y + height };
};

test.use(phone);

test("with a trip, the first price ends within 640 pixels, and the board's lowest price is one line", async ({
  page,
  open,
}) => {
  await open(`${bikes.path}?days=3&km=400`);
  const board = page.getByRole("group", { name: "Trip price" });
  const lowest = board.getByRole("status").filter({ hasText: "Lowest:" });
  await expect(lowest).toBeVisible();
  expect((await edges(lowest)).height).toBeLessThan(minHeightOfTwoLines);
  const first = page.getByRole("article").first().locator("strong").first();
  expect((await edges(first)).bottom).toBeLessThan(640);
});

test("the board's heading and hint share a line, and a list takes at most 500 pixels for each item", async ({
  page,
  open,
}) => {
  await open(bikes.path);
  const hint = page.getByText("See every price for your trip");
  const heading = page.getByRole("heading", { name: "Trip price" });
  expect((await edges(hint)).top).toBeLessThan((await edges(heading)).bottom);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(bikes.items * 500);
});

for (const address of [...wholeLists.map(({ path }) => path), ...itemPageKinds]) {
  test(`on a phone in landscape, a stone of ${address} shows a price above the tab bar`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(phoneInLandscape);
    await open(address);
    const price = page.getByRole("main").locator("strong", { hasText: /^\D*₹/ }).first();
    expect((await edges(price)).bottom).toBeLessThan((await edges(tabBar(page))).top);
  });
}

test("screen readers find no table without rows, and the whole table once it is unfolded", async ({
  page,
  open,
}) => {
  const tables = page.getByRole("article").getByRole("table");
  const rows = page.getByRole("row");
  for (const query of ["", "?days=6&km=100"]) {
    await open(bikes.path + query);
    await expect(tables.filter({ has: rows })).toHaveCount(query === "" ? 0 : bikes.items);
    await expect(tables.filter({ hasNot: rows })).toHaveCount(0);
  }
  await page
    .getByText(/^All \d+ prices$/)
    .first()
    .click();
  await expect(tables.first().getByRole("row")).toHaveCount(
    (data.bikes[0]?.priceDetails.length ?? 0) + 1,
  );
});
