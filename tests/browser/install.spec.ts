import type { Page } from "@playwright/test";
import { expect, phone, rested, started, test } from "./site";

test.use({ ...phone, serviceWorkers: "allow" });

const hint = (page: Page) => page.getByText("Keep these prices on your phone");

/** Does what the browser does when the site can be installed. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.prompted = "true";
        return Promise.resolve();
      },
    });
    window.dispatchEvent(event);
    document.documentElement.dataset.prevented = String(event.defaultPrevented);
  });
}

test("Chromium finds nothing that keeps the site from being installed", async ({ page, site }) => {
  await page.goto(`${site}/visakha-rentals`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window without a profile of its own is refused for that alone.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
  ).toEqual([]);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

test("the hint waits for the second page, and comes back until it is answered", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/visakha-rentals`);
  await started(page);
  await offer(page);
  await expect(page.locator("html")).toHaveAttribute("data-prevented", "true");
  await expect(hint(page)).toHaveCount(0);
  await page.goto(`${site}/car-rental-in-vizag`);
  await started(page);
  await offer(page);
  await expect(hint(page)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(hint(page)).toHaveCount(0);
  await page.reload();
  await started(page);
  await offer(page);
  await rested(page);
  await expect(hint(page)).toHaveCount(0);
});

test("Install asks the browser, and the hint is gone", async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem("install-hint", "offered"));
  await page.goto(`${site}/visakha-rentals`);
  await started(page);
  await offer(page);
  await page.getByRole("button", { name: "Install" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-prompted", "true");
  await expect(hint(page)).toHaveCount(0);
});
