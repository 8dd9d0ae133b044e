import path from "node:path";
import type { Page } from "@playwright/test";
import { allPages, itemPageKinds, publicFolder } from "../support/built-site";
import { expect, phone, started, test } from "./site";

test.describe("pages with their critical styles alone", () => {
  test.use(phone);
  for (const address of [...allPages, ...itemPageKinds]) {
    test(`${address} looks the same with the styles of all pages`, async ({ page, site }) => {
      await page.route(/\.js$|styles\.\w+\.css$|\.woff2$/, (route) => route.abort());
      await page.goto(site + address);
      // The line about scripts that do not arrive, and the font, move what stands below them.
      await expect(page.locator("#start-error")).toBeVisible();
      const critical = await lookOf(page);
      const sheet = await page.locator("style[data-href]").getAttribute("data-href");
      await page.addStyleTag({ path: path.join(publicFolder, sheet ?? "") });
      const whole = await lookOf(page);
      expect(whole).toHaveLength(critical.length);
      expect(whole.flatMap((look, place) => difference(look, critical[place] ?? []))).toEqual([]);
    });
  }

  test("a sheet that does not arrive leaves a page as it is, readable, and is said", async ({
    page,
    site,
    consoleErrors,
  }) => {
    await page.route("**/styles.*.css", (route) => route.abort());
    await page.goto(`${site}${allPages[0]}`);
    await expect(page.locator("#start-error")).toBeVisible();
    await expect(page.locator("html[data-started]")).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(consoleErrors.join("\n")).toContain("The page did not start.");
    await page.unroute("**/styles.*.css");
    await page.locator("#start-error").getByRole("link", { name: "Retry" }).click();
    await started(page);
    await expect(page.locator("#start-error")).toBeHidden();
  });
});

/** Every element of a page with all that its styles give it and the box that results. */
function lookOf(page: Page): Promise<string[][]> {
  return page.locator("body").evaluate((body) =>
    [...body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
      return [
        `${element.tagName}.${element.getAttribute("class")}`,
        [x, y, width, height].join(" "),
        ...values,
      ];
    }),
  );
}

/** The element and the first of its values that differs. */
function difference(look: readonly string[], other: readonly string[]): string[] {
  const at = look.findIndex((value, index) => value !== other[index]);
  return at < 0 ? [] : [`${look[0]}: ${look[at]}, not ${other[at]}`];
}
