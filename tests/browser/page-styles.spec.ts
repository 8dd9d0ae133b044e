import { kindsOnce } from "../support/built-site";
import { expect, failedLoadMessage, phone, test } from "./site";

test.use(phone);

test("critical styles alone look like all styles", async ({ page, allowedErrors, site }) => {
  allowedErrors.push(failedLoadMessage);
  let isSheetSent = false;
  await page.route(/styles\.\w+\.css$/, (route) =>
    isSheetSent ? route.continue() : route.abort(),
  );
  // Neither a picture nor the site's font may arrive between the two looks.
  await page.route(/\.(?:js|woff2|avif|webp|jpe?g|png)$/, (route) => route.abort());
  // The icons come from another sprite, so the edges of their shapes differ a little.
  const options = { fullPage: true, animations: "disabled", threshold: 0.1 } as const;
  for (const [index, address] of kindsOnce.entries()) {
    isSheetSent = false;
    await page.goto(site + address);
    // Only all styles turn the arrow of an open fold, which no page begins with.
    await page.addStyleTag({ content: "[open] > .chevron::after { visibility: hidden }" });
    // Shows folded prices and the waiting line, so that their styles are compared, too.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
      document.querySelector("#waiting")?.removeAttribute("hidden");
    });
    const name = `page-${index}.png`;
    // Browsers may paint icons a frame late.
    await expect(async () => {
      const earlier = await page.screenshot(options);
      const path = test.info().snapshotPath(name);
      expect((await page.screenshot({ ...options, path })).equals(earlier)).toBe(true);
    }).toPass();
    isSheetSent = true;
    const sheet = await page.locator("style[data-href]").getAttribute("data-href");
    await page.addStyleTag({ url: site + (sheet ?? "") });
    await expect.soft(page, address).toHaveScreenshot(name, options);
  }
});
