import { listOf } from "../support/built-site";
import { expect, phone, signal, started, test } from "./site";

const bikes = listOf("bikes");

test.use(phone);

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("Chromium can install the site, and finds no error in the manifest", async ({
    page,
    site,
  }) => {
    await page.goto(site + bikes.path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Playwright's contexts are incognito, where no site can be installed.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    ).toEqual([]);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
  });
});

test("the manifest is linked only after the start, and opens the root", async ({ page, site }) => {
  const arrival = signal();
  await page.route(/\.js$/, async (route) => {
    await arrival.sent;
    await route.continue();
  });
  const [picture] = await Promise.all([
    page.waitForResponse(/\.avif$/),
    page.waitForRequest(/\.js$/),
    page.goto(site + bikes.path, { waitUntil: "commit" }),
  ]);
  await picture.finished();
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveCount(0);
  arrival.send();
  await started(page);
  await expect(link).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { url, data } = await session.send("Page.getAppManifest");
  expect(url).toBe(`${site}/manifest.webmanifest`);
  expect(data).toContain(`"start_url":"/"`);
});
