import { kindsOnce } from "../support/built-site";
import { expect, failedLoadMessage, phone, test } from "./site";

test.use(phone);

test("critical styles alone look like all styles", async ({ page, allowedErrors, site }) => {
  allowedErrors.push(failedLoadMessage);
  // Neither a picture nor the site's font may arrive between the two looks.
  await page.route(/\.(?:js|woff2|avif|webp|jpe?g|png)$/, (route) => route.abort());
  for (const address of kindsOnce) {
    await page.goto(site + address);
    const sheet = await page.locator("style[data-href]").getAttribute("data-href");
    // Shows folded prices and the waiting line, so that their styles are compared, too.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
      document.querySelector("#waiting")?.removeAttribute("hidden");
    });
    const look = () => page.screenshot({ fullPage: true, animations: "disabled" });
    const critical = await look();
    await page.addStyleTag({ url: site + (sheet ?? "") });
    const whole = await look();
    if (whole.equals(critical)) continue;
    await test.info().attach("critical styles", { body: critical, contentType: "image/png" });
    await test.info().attach("all styles", { body: whole, contentType: "image/png" });
    expect.soft(address, "looks different with all styles").toBe("");
  }
});
