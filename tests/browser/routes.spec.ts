import { business, homePath, listOf, listPages } from "../support/built-site";
import { expect, notFoundMessage, started, test } from "./site";

const bikes = listOf("bikes");
const rooms = listOf("hotels");
const brand = listPages.find((list) => list.brand !== null) ?? rooms;

test("on a host without redirect rules the root leads to the first list, an address below a list to that list, and any other address to a page with links", async ({
  page,
  plainSite: origin,
  allowedErrors,
}) => {
  allowedErrors.push(notFoundMessage);
  const cards = page.getByRole("article");
  await page.goto(`${origin}/?from=test`);
  await expect(page).toHaveURL(`${origin}${homePath}?from=test`);
  await expect(cards).toHaveCount(bikes.items);
  // An address below a list may be of an item that is no longer offered.
  for (const [address, list, mayBeItem] of [
    [`${brand.path}x`, rooms, false],
    [`${brand.path}/anything`, brand, true],
  ] as const) {
    await page.goto(origin + address);
    await started(page);
    await expect(cards).toHaveCount(list.items);
    const canonicalLink = page.locator("link[rel=canonical]");
    await expect(canonicalLink).toHaveAttribute("href", business.siteUrl + list.path);
    await expect(page.getByText("is no longer offered")).toBeVisible({ visible: mayBeItem });
  }
  const response = await page.goto(`${origin}${bikes.path}-and-more`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
  await page.getByRole("main").getByRole("link", { name: rooms.link }).click();
  await expect(cards).toHaveCount(rooms.items);
});
