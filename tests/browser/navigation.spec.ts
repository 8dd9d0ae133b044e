import { chromium } from "@playwright/test";
import { isolatedChromiumOptions } from "../../scripts/chromium";
import { business, data, listOf, pageKinds, tabLists } from "../support/built-site";
import { expect, held, phone, rested, started, tabBar, tabTo, test } from "./site";

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
const desktop = { viewport: { width: 1440, height: 900 } };
const phoneEntries = [...labels, tabs.location, tabs.phoneOnMobile];

/** Devices, the entries of their tab bars, and whether a thumb has to reach them. */
const forms = [
  ["a phone without JavaScript", { ...phone, javaScriptEnabled: false }, phoneEntries, true],
  ["a desktop", desktop, [business.name, ...labels, tabs.location, tabs.phoneOnDesktop], false],
  ["a desktop without JavaScript", { ...desktop, javaScriptEnabled: false }, phoneEntries, false],
] as const;
for (const [where, options, entries, isForThumbs] of forms) {
  test.describe(`on ${where}`, () => {
    test.use(options);

    test(`the tab bar is at the ${isForThumbs ? "bottom, and a long price list opens with one tap" : "top, and price lists do not fold"}`, async ({
      page,
      site,
    }) => {
      await page.goto(site + bikes.path);
      const links = tabBar(page).getByRole("link").filter({ visible: true });
      expect(await links.allInnerTexts()).toEqual(entries);
      const top = (await tabBar(page).boundingBox())?.y ?? NaN;
      expect(top > 600).toBe(isForThumbs);
      const card = page.getByRole("article").filter({ hasText: longest.name }).first();
      const rows = card.getByRole("row").filter({ visible: true });
      if (isForThumbs) {
        await expect(rows).toHaveCount(0);
        await card.getByText(`All ${longest.priceDetails.length} prices`).click();
      }
      await expect(rows).toHaveCount(rowCount);
    });
  });
}

test("the tab of the current list scrolls to the top", async ({ page, open }) => {
  await open(bikes.path);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await tabTo(page, bikes).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("Back inside the site restores scroll position and title", async ({ page, open }) => {
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
  await expect.poll(() => page.title()).toContain(cars.title);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(bikes.items);
  await expect.poll(scrollTop).toBe(900);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("head title, head link[rel=canonical]")).toHaveCount(2);
});

test("hydration does not scroll back to the address's hash", async ({ page, site }) => {
  await page.goto(`${site}${bikes.path}#our-location`);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await started(page);
  await rested(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
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

test("a slow list shows Loading..., with the footer below the screen", async ({ page, open }) => {
  const sendData = await held(page, `**/page-data${cars.path}/page-data.json`);
  await open(bikes.path);
  await tabTo(page, cars).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...");
  await expect(page.getByRole("article").first()).toBeHidden();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  sendData();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cars.title);
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("all pages and links work if a browser refuses storage", async ({ page, open }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  for (const address of pageKinds) {
    await open(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await open(bikes.path);
  await tabTo(page, cars).click();
  await expect(page.getByRole("article")).toHaveCount(cars.items);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(bikes.items);
});
