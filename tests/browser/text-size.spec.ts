import type { Page } from "@playwright/test";
import {
  allPages,
  homePath,
  itemPageKinds,
  languagePrefixes,
  listPages,
} from "../support/built-site";
import { expect, phone, started, test } from "./site";

const addresses = [
  ...allPages,
  ...itemPageKinds,
  ...languagePrefixes.flatMap((prefix) => listPages.map(({ path }) => prefix + path)),
];

const whole = (width: number) => ({ width, height: 740 });
/** What a page zoom of 200 % leaves of a phone's screen, in CSS pixels. */
const zoomed = (width: number) => ({ width: width / 2, height: 370 });

/** The ways to read at twice the size: larger letters alone, or everything larger; by screen. */
const ways = [
  { name: "text of 200 %", scale: 2, screens: [whole(320), whole(360), whole(768)] },
  { name: "a page zoom of 200 %", scale: 1, screens: [zoomed(320), zoomed(360), zoomed(640)] },
];

/** Makes letters larger as a visitor's setting does: every length in rem follows. */
async function scaleText(page: Page, scale: number): Promise<void> {
  await page.addInitScript((percent) => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = `${percent}%`;
    });
  }, scale * 100);
}

/** Waits for the font, and unfolds what a phone folds away. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    await document.fonts.ready;
  });
}

/**
 * What a visitor cannot read or reach: text and controls that are outside the screen or outside a
 * box that hides what overflows it. What scrolls inside a box of its own is reached by scrolling.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = { left: 0, right: document.documentElement.clientWidth };
    const cutOffTexts: string[] = [];
    const check = (box: DOMRect, element: Element, text: string) => {
      if (box.width === 0 || box.bottom + window.scrollY < 0) return;
      let limits = screen;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === "auto" || overflowX === "scroll") return;
        if (overflowX === "hidden" || overflowX === "clip") {
          limits = around.getBoundingClientRect();
          break;
        }
      }
      if (box.left < limits.left - 1 || box.right > limits.right + 1) {
        cutOffTexts.push(`${text.trim().slice(0, 40)}: ${box.left} to ${box.right}`);
      }
    };
    // What lies far outside the screen, as the map may, has its box of another screen.
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

/** Pairs of controls of which one lies on the other. What is fixed to the screen is not asked. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What is seen of a control: a row that scrolls hides what has scrolled out of it. */
    const seen = (control: Element) => {
      const { top, bottom } = control.getBoundingClientRect();
      let { left, right } = control.getBoundingClientRect();
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== "auto") continue;
        const edge = around.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      return { left, right, top, bottom };
    };
    const controls = [...document.querySelectorAll("a, button, input, select, summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: seen(control) }))
      .filter(({ control, box }) => {
        for (let around: Element | null = control; around; around = around.parentElement) {
          if (["fixed", "sticky"].includes(getComputedStyle(around).position)) return false;
        }
        return box.bottom + window.scrollY > 0;
      });
    return controls.flatMap(({ control, box }, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ control: other, box: on }) =>
            !control.contains(other) &&
            box.left < on.right - 1 &&
            on.left < box.right - 1 &&
            box.top < on.bottom - 1 &&
            on.top < box.bottom - 1,
        )
        .map(({ control: other }) => `${control.outerHTML} on ${other.outerHTML}`),
    );
  });
}

async function expectAllInSight(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  expect(await cutOff(page)).toEqual([]);
  expect(await overlaps(page)).toEqual([]);
}

/**
 * Where the last words of an element end, in CSS pixels from the top of the screen. The room below them
 * is there for a tab whose label takes two lines.
 */
function bottomOfWords(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const bottoms: number[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    bottoms.push(...[...range.getClientRects()].map(({ bottom }) => bottom));
  }
  if (bottoms.length === 0) throw new Error("There are no words");
  return Math.max(...bottoms);
}

for (const { name, scale, screens } of ways) {
  test.describe(`at ${name}`, () => {
    test.use(phone);

    /** Does something on each screen in turn; its width is in CSS pixels. */
    async function onEach(
      page: Page,
      address: string,
      look: (screen: (typeof screens)[number]) => Promise<void>,
    ): Promise<void> {
      for (const screen of screens) {
        await test.step(`${address} at ${screen.width} pixels`, async () => {
          await page.setViewportSize(screen);
          await settle(page);
          await look(screen);
        });
      }
    }

    test("nothing is cut off, and no page scrolls sideways", async ({ page, site }) => {
      await scaleText(page, scale);
      for (const address of addresses) {
        await page.goto(site + address);
        await onEach(page, address, ({ width }) => expectAllInSight(page, width));
      }
    });

    test("shortlist, trip price and what a search found fit, too", async ({ page, site }) => {
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
      await onEach(page, address, ({ width }) => expectAllInSight(page, width));
    });

    test("the tab bar leaves most of the screen free and the page's last words in sight", async ({
      page,
      site,
    }) => {
      await scaleText(page, scale);
      await page.goto(site + homePath);
      await started(page);
      await onEach(page, homePath, async (screen) => {
        const bar = page.getByRole("navigation", { name: "Main" });
        const { height = 0 } = (await bar.boundingBox()) ?? {};
        expect(height).toBeLessThanOrEqual(screen.height / 4);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const words = await page.locator("footer p").last().evaluate(bottomOfWords);
        const top = (await bar.boundingBox())?.y ?? 0;
        expect(words).toBeLessThanOrEqual(top + 1);
      });
    });
  });
}

test.describe("with letters of 200 % in boxes of the usual size", () => {
  test.use({ ...phone, isMobile: true });

  test("nothing is cut off, and no page scrolls sideways", async ({ page, site }) => {
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(site + address);
        // What the text size of a phone's browser does to a page.
        await page.addStyleTag({ content: "html { text-size-adjust: 200% !important; }" });
        await settle(page);
        const name = page.getByRole("heading", { level: 1 });
        const { height = 0 } = (await name.boundingBox()) ?? {};
        expect(height).toBeGreaterThan(50);
        await expectAllInSight(page, phone.viewport.width);
      });
    }
  });
});
