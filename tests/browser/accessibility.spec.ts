import AxeBuilder from "@axe-core/playwright";
import { allPages, itemPageKinds } from "../support/built-site";
import { expect, phone, started, test } from "./site";

for (const colorScheme of ["light", "dark"] as const) {
  for (const [device, use] of [
    ["phone", phone],
    ["desktop", { viewport: { width: 1440, height: 900 } }],
  ] as const) {
    test.describe(`${colorScheme} on a ${device}`, () => {
      test.use({ ...use, colorScheme });
      for (const address of [...allPages, ...itemPageKinds]) {
        test(`${address} has no accessibility violation`, async ({ page, site }) => {
          await page.goto(site + address);
          await started(page);
          const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
            [],
          );
        });
      }
    });
  }
}

test("the skip link leads to the cards: the next stop is in the first one", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/visakha-rentals`);
  await started(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the prices" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main :focus").getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("article").first().locator(":focus")).toHaveCount(1);
});

test("the skip link of a page without prices leads to its content", async ({ page, site }) => {
  await page.goto(`${site}/upload`);
  await started(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const width of [320, 360, 768, 1440]) {
  test(`nothing is wider than a screen of ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const address of allPages) {
      await page.goto(site + address);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
    }
  });
}
