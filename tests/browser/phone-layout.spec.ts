import type { Locator } from "@playwright/test";
import { listOf } from "../support/built-site";
import { expect, phone, rested, test } from "./site";

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

test("heading and hint share a line, and a card with its gap has 215 pixels", async ({
  page,
  open,
}) => {
  await open(bikes.path);
  const hint = page.getByText("See every price for your trip");
  const heading = page.getByRole("heading", { name: "Trip price" });
  expect((await edges(hint)).top).toBeLessThan((await edges(heading)).bottom);
  const cards = page.getByRole("article");
  const [first, second] = [await edges(cards.first()), await edges(cards.nth(1))];
  expect(second.top - first.top).toBeLessThanOrEqual(215);
  const stone = await edges(cards.first().getByRole("paragraph").first());
  const picture = await edges(cards.first().getByRole("img"));
  expect(stone.bottom, "bottom of stone and picture").toBe(picture.bottom);
});

test("on a narrow phone a picture is whole, and chips end before the search", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(bikes.path);
  const picture = await page.getByRole("article").first().getByRole("img").boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 0)).toBeCloseTo(4 / 3, 1);
  const tools = page.getByRole("search");
  const chips = await tools.locator("div", { has: page.getByRole("button") }).boundingBox();
  const search = await tools.getByRole("searchbox").boundingBox();
  expect((chips?.x ?? NaN) + (chips?.width ?? NaN)).toBeLessThan(search?.x ?? NaN);
});

test("the tools stay at the top of the screen, above no focused control", async ({
  page,
  open,
}) => {
  await open(bikes.path);
  const tools = page.getByRole("search");
  const link = page.getByRole("article").nth(9).getByRole("link").first();
  await link.focus();
  await page.evaluate(() => window.scrollBy(0, 60));
  await page.keyboard.press("Shift+Tab");
  const { top, bottom } = await edges(tools);
  expect(top).toBe(0);
  expect(bottom).toBeLessThanOrEqual(57);
  expect((await edges(page.locator(":focus"))).top).toBeGreaterThanOrEqual(bottom);
});

test("screen readers find no table without rows", async ({ page, open }) => {
  const tables = page.getByRole("article").getByRole("table");
  for (const [query, count] of [
    ["", 0],
    ["?days=10&km=100", bikes.items],
  ] as const) {
    await open(bikes.path + query);
    await expect(tables.filter({ has: page.getByRole("row") })).toHaveCount(count);
    await expect(tables).toHaveCount(count);
  }
});
