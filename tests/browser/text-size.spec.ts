import type { Page } from "@playwright/test";
import { homePath, kindsOnce } from "../support/built-site";
import { shownBoxes, type ShownBox } from "./shown-boxes";
import { endOfText, expect, phone, test } from "./site";

const fullScreen = (width: number) => ({ width, height: 740 });
/** A screen at a page zoom of 200 %, in CSS pixels. */
const zoomed = (width: number) => ({ width: width / 2, height: 370 });

/** Ways to double the size of texts: a style, the screens to test, and the part of a screen that bars may take. */
const modes = [
  ["text of 200 %", "font-size: 200%", [320, 768].map(fullScreen), 0.4],
  ["a page zoom of 200 %", "", [320, 640].map(zoomed), 0.6],
  ["a mobile browser's text size of 200 %", "text-size-adjust: 200%", [fullScreen(360)], 0.4],
] as const;

/** Opens folded price lists, and gives the texts and controls, once the font has arrived. */
async function unfoldedBoxes(page: Page): Promise<ShownBox[]> {
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    await document.fonts.ready;
  });
  return shownBoxes(page);
}

const isCutOff = ({ left, right, clip }: ShownBox) =>
  !clip.scrolls && (left < clip.left - 1 || right > clip.right + 1);

/** The part of a box that a scrolling row shows. */
const visiblePart = ({ clip, ...box }: ShownBox) => ({
  ...box,
  left: Math.max(box.left, clip.left),
  right: Math.min(box.right, clip.right),
});

/** Pairs of controls that overlap. */
function overlaps(boxes: readonly ShownBox[]): (readonly [string, string])[] {
  const controls = boxes.filter(({ isControl, isFixed }) => isControl && !isFixed).map(visiblePart);
  return controls.flatMap((box, index) =>
    controls
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      )
      .map((other) => [box.text, other.text] as const),
  );
}

for (const [name, style, screens, maxBars] of modes) {
  test.describe(`at ${name}`, () => {
    test.use({ ...phone, isMobile: style.startsWith("text-size-adjust") });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((text) => {
        document.addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.cssText += text;
        });
      }, style);
    });

    /** On each screen no page scrolls sideways, nothing is cut off or overlaps, and bars leave space and cover no text at the end. */
    async function expectReadable(page: Page): Promise<void> {
      for (const screen of screens) {
        await test.step(`${page.url()} at ${screen.width} pixels`, async () => {
          await page.setViewportSize(screen);
          const boxes = await unfoldedBoxes(page);
          const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(pageWidth).toBeLessThanOrEqual(screen.width);
          expect(boxes.filter(isCutOff)).toEqual([]);
          expect(overlaps(boxes)).toEqual([]);
          // Their labels are in the language of the page.
          const bars = page.getByRole("banner").getByRole("navigation");
          const contacts = await bars.first().boundingBox();
          const { y = NaN, height = NaN } = (await bars.last().boundingBox()) ?? {};
          expect((contacts?.height ?? NaN) + height).toBeLessThanOrEqual(maxBars * screen.height);
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          expect(await endOfText(page)).toBeLessThanOrEqual(y + 1);
          await page.evaluate(() => window.scrollTo(0, 0));
        });
      }
    }

    test(`nothing is cut off or covered, and bars leave space`, async ({ page, site }) => {
      for (const address of kindsOnce) {
        await page.goto(site + address);
        await expectReadable(page);
        if (style === "") continue;
        const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect(heading?.height, "height of enlarged text").toBeGreaterThan(50);
      }
    });

    test("no shortlist, trip price or search result is cut off", async ({ page, open }) => {
      await open(`${homePath}?days=10&km=5000`);
      const stars = page.getByRole("article").getByRole("button", { name: /^Shortlist / });
      for (const index of [0, 1, 2]) await stars.nth(index).click();
      await expect(page.getByRole("region", { name: "Your shortlist" })).toBeVisible();
      const item = await page.getByRole("article").first().getByRole("heading").innerText();
      await page.getByRole("searchbox").fill(item);
      await expect(page.getByText(/^\d+ of \d+ /).filter({ visible: true })).toHaveCount(1);
      await expectReadable(page);
    });
  });
}
