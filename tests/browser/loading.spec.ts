import { expect, signal, started, test } from "./site";

const carsData = "**/page-data/car-rental-in-vizag/page-data.json";
const carsTab = { name: "Cars" } as const;

test("a list that is on its way says Loading... at once, without a jump", async ({
  page,
  site,
}) => {
  const answer = signal();
  await page.route(carsData, async (route) => {
    await answer.given;
    await route.continue();
  });
  await page.goto(`${site}/visakha-rentals`);
  await started(page);
  const footer = page.getByRole("contentinfo");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", carsTab).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...");
  await expect(page.getByRole("article").first()).toBeHidden();
  await expect(footer).not.toBeInViewport();
  answer.give();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CAR ON RENT IN Vizag");
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("data that does not arrive is said plainly, and Retry loads it", async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route(carsData, (route) => route.abort());
  await page.goto(`${site}/visakha-rentals`);
  await started(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", carsTab).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  await expect(main.getByRole("link", { name: "+91 891 000 0001" })).toHaveAttribute(
    "href",
    "tel:+918910000001",
  );
  await expect(main.getByRole("link", { name: "+91 891 000 0002" })).toBeVisible();
  expect(consoleErrors.join("\n")).toContain("The page /car-rental-in-vizag did not load.");
  await page.unroute(carsData);
  await main.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/car-rental-in-vizag$/);
  await expect(page.getByRole("article")).toHaveCount(7);
});

test("a script chunk that does not arrive is said plainly", async ({ page, site }) => {
  await page.route("**/component---src-templates-*.js", (route) => route.abort());
  await page.goto(`${site}/upload`);
  await started(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", carsTab).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
});

test("a page whose own script does not arrive stays readable and says so", async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route("**/app-*.js", (route) => route.abort());
  await page.goto(`${site}/visakha-rentals`);
  await expect(page.locator("#start-error")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(16);
  expect(consoleErrors.join("\n")).toContain("The page did not start.");
  await page.unroute("**/app-*.js");
  await page.locator("#start-error").getByRole("link", { name: "Retry" }).click();
  await started(page);
  await expect(page.locator("#start-error")).toBeHidden();
});

test("a page whose own data does not arrive stays readable and says so", async ({ page, site }) => {
  await page.route(carsData, (route) => route.abort());
  await page.goto(`${site}/car-rental-in-vizag`);
  await expect(page.locator("#start-error")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(7);
});
