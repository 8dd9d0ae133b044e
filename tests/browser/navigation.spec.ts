import { chromium } from "@playwright/test";
import { isolatedChromiumOptions } from "../../scripts/chromium";
import { business, data, listOf, tabLists } from "../support/built-site";
import { desktop, expect, phone, started, tabBar, tabTo, test } from "./site";

const cars = listOf("cars");
const bikes = listOf("bikes");
/** The item with the longest price list, which folds on a phone. */
const [longest = { name: "", priceDetails: [] }] = data.bikes.toSorted(
  (a, b) => b.priceDetails.length - a.priceDetails.length,
);
/** The rows of its table: a heading row, and one for each price but the price on the stone. */
const rowCount = longest.priceDetails.length;
const labels = tabLists.map(({ label }) => label);

const { tabs } = business;
const phoneEntries = [...labels, tabs.location, tabs.phoneOnMobile];

/** Devices, the entries of their tab bars, and whether they run scripts. */
const devices = [
  ["phone without JavaScript", { ...phone, javaScriptEnabled: false }, phoneEntries],
  ["desktop", desktop, [business.name, ...labels, tabs.location, tabs.phoneOnDesktop]],
  ["desktop without JavaScript", { ...desktop, javaScriptEnabled: false }, phoneEntries],
] as const;
for (const [device, options, entries] of devices) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test("the tab bar is where thumbs or mice reach it, a long price list folds on a phone alone, and without JavaScript there are all items and neither buttons nor fields", async ({
      page,
      site,
    }) => {
      await page.goto(site + bikes.path);
      const links = tabBar(page).getByRole("link").filter({ visible: true });
      expect(await links.allInnerTexts()).toEqual(entries);
      const isPhone = options.viewport.width < 400;
      expect(((await tabBar(page).boundingBox())?.y ?? NaN) > 600).toBe(isPhone);
      const fields = page.locator("main button, main input").filter({ visible: true });
      if ("javaScriptEnabled" in options) await expect(fields).toHaveCount(0);
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(bikes.items);
      const card = cards.filter({ hasText: longest.name }).first();
      // Screen readers find no table without rows.
      await expect(card.getByRole("table")).toHaveCount(isPhone ? 0 : 1);
      if (isPhone) await card.getByText(`All ${longest.priceDetails.length} prices`).click();
      await expect(card.getByRole("row").filter({ visible: true })).toHaveCount(rowCount);
    });
  });
}

test("Back inside the site restores scroll position and title, and the tab of the current list scrolls to its top", async ({
  page,
  open,
}) => {
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await open(bikes.path);
  const title = await page.title();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  // The router stores the position with a delay.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('"900"');
  // A mouse click would scroll to the tab first.
  await tabTo(page, cars).dispatchEvent("click", { bubbles: true, cancelable: true, button: 0 });
  await expect(page.getByRole("article")).toHaveCount(cars.items);
  await expect.poll(scrollTop).toBe(0);
  await expect(page).toHaveTitle(new RegExp(cars.title));
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(bikes.items);
  await expect.poll(scrollTop).toBe(900);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("head title, head link[rel=canonical]")).toHaveCount(2);
  await tabTo(page, bikes).click();
  await expect.poll(scrollTop).toBe(0);
});

test("a reload restores the scroll position of a list sorted by price", async ({ page, open }) => {
  await open(`${bikes.path}?days=30&sort=price`);
  await page.evaluate(() => window.scrollTo(0, 1700));
  // The browser stores the scroll position with a delay.
  await page.waitForTimeout(500);
  await page.reload();
  await started(page);
  await expect(page.getByRole("article").first()).toContainText("30 days");
  expect(await page.evaluate(() => window.scrollY)).toBe(1700);
});

test("Back from another site restores the page from the back/forward cache", async ({ site }) => {
  const { args = [], ...options } = isolatedChromiumOptions("whole browser");
  const browser = await chromium.launch({
    ...options,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [...args, "--enable-features=BackForwardCache"],
  });
  const page = await browser.newPage();
  await page.goto(site + bikes.path);
  await started(page);
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto("data:text/html,elsewhere");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-restored", "true");
  await browser.close();
});

test("while a list loads, the map stays below the screen", async ({ page, open }) => {
  await page.route(`**/page-data${cars.path}/page-data.json`, () => undefined);
  await open(bikes.path);
  await tabTo(page, cars).click();
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("region", { name: "Our Location" })).not.toBeInViewport();
});

test("pages, links and Back work if a browser refuses storage", async ({ page, open }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await open(bikes.path);
  await tabTo(page, cars).click();
  await expect(page.getByRole("article")).toHaveCount(cars.items);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(bikes.items);
});
