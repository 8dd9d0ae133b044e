import { listOf } from "../support/built-site";
import { expect, phone, test } from "./site";

const bikes = listOf("bikes");

test.use({ ...phone, serviceWorkers: "allow" });

test("Chromium can install the site, which then opens at the root, and finds no error in the manifest", async ({
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
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(data).toContain(`"start_url":"/"`);
});
