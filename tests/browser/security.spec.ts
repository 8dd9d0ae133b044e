import { mapCheckLink } from "../../src/catalogue/addresses/links";
import { listOf, prefixPage, wholeLists } from "../support/built-site";
import { expect, started, test } from "./site";

const cars = listOf("cars");

const pages = [
  ...wholeLists.map(({ path }) => path),
  ...(prefixPage === null ? [] : [prefixPage.ofBrand.path]),
  "/upload",
  "/nowhere",
  "/",
];

// With its worker, a page after the first would come from there.
for (const [serviceWorkers, addresses] of [
  ["block", pages],
  ["allow", pages.slice(0, 1)],
] as const) {
  test.describe(`where the browser is told to ${serviceWorkers} the service worker`, () => {
    test.use({ serviceWorkers });

    test("the site runs under its own policy without a violation", async ({ page, site }) => {
      const violations: string[] = [];
      await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          const report = (window as unknown as { reportViolation: (text: string) => void })
            .reportViolation;
          report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
        });
      });
      page.on("console", (message) => {
        if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
      });
      await page.route(mapCheckLink, (route) => route.fulfill());
      for (const address of addresses) {
        await test.step(address, async () => {
          await page.goto(site + address);
          await started(page);
          await page.locator("iframe").scrollIntoViewIfNeeded();
          const link = page.getByRole("main").getByRole("link", { name: cars.link });
          if (await link.isVisible()) await link.click();
          await page.waitForLoadState("networkidle");
          expect(violations).toEqual([]);
        });
      }
    });
  });
}
