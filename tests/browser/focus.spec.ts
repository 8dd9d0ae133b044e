import { homePath } from "../support/built-site";
import { deviceKinds, expect, test } from "./site";

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

for (const [device, options] of deviceKinds) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

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
