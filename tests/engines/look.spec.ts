import { itemsOf, listPages } from "./catalogue";
import { by } from "./places";
import { expect, test } from "./site";

for (const scheme of ["light", "dark"] as const) {
  test.describe(`who likes it ${scheme}`, () => {
    test.use({ scheme });

    test(`reads ${scheme === "light" ? "dark on light" : "light on dark"}`, async ({ visitor }) => {
      for (const list of listPages.slice(0, 2)) {
        await visitor.open(list.path);
        expect(await visitor.texts(by("article"))).toHaveLength(itemsOf(list).length);
        const [ground, ink] = await visitor.evaluate(() => {
          /* Relative luminance as WCAG reckons it, from 0 (black) to 1. */
          const luminance = (colour: string) =>
            (colour.match(/[\d.]+/g) ?? [])
              .slice(0, 3)
              .map((part) => Number(part) / 255)
              .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
              .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
          const painted = (element: Element | null): Element | null =>
            element === null || getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)"
              ? element
              : painted(element.parentElement);
          const title = document.querySelector("article :is(h2, h3) a");
          const behind = painted(title);
          return [
            behind === null ? 1 : luminance(getComputedStyle(behind).backgroundColor),
            title === null ? 1 : luminance(getComputedStyle(title).color),
          ];
        });
        const [light, dark] = scheme === "light" ? [ground, ink] : [ink, ground];
        const contrast = (light + 0.05) / (dark + 0.05);
        expect(contrast, "contrast of a card's name").toBeGreaterThanOrEqual(4.5);
      }
    });
  });
}
