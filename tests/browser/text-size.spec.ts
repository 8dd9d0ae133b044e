import type { Page } from "@playwright/test";
import { homePath, pageKinds, translatedKinds } from "../support/built-site";
import { shownBoxes, type ShownBox } from "./shown-boxes";
import { expect, phone, started, tabBar, test } from "./site";

/** A style of the root element that enlarges texts. */
type Enlargement = readonly [property: string, value: string];

const fullScreen = (width: number) => ({ width, height: 740 });
/** A screen at a page zoom of 200 %, in CSS pixels. */
const zoomed = (width: number) => ({ width: width / 2, height: 370 });

/** Ways to double the size of texts, with the screens to test, and the part of a screen that bars may take. */
const modes = [
  {
    name: "text of 200 %",
    enlargement: ["font-size", "200%"],
    screens: [fullScreen(320), fullScreen(360), fullScreen(768)],
    maxBars: 0.4,
  },
  {
    name: "a page zoom of 200 %",
    enlargement: null,
    screens: [zoomed(320), zoomed(360), zoomed(640)],
    maxBars: 0.6,
  },
  {
    name: "a mobile browser's text size of 200 %",
    enlargement: ["text-size-adjust", "200%"],
    screens: [fullScreen(360)],
    maxBars: 0.4,
  },
] as const;

async function enlarge(page: Page, enlargement: Enlargement): Promise<void> {
  await page.addInitScript(([property, value]) => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.setProperty(property, value, "important");
    });
  }, enlargement);
}

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

for (const { name, enlargement, screens, maxBars } of modes) {
  test.describe(`at ${name}`, () => {
    test.use({ ...phone, isMobile: enlargement?.[0] === "text-size-adjust" });
    test.beforeEach(async ({ page }) => {
      if (enlargement !== null) await enlarge(page, enlargement);
    });

    /** On each screen no page scrolls sideways, and nothing is cut off or overlaps. */
    async function expectReadable(page: Page): Promise<void> {
      for (const screen of screens) {
        await test.step(`${page.url()} at ${screen.width} pixels`, async () => {
          await page.setViewportSize(screen);
          const boxes = await unfoldedBoxes(page);
          const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(pageWidth).toBeLessThanOrEqual(screen.width);
          expect(boxes.filter(isCutOff)).toEqual([]);
          expect(overlaps(boxes)).toEqual([]);
        });
      }
    }

    test("nothing is cut off, and no page scrolls sideways", async ({ page, site }) => {
      for (const address of [...pageKinds, ...translatedKinds]) {
        await page.goto(site + address);
        await expectReadable(page);
        if (enlargement === null) continue;
        const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect(heading?.height, "height of enlarged text").toBeGreaterThan(50);
      }
    });

    test("no shortlist, trip price or search result is cut off", async ({ page, site }) => {
      await page.goto(`${site}${homePath}?days=10&km=5000`);
      await started(page);
      for (const index of [0, 1, 2]) {
        await page
          .getByRole("article")
          .getByRole("button", { name: /^Shortlist / })
          .nth(index)
          .click();
      }
      await expect(page.getByRole("region", { name: "Your shortlist" })).toBeVisible();
      const item = await page.getByRole("article").first().getByRole("heading").innerText();
      await page.getByRole("searchbox").fill(item);
      await expect(page.getByText(/^\d+ of \d+ /).filter({ visible: true })).toHaveCount(1);
      await expectReadable(page);
    });

    test(`the bars take at most ${maxBars * 100} % of the screen, and the tab bar covers no text at the end of a page`, async ({
      page,
      site,
    }) => {
      await page.goto(site + homePath);
      await started(page);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await page.evaluate(() => window.scrollTo(0, 0));
        const contacts = await page.getByRole("navigation", { name: "Contact" }).boundingBox();
        const bar = await tabBar(page).boundingBox();
        const height = (contacts?.height ?? NaN) + (bar?.height ?? NaN);
        expect(height).toBeLessThanOrEqual(maxBars * screen.height);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const texts = (await shownBoxes(page)).filter(({ isFixed }) => !isFixed);
        const end = Math.max(...texts.map(({ bottom }) => bottom));
        expect(end).toBeLessThanOrEqual((await tabBar(page).boundingBox())?.y ?? NaN);
      }
    });
  });
}
