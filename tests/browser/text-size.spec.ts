import type { Page } from "@playwright/test";
import { homePath, pageKinds, translatedKinds } from "../support/built-site";
import { expect, phone, started, tabBar, test } from "./site";

const addresses = [...pageKinds, ...translatedKinds];

const fullScreen = (width: number) => ({ width, height: 740 });
/** A screen at a page zoom of 200 %, in CSS pixels. */
const zoomed = (width: number) => ({ width: width / 2, height: 370 });

/** Ways to double the size of texts, with the screens to test, and the part of a screen that bars may take. */
const enlargements = [
  {
    name: "text of 200 %",
    scale: 2,
    screens: [fullScreen(320), fullScreen(360), fullScreen(768)],
    maxBars: 0.4,
  },
  {
    name: "a page zoom of 200 %",
    scale: 1,
    screens: [zoomed(320), zoomed(360), zoomed(640)],
    maxBars: 0.6,
  },
];

/** Enlarges text and lengths in rem, as a browser setting does. */
async function scaleText(page: Page, scale: number): Promise<void> {
  await page.addInitScript((percent) => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = `${percent}%`;
    });
  }, scale * 100);
}

/** Waits for the font and opens folded price lists. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    await document.fonts.ready;
  });
}

/**
 * Texts and controls that are outside the screen or clipped by a box. Contents of a box that scrolls sideways
 * are left out, because a visitor can reach them.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = { left: 0, right: document.documentElement.clientWidth };
    const cutOffTexts: string[] = [];
    const check = (box: DOMRect, element: Element, text: string) => {
      if (box.width === 0 || box.bottom + window.scrollY < 0) return;
      let limits = screen;
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX } = getComputedStyle(ancestor);
        if (overflowX === "auto" || overflowX === "scroll") return;
        if (overflowX === "hidden" || overflowX === "clip") {
          limits = ancestor.getBoundingClientRect();
          break;
        }
      }
      if (box.left < limits.left - 1 || box.right > limits.right + 1) {
        cutOffTexts.push(`${text.trim().slice(0, 40)}: ${box.left} to ${box.right}`);
      }
    };
    // Contents far outside the screen, which are not rendered, have boxes of an earlier screen size.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.closest(".visually-hidden") === null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const { parentElement } = text;
      if (parentElement === null || text.textContent?.trim() === "") continue;
      if (!isShown(parentElement) || parentElement.closest("select") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) check(box, parentElement, text.textContent ?? "");
    }
    for (const control of document.querySelectorAll("a, button, input, select, summary, iframe")) {
      if (isShown(control)) check(control.getBoundingClientRect(), control, control.outerHTML);
    }
    return cutOffTexts;
  });
}

/** Pairs of overlapping controls. Fixed and sticky controls are left out. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The visible part of a control, which a scrolling row may clip. */
    const visibleBox = (control: Element) => {
      const { top, bottom } = control.getBoundingClientRect();
      let { left, right } = control.getBoundingClientRect();
      for (let ancestor = control.parentElement; ancestor; ancestor = ancestor.parentElement) {
        if (getComputedStyle(ancestor).overflowX !== "auto") continue;
        const edge = ancestor.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      return { left, right, top, bottom };
    };
    const controls = [...document.querySelectorAll("a, button, input, select, summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: visibleBox(control) }))
      .filter(({ control, box }) => {
        for (let ancestor: Element | null = control; ancestor; ancestor = ancestor.parentElement) {
          if (["fixed", "sticky"].includes(getComputedStyle(ancestor).position)) return false;
        }
        return box.bottom + window.scrollY > 0;
      });
    return controls.flatMap(({ control, box }, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ control: other, box: otherBox }) =>
            !control.contains(other) &&
            box.left < otherBox.right - 1 &&
            otherBox.left < box.right - 1 &&
            box.top < otherBox.bottom - 1 &&
            otherBox.top < box.bottom - 1,
        )
        .map(({ control: other }) => `${control.outerHTML} on ${other.outerHTML}`),
    );
  });
}

async function expectNothingCutOff(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  expect(await cutOff(page)).toEqual([]);
  expect(await overlaps(page)).toEqual([]);
}

/** The bottom of an element's last text, in CSS pixels from the top of the screen. */
function bottomOfText(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const bottoms: number[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    bottoms.push(...[...range.getClientRects()].map(({ bottom }) => bottom));
  }
  if (bottoms.length === 0) throw new Error("The element has no text");
  return Math.max(...bottoms);
}

for (const { name, scale, screens, maxBars } of enlargements) {
  test.describe(`at ${name}`, () => {
    test.use(phone);

    async function onEachScreen(
      page: Page,
      address: string,
      check: (screen: (typeof screens)[number]) => Promise<void>,
    ): Promise<void> {
      for (const screen of screens) {
        await test.step(`${address} at ${screen.width} pixels`, async () => {
          await page.setViewportSize(screen);
          await prepare(page);
          await check(screen);
        });
      }
    }

    test("nothing is cut off, and no page scrolls sideways", async ({ page, site }) => {
      await scaleText(page, scale);
      for (const address of addresses) {
        await page.goto(site + address);
        await onEachScreen(page, address, ({ width }) => expectNothingCutOff(page, width));
      }
    });

    test("no shortlist, trip price or search result is cut off", async ({ page, site }) => {
      await scaleText(page, scale);
      const address = `${homePath}?days=10&km=5000`;
      await page.goto(site + address);
      await started(page);
      for (const index of [0, 1, 2]) {
        await page.locator("article button[aria-pressed]").nth(index).click();
      }
      await expect(page.locator("#shortlist table")).toBeVisible();
      const name = await page.getByRole("article").first().getByRole("heading").innerText();
      await page.getByRole("searchbox").fill(name);
      await expect(page.getByText(/^\d+ of \d+ /).filter({ visible: true })).toHaveCount(1);
      await onEachScreen(page, address, ({ width }) => expectNothingCutOff(page, width));
    });

    test(`the bars take at most ${maxBars * 100} % of the screen, and the tab bar covers no text at the end of a page`, async ({
      page,
      site,
    }) => {
      await scaleText(page, scale);
      await page.goto(site + homePath);
      await started(page);
      await onEachScreen(page, homePath, async (screen) => {
        const contacts = page.getByRole("navigation", { name: "Contact" });
        const bars = [await contacts.boundingBox(), await tabBar(page).boundingBox()];
        const height = bars.reduce((sum, box) => sum + (box?.height ?? NaN), 0);
        expect(height).toBeLessThanOrEqual(maxBars * screen.height);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const textBottom = await page.locator("footer p").last().evaluate(bottomOfText);
        const bar = await tabBar(page).boundingBox();
        expect(textBottom).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      });
    });
  });
}

test.describe("with a text size of 200 % in boxes of normal size", () => {
  test.use({ ...phone, isMobile: true });

  test("nothing is cut off, and no page scrolls sideways", async ({ page, site }) => {
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(site + address);
        // Simulates the text size setting of mobile browsers.
        await page.addStyleTag({ content: "html { text-size-adjust: 200% !important; }" });
        await prepare(page);
        const heading = page.getByRole("heading", { level: 1 });
        const { height: enlargedHeight = 0 } = (await heading.boundingBox()) ?? {};
        expect(enlargedHeight).toBeGreaterThan(50);
        await expectNothingCutOff(page, phone.viewport.width);
      });
    }
  });
});
