import type { Locator } from "@playwright/test";
import { listOf } from "../support/built-site";
import { expect, phone, test } from "./site";

const bikes = listOf("bikes");

/** The edges of an element's box on the screen. */
const edges = (element: Locator) =>
  element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  });

test.use(phone);

test("a trip's lowest price is one line, and the first card's price is on the first screen", async ({
  page,
  open,
}) => {
  await open(`${bikes.path}?days=3&km=400`);
  const lowest = page.getByRole("status").filter({ hasText: "Lowest:" });
  // Two lines are at least 30 pixels high.
  expect((await edges(lowest)).height).toBeLessThan(30);
  const price = page.getByRole("article").first().locator("strong").first();
  expect((await edges(price)).bottom).toBeLessThan(640);
});

test("a list is compact: hint beside heading, cards of 215 pixels, tools that stay on the screen in 57, and chips beside the search also on a narrow phone", async ({
  page,
  open,
}) => {
  await open(bikes.path);
  const heading = await edges(page.getByRole("heading", { name: "Trip price" }));
  const hint = await edges(page.getByText("See every price for your trip"));
  expect(hint.top).toBeLessThan(heading.bottom);
  const cards = page.getByRole("article");
  const [first, second] = [await edges(cards.first()), await edges(cards.nth(1))];
  expect(second.top - first.top).toBeLessThanOrEqual(215);
  const stone = await edges(cards.first().getByRole("paragraph").first());
  const picture = cards.first().getByRole("img");
  expect(stone.bottom, "bottom of stone and picture").toBe((await edges(picture)).bottom);
  await cards.nth(9).scrollIntoViewIfNeeded();
  const tools = page.getByRole("search");
  const { top, bottom } = await edges(tools);
  expect(top).toBe(0);
  expect(bottom).toBeLessThanOrEqual(57);
  await page.setViewportSize({ width: 320, height: 640 });
  const { width, height } = await edges(picture);
  expect(width / height, "a whole picture").toBeCloseTo(4 / 3, 1);
  const chips = await edges(tools.locator("div", { has: page.getByRole("button") }));
  expect(chips.right).toBeLessThan((await edges(tools.getByRole("searchbox"))).left);
});

test("the first tap beside the open search row reaches its target", async ({ page, open }) => {
  await open(bikes.path);
  await page.getByRole("searchbox").tap();
  const chip = page.locator("[role=search] button[aria-pressed]").first();
  await chip.tap();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
});

test("a chip, an order or a search chosen far down the list shows its beginning", async ({
  page,
  open,
}) => {
  await open(bikes.path);
  const tools = page.getByRole("search");
  for (const use of [
    () => tools.getByRole("button").last().click(),
    () => tools.getByRole("combobox").selectOption("price"),
    () => tools.getByRole("searchbox").fill("zzz"),
  ]) {
    await page.evaluate(() => scrollTo({ top: 1800, behavior: "instant" }));
    await use();
    await expect(page.getByRole("article").first()).toBeInViewport();
  }
  await expect(page.getByText(/^Not found here/).first()).toBeInViewport();
});
