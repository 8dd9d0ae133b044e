import { homePath, pageKinds, translatedKinds } from "../support/built-site";
import { violationsOf } from "./axe";
import { desktop, expect, phone, test } from "./site";

/** Focuses each control, as with Tab and with Shift+Tab, and gives those whose focus ring is not completely on the screen, or that another element covers. */
function unseen(controls: readonly (HTMLElement | SVGElement)[]): string[] {
  return [...controls, ...[...controls].reverse()].flatMap((control) => {
    control.focus();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    const width = Number.parseFloat(outlineWidth);
    const distance = Math.max(width + Number.parseFloat(outlineOffset), 0);
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isWhole =
      Math.min(left, top) >= distance &&
      right + distance <= innerWidth &&
      bottom + distance <= innerHeight;
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isSeen = isWhole && outlineStyle !== "none" && width >= 2 && control.contains(topmost);
    return isSeen ? [] : [control.outerHTML.slice(0, 200)];
  });
}

for (const [device, options] of Object.entries({ phone, desktop })) {
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

    test("a focused control has its whole ring on the screen, and nothing covers it", async ({
      page,
      open,
    }) => {
      for (const address of [homePath, "/upload", "/404"]) {
        await open(address);
        // After a key, browsers show focus rings.
        if (address === homePath)
          await page
            .getByRole("button", { name: /^Shortlist / })
            .first()
            .press("Enter");
        const controls = page
          .locator("a:not([href='#shortlist']), button, input, select, summary")
          .filter({ visible: true });
        expect(await controls.evaluateAll(unseen), address).toEqual([]);
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
