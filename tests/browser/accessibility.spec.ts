import { homePath, pageKinds, translatedKinds } from "../support/built-site";
import { violationsOf } from "./axe";
import { deviceKinds, expect, test } from "./site";

for (const [device, options] of deviceKinds) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test("no kind of page has a violation, in light and dark", async ({ page, open }) => {
      for (const address of device === "phone" ? pageKinds : translatedKinds) {
        await page.emulateMedia({ colorScheme: "light" });
        await open(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect.soft(await violationsOf(page), address).toEqual([]);
        // A dark page differs only in its colours, so only their contrast is checked again.
        await page.emulateMedia({ colorScheme: "dark" });
        expect.soft(await violationsOf(page, "color-contrast"), `${address} in dark`).toEqual([]);
      }
    });
  });
}

test("the skip link focuses the cards, and Tab the first card", async ({ page, open }) => {
  await open(homePath);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the prices" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main :focus").getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("article").first().locator(":focus")).toHaveCount(1);
});
