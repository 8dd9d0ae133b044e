import { chromium, type Page } from "@playwright/test";
import { isolatedChromiumOptions } from "../../scripts/chromium";
import { business, data, listOf, tabLists } from "../support/built-site";
import { expect, phone, rested, started, tabBar, tabTo, test } from "./site";

const cars = listOf("cars");
const bikes = listOf("bikes");
/** The item with the longest price list: one that folds on a phone. */
const [longest = { name: "", priceDetails: [] }] = data.bikes.toSorted(
  (a, b) => b.priceDetails.length - a.priceDetails.length,
);
const rows = longest.priceDetails.length;
const labels = tabLists.map(({ label }) => label);

const visibleTabs = async (page: Page) =>
  (await tabBar(page).getByRole("link").all()).reduce<Promise<string[]>>(
    async (names, link) => [
      ...(await names),
      ...((await link.isVisible()) ? [await link.innerText()] : []),
    ],
    Promise.resolve([]),
  );

test.describe("on a phone", () => {
  test.use(phone);

  test("the tab bar calls by phone, and is without the logo", async ({ page, site }) => {
    await page.goto(site + bikes.path);
    expect(await visibleTabs(page)).toEqual([
      ...labels,
      business.tabs.location,
      business.tabs.phoneOnMobile,
    ]);
  });

  test("long lists fold behind their stone and open with one tap, without JavaScript too", async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site + bikes.path);
    const card = page.getByRole("article").filter({ hasText: longest.name }).first();
    await expect(card.getByRole("row").filter({ visible: true })).toHaveCount(0);
    await card.getByText(`All ${rows} prices`).click();
    await expect(card.getByRole("row").filter({ visible: true })).toHaveCount(rows);
    await context.close();
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the tab bar has the logo first, and price lists do not fold", async ({ page, site }) => {
    await page.goto(site + bikes.path);
    expect(await visibleTabs(page)).toEqual([
      "",
      ...labels,
      business.tabs.location,
      business.tabs.phoneOnDesktop,
    ]);
    await expect(tabBar(page).getByRole("img", { name: business.name })).toBeVisible();
    const card = page.getByRole("article").filter({ hasText: longest.name }).first();
    await expect(card.getByRole("row").filter({ visible: true })).toHaveCount(rows);
  });
});

test("the tab of the current list scrolls to the top", async ({ page, site }) => {
  await page.goto(site + bikes.path);
  await started(page);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await tabTo(page, bikes).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Follows a tab from where the page is scrolled to; a click by mouse would first scroll to the tab. */
async function followTab(page: Page, list: typeof bikes): Promise<void> {
  await tabTo(page, list).dispatchEvent("click", { bubbles: true, cancelable: true, button: 0 });
}

test("back and forward inside the site restore the place on the page", async ({ page, site }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto(site + bikes.path);
  await started(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  // A visitor looks at the place before leaving it; the router has noted it by then.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('"900"');
  await followTab(page, cars);
  await expect(page.getByRole("article")).toHaveCount(cars.items);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(bikes.items);
  await expect.poll(place).toBe(900);
});

test("a visitor who reads before React starts is not moved by its start", async ({
  page,
  site,
}) => {
  await page.goto(`${site}${bikes.path}#our-location`);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await started(page);
  await rested(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test("the document's head follows the page, and says everything once", async ({ page, site }) => {
  const head = () =>
    page.evaluate(() => {
      const of = (selector: string) =>
        [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML);
      return { lines: of("[data-gatsby-head]").sort(), titles: of("title") };
    });
  await page.goto(site + cars.path);
  const ofCars = await head();
  await page.goto(site + bikes.path);
  const ofBikes = await head();
  await started(page);
  await followTab(page, cars);
  await expect.poll(head).toEqual(ofCars);
  await page.goBack();
  await expect.poll(head).toEqual(ofBikes);
  expect(ofBikes.titles).toHaveLength(1);
});

test("coming back from another site brings the page back as it was left", async ({ site }) => {
  const { args = [], ...options } = isolatedChromiumOptions("whole browser");
  const browser = await chromium.launch({
    ...options,
    // Playwright turns the back/forward cache off, which visitors have.
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

test("without JavaScript the width decides where the tab bar stands", async ({ browser, site }) => {
  for (const [width, isAtBottom] of [
    [360, true],
    [1440, false],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(site + bikes.path);
    expect(((await tabBar(page).boundingBox())?.y ?? 0) > 600).toBe(isAtBottom);
    await context.close();
  }
});
