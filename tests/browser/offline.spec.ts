import { homePath, itemPageKinds, kindsOnce, listOf } from "../support/built-site";
import { expect, failedLoadMessage, longWait, started, tabTo, test } from "./site";

const cars = listOf("cars");

test.use({ serviceWorkers: "allow" });

test("after one visit every kind of page opens without a network in a new tab, in each language and with any query, and the root with the pictures seen", async ({
  context,
  site,
  allowedErrors,
}) => {
  // Pictures that nobody has seen.
  allowedErrors.push(failedLoadMessage);
  const first = await context.newPage();
  await first.goto(site + homePath);
  await started(first);
  await first.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
    undefined,
    longWait,
  );
  const storedPictures = async () => (await (await caches.open("pictures")).keys()).length;
  await expect.poll(() => first.evaluate(storedPictures), longWait).toBeGreaterThan(0);
  await context.setOffline(true);
  await first.close();
  const page = await context.newPage();
  const heading = page.getByRole("heading", { level: 1 });
  const itemWithTrip = `${itemPageKinds.at(-1)}?days=3&utm_source=wa`;
  for (const address of [...kindsOnce, ...itemPageKinds, itemWithTrip]) {
    await page.goto(site + address);
    await started(page);
    await expect(page).toHaveURL(site + address.replace("&utm_source=wa", ""));
    await expect(heading).toBeVisible();
  }
  await page.goto(`${site}/nowhere`);
  await expect(heading).toHaveText("There is no page here");
  await page.goto(`${site}/`);
  await expect(page).toHaveURL(site + homePath);
  await started(page);
  const picture = page.getByRole("article").first().getByRole("img").first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText(/saved on your device.*Prices as of \d/)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await tabTo(page, cars).click();
  await expect(heading).toHaveText(cars.title);
});
