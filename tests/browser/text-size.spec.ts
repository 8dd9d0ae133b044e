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

const overlap = (box: ShownBox, other: ShownBox) =>
  Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;

for (const [name, style, screens, maxBars] of modes) {
  test.describe(`at ${name}`, () => {
    test.use({ ...phone, isMobile: style.startsWith("text-size-adjust") });

    /** On each screen the page does not scroll sideways, nothing is cut off or overlaps, and bars leave space and cover no text at the end. */
    async function expectReadable(page: Page): Promise<void> {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await page.evaluate(async () => {
          for (const fold of document.querySelectorAll("details")) fold.open = true;
          await document.fonts.ready;
        });
        const boxes = await shownBoxes(page);
        const controls = boxes.filter(({ isControl, isFixed }) => isControl && !isFixed);
        const where = `${page.url()} at ${screen.width} pixels`;
        expect(
          boxes.filter(({ isCutOff }) => isCutOff),
          where,
        ).toEqual([]);
        expect(
          controls.filter((box) => controls.some((other) => box !== other && overlap(box, other))),
          where,
        ).toEqual([]);
        // Their labels are in the language of the page.
        const bars = page.getByRole("banner").getByRole("navigation");
        const contacts = await bars.first().boundingBox();
        const { y = NaN, height = NaN } = (await bars.last().boundingBox()) ?? {};
        expect((contacts?.height ?? NaN) + height, where).toBeLessThanOrEqual(
          maxBars * screen.height,
        );
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, where).toBeLessThanOrEqual(screen.width);
        // A page that starts meanwhile becomes longer.
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          expect(await endOfText(page), where).toBeLessThanOrEqual(y + 1);
        }).toPass();
        await page.evaluate(() => window.scrollTo(0, 0));
      }
    }

    test("no page cuts anything off or covers it, nor does a shortlist with a trip price and a search result", async ({
      page,
      open,
      site,
    }) => {
      await page.addInitScript((text) => {
        document.addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.cssText += text;
        });
      }, style);
      for (const address of kindsOnce) {
        await page.goto(site + address);
        await expectReadable(page);
        const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
        if (style !== "") expect(heading?.height, "height of enlarged text").toBeGreaterThan(50);
      }
      await open(`${homePath}?days=10&km=5000`);
      const cards = page.getByRole("article");
      for (const index of [0, 1, 2])
        await cards
          .getByRole("button", { name: /^Shortlist / })
          .nth(index)
          .click();
      await page.getByRole("searchbox").fill(await cards.first().getByRole("heading").innerText());
      await expect(page.getByRole("region", { name: "Your shortlist" })).toBeVisible();
      await expect(page.getByText(/^\d+ of \d+ /).filter({ visible: true })).toHaveCount(1);
      await expectReadable(page);
    });
  });
}
