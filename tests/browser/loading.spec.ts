import type { Page } from "@playwright/test";
import { allPages, listOf } from "../support/built-site";
import { expect, signal, started, tabTo, test } from "./site";

const cars = listOf("cars");
const bikes = listOf("bikes");

const carsData = `**/page-data${cars.path}/page-data.json`;
const openCars = (page: Page) => tabTo(page, cars).click();

test("a list that loads slowly shows Loading... and keeps the footer below the screen", async ({
  page,
  site,
}) => {
  const answer = signal();
  await page.route(carsData, async (route) => {
    await answer.sent;
    await route.continue();
  });
  await page.goto(site + bikes.path);
  await started(page);
  const footer = page.getByRole("contentinfo");
  await openCars(page);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...");
  await expect(page.getByRole("article").first()).toBeHidden();
  await expect(footer).not.toBeInViewport();
  answer.send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cars.title);
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("a browser that refuses storage shows every page and navigates between them", async ({
  page,
  site,
}) => {
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
  await openCars(page);
  await expect(page.getByRole("article")).toHaveCount(cars.items);
  await page.goBack();
  await expect(page).toHaveURL(site + bikes.path);
  await expect(page.getByRole("article").first()).toBeVisible();
});
