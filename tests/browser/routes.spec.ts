import { notFoundTexts } from "../../src/catalogue/text/words/en-not-found";
import { business, homePath, listOf, listPages, prefixPage } from "../support/built-site";
import { expect, notFoundMessage, started, test } from "./site";

const cars = listOf("cars");
const lastList = listPages.filter(({ brand }) => brand === null).at(-1) ?? cars;
const [home = cars] = listPages.filter(({ path }) => path === homePath);

for (const host of ["site", "plainSite"] as const) {
  test.describe(host === "site" ? "with redirect rules" : "without redirect rules", () => {
    test("the root leads to the first list", async ({ page, site, plainSite }) => {
      await page.goto(`${{ site, plainSite }[host]}/?from=test`);
      await expect(page).toHaveURL(`${{ site, plainSite }[host] + homePath}?from=test`);
      await expect(page.getByRole("article")).toHaveCount(home.items);
    });

    test("addresses below a prefix page show its list after at most two requests for a document", async ({
      page,
      site,
      plainSite,
      allowedErrors,
    }) => {
      if (host === "plainSite") allowedErrors.push(notFoundMessage);
      let documents = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      });
      test.skip(prefixPage === null, "no page is matched by prefix");
      if (prefixPage === null) return;
      const { prefix, all, ofBrand } = prefixPage;
      for (const [address, { items, path: canonical }] of [
        [`${prefix}unknown`, all],
        [prefix, all],
        [`${ofBrand.path}/anything/at/all`, ofBrand],
      ] as const) {
        await test.step(address, async () => {
          documents = 0;
          await page.goto({ site, plainSite }[host] + address);
          await expect(page.getByRole("article")).toHaveCount(items);
          await started(page);
          await expect(page.getByRole("article")).toHaveCount(items);
          await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
            "href",
            business.siteUrl + canonical,
          );
          // An address below a list may be of an item that is no longer offered.
          const mayBeItem = address.startsWith(`${canonical}/`);
          await expect(page.getByText("is no longer offered")).toBeVisible({
            visible: mayBeItem,
          });
          expect(documents).toBeLessThanOrEqual(2);
        });
      }
    });

    test("an unknown address gets a 404 page, which links to the lists and suggests a similar list", async ({
      page,
      site,
      plainSite,
      allowedErrors,
    }) => {
      allowedErrors.push(notFoundMessage);
      const response = await page.goto(`${{ site, plainSite }[host]}/nowhere/at-all`);
      expect(response?.status()).toBe(404);
      await started(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
      await page.goto(`${{ site, plainSite }[host]}${home.path.toUpperCase()}`);
      await expect(page.getByText(notFoundTexts.didYouMean).getByRole("link")).toHaveText(
        home.link,
      );
      await page.getByRole("main").getByRole("link", { name: lastList.link }).click();
      await expect(page.getByRole("article")).toHaveCount(lastList.items);
    });
  });
}
