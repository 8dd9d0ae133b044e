import {
  business,
  homePath,
  listOf,
  listPages,
  prefixAddresses,
  wholeLists,
} from "../support/built-site";
import { expect, notFoundMessage, started, test } from "./site";

const cars = listOf("cars");
const home = listPages.find(({ path }) => path === homePath) ?? cars;
const lastList = wholeLists.at(-1) ?? cars;

test("on a host without redirect rules the root leads to the first list, an address below a list to that list, and any other address to a page with links", async ({
  page,
  plainSite: origin,
  allowedErrors,
}) => {
  allowedErrors.push(notFoundMessage);
  const cards = page.getByRole("article");
  await page.goto(`${origin}/?from=test`);
  await expect(page).toHaveURL(`${origin}${homePath}?from=test`);
  await expect(cards).toHaveCount(home.items);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  for (const [address, { items, path: canonical }] of prefixAddresses) {
    documents = 0;
    await page.goto(origin + address);
    await started(page);
    await expect(cards).toHaveCount(items);
    const canonicalLink = page.locator("link[rel=canonical]");
    await expect(canonicalLink).toHaveAttribute("href", business.siteUrl + canonical);
    // An address below a list may be of an item that is no longer offered.
    const mayBeItem = address.startsWith(`${canonical}/`);
    await expect(page.getByText("is no longer offered")).toBeVisible({ visible: mayBeItem });
    expect(documents).toBeLessThanOrEqual(2);
  }
  const response = await page.goto(`${origin}${home.path}-and-more`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
  await page.getByRole("main").getByRole("link", { name: lastList.link }).click();
  await expect(cards).toHaveCount(lastList.items);
});
