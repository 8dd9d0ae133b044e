import type { Page } from "@playwright/test";
import { allPages, builtPage, business, dialled, listOf } from "../support/built-site";
import { besidesWorker, expect, signal, started, tabTo, test } from "./site";

const cars = listOf("cars");
const bikes = listOf("bikes");

const carsData = `**/page-data${cars.path}/page-data.json`;
const followCars = (page: Page) => tabTo(page, cars).click();

test("a list that is on its way says Loading... at once, without a jump", async ({
  page,
  site,
}) => {
  const answer = signal();
  await page.route(carsData, async (route) => {
    await answer.given;
    await route.continue();
  });
  await page.goto(site + bikes.path);
  await started(page);
  const footer = page.getByRole("contentinfo");
  await followCars(page);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...");
  await expect(page.getByRole("article").first()).toBeHidden();
  await expect(footer).not.toBeInViewport();
  answer.give();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cars.title);
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("data that does not arrive is said plainly, and Retry loads it", async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route(carsData, (route) => route.abort());
  await page.goto(site + bikes.path);
  await started(page);
  await followCars(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  await expect(main.getByRole("link", { name: business.phones[0] ?? "" })).toHaveAttribute(
    "href",
    `tel:${dialled(business.phones[0] ?? "")}`,
  );
  const calls = main.getByRole("link").and(main.locator("[href^='tel:']"));
  await expect(calls.filter({ visible: true })).toHaveText([...business.phones]);
  expect(consoleErrors.join("\n")).toContain(`The page ${cars.path} did not load.`);
  await page.unroute(carsData);
  await main.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(site + cars.path);
  await expect(page.getByRole("article")).toHaveCount(cars.items);
  await expect(main).toBeFocused();
  await page.reload();
  await started(page);
  await expect(main).not.toBeFocused();
});

test("data that never arrives is given up, and loads by itself when the server answers", async ({
  page,
  site,
}) => {
  await page.route(carsData, () => undefined);
  await page.goto(site + bikes.path);
  await started(page);
  await followCars(page);
  const failed = page.getByRole("heading", { name: "This page did not load" });
  await expect(failed).toBeVisible({ timeout: 15_000 });
  await page.unroute(carsData);
  await expect(page.getByRole("article")).toHaveCount(cars.items, { timeout: 15_000 });
  await expect(page).toHaveURL(site + cars.path);
});

test("a page that does not load has its own address and title, and Back finds the old page as it was", async ({
  page,
  site,
}) => {
  await page.route(carsData, (route) => route.abort());
  await page.goto(site + bikes.path);
  await started(page);
  const title = await page.title();
  const cards = page.getByRole("article").filter({ visible: true });
  const name = await cards.last().getByRole("heading").innerText();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByText(/^1 of/)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await tabTo(page, cars).dispatchEvent("click", { bubbles: true, cancelable: true, button: 0 });
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeInViewport();
  await expect(page).toHaveURL(site + cars.path);
  const business = title.slice(title.lastIndexOf("|"));
  await expect(page).toHaveTitle(`This page did not load ${business}`);
  await expect(page.locator("nav [aria-current=page]").filter({ visible: true })).toHaveText(
    cars.tab ?? "",
  );
  await expect(cards).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === bikes.path && searchParams.has("q"),
  );
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
});

test.describe("what breaks takes nothing off the screen", () => {
  /** Changes the data that the cars' page is given. */
  async function spoil(page: Page, change: (data: SpoiltData) => void): Promise<void> {
    await page.route(carsData, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { result: { data: SpoiltData } };
      change(json.result.data);
      await route.fulfill({ response, json });
    });
  }

  interface SpoiltData {
    readonly items: { readonly nodes: { priceDetails: unknown }[] };
    readonly business: { phones: unknown };
  }

  const spoilItem = ({ items }: SpoiltData) => {
    for (const item of items.nodes) item.priceDetails = null;
  };
  const spoilFrame = ({ business }: SpoiltData) => {
    business.phones = null;
  };
  const title = builtPage(cars.path)("title").text();

  for (const [what, change] of [
    ["page", spoilItem],
    ["frame", spoilFrame],
  ] as const) {
    test(`a ${what} that breaks as it starts stays as the server sent it`, async ({
      page,
      site,
      consoleErrors,
    }) => {
      await spoil(page, change);
      await page.goto(site + cars.path);
      await expect(page.getByRole("alert").getByRole("link", { name: "Retry" })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(cars.items);
      await expect(page.getByRole("article").first().getByText(/^₹/).first()).toBeVisible();
      for (const link of await page.getByRole("link", { name: /^Call about/ }).all()) {
        await expect(link).toHaveAttribute("href", /^tel:\+/);
      }
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page).toHaveTitle(title);
      expect(consoleErrors.join("\n")).toContain("TypeError");
      await page.unroute(carsData);
      await page.getByRole("alert").getByRole("link", { name: "Retry" }).click();
      await started(page);
      await expect(page.getByRole("alert").getByRole("link", { name: "Retry" })).toHaveCount(0);
      await expect(page.getByRole("article")).toHaveCount(cars.items);
    });
  }

  test("a page that breaks on arrival is said plainly, with whom to call", async ({
    page,
    site,
    consoleErrors,
  }) => {
    await spoil(page, spoilItem);
    await page.goto(site + bikes.path);
    await started(page);
    await followCars(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "This page did not load" })).toBeVisible();
    await expect(main.locator("a[href^='tel:']").first()).toBeVisible();
    await expect(page).toHaveURL(site + cars.path);
    await expect(page).toHaveTitle(title);
    expect(consoleErrors.join("\n")).toContain("TypeError");
    await tabTo(page, bikes).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("a frame that breaks on the way to a page gives way to that page's document", async ({
    page,
    site,
  }) => {
    await spoil(page, spoilFrame);
    await page.goto(site + bikes.path);
    await started(page);
    await followCars(page);
    await expect(page.getByRole("article")).toHaveCount(cars.items);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("#start-error")).toBeVisible();
    // Links and Back work as without JavaScript.
    await page.goBack();
    await expect(page).toHaveURL(site + bikes.path);
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("storage is refused", async ({ page, site, consoleErrors }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      }
    });
    for (const address of allPages) {
      await page.goto(site + address);
      await started(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto(site + bikes.path);
    await started(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    await followCars(page);
    await expect(page.getByRole("article")).toHaveCount(cars.items);
    await page.goBack();
    await expect(page).toHaveURL(site + bikes.path);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(besidesWorker(consoleErrors)).toEqual([]);
  });
});

test("a page whose own script does not arrive stays readable and says so", async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route("**/app-*.js", (route) => route.abort());
  await page.goto(site + bikes.path);
  await expect(page.locator("#start-error")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(bikes.items);
  expect(consoleErrors.join("\n")).toContain("The page did not start.");
  await page.unroute("**/app-*.js");
  await page.locator("#start-error").getByRole("link", { name: "Retry" }).click();
  await started(page);
  await expect(page.locator("#start-error")).toBeHidden();
});

test("a page whose own data does not arrive stays readable and says so", async ({ page, site }) => {
  await page.route(carsData, (route) => route.abort());
  await page.goto(site + cars.path);
  await expect(page.locator("#start-error")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(cars.items);
});
