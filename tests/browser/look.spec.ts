import type { Locator } from "@playwright/test";
import {
  business,
  homePath,
  itemPageKinds,
  languagePrefixes,
  listKinds,
  listOf,
  pageKinds,
} from "../support/built-site";
import { violationsOf } from "./axe";
import { type ShownBox, shownBoxes } from "./shown-boxes";
import { deviceKinds, endOfText, expect, hasFont, phone, tabBar, tabTo, test } from "./site";

const bikes = listOf("bikes");

test("two phone numbers and the chat fit in one row on every phone", async ({ page, open }) => {
  test.skip(business.phones.length > 2, "the shop has more numbers");
  await open(homePath);
  await expect.poll(() => hasFont(page)).toBe(true);
  const links = page.getByRole("navigation", { name: "Contact" }).getByRole("link");
  // Below and above the widths where the layout changes.
  for (const width of [320, 327, 328, 360, 399, 400]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    );
    expect(new Set(tops), `${width} px`).toEqual(new Set([0]));
  }
});

/** Focuses a control, and says whether its focus ring is completely on the screen. */
function hasWholeRing(control: HTMLElement | SVGElement): boolean {
  control.focus();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const width = Number.parseFloat(outlineWidth);
  if (outlineStyle === "none" || width < 2) return false;
  const distance = Math.max(width + Number.parseFloat(outlineOffset), 0);
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return (
    Math.min(left, top) >= distance &&
    right + distance <= innerWidth &&
    bottom + distance <= innerHeight
  );
}

for (const [device, options] of deviceKinds) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test("the first 40 focus rings are completely on the screen", async ({ page, open }) => {
      for (const address of [homePath, "/upload", "/404"]) {
        await open(address);
        const controls = page.locator("a, button, input, select, summary");
        for (const control of (await controls.filter({ visible: true }).all()).slice(0, 40))
          expect(await control.evaluate(hasWholeRing), await control.innerText()).toBe(true);
      }
    });
  });
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((target, name) => getComputedStyle(target).getPropertyValue(name), property);

test.describe("on a phone", () => {
  test.use(phone);

  test("on every kind of page the offline line is above the tab bar, readable in light and dark, and covers no text at the page's end", async ({
    context,
    page,
    open,
  }) => {
    for (const address of pageKinds) {
      await open(address);
      await context.setOffline(true);
      const line = page.locator("[role=status] > p").filter({ hasText: "saved on your device" });
      await expect(line).toBeVisible();
      const { y = NaN, height = NaN, ...edges } = (await line.boundingBox()) ?? {};
      expect(edges, address).toEqual({ x: 0, width: phone.viewport.width });
      expect(y + height).toBeCloseTo((await tabBar(page).boundingBox())?.y ?? NaN, 0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, "color-contrast"), address).toEqual([]);
        // The border separates the line from the footer, which is as dark.
        expect(await styleOf(line, "border-top-color")).toBe(await styleOf(line, "color"));
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await endOfText(page), address).toBeLessThanOrEqual(y + 1);
      await context.setOffline(false);
    }
  });

  test("controls are at least 44 pixels high", async ({ page, site }) => {
    await page.goto(site + homePath);
    const controls = page.locator("main a, main button, main summary, nav a");
    const heights = await controls.filter({ visible: true }).evaluateAll((all) =>
      all.map((control) => {
        // A card's link covers the picture with a pseudo-element.
        const coverHeight = Number.parseFloat(getComputedStyle(control, "::after").height) || 0;
        const height = Math.max(control.getBoundingClientRect().height, coverHeight);
        return [control.textContent, Math.round(height)] as const;
      }),
    );
    expect(heights.filter(([, height]) => height < 44)).toEqual([]);
  });
});

test("stones of groups begin at the left edge of the title", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site + listOf("hotels").path);
  await expect.poll(() => hasFont(page)).toBe(true);
  const left = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? NaN);
  const edge = await left(page.getByRole("heading", { level: 1 }));
  const groups = page.getByRole("navigation", { name: "Groups" });
  expect(await left(groups.getByRole("paragraph").first())).toBe(edge);
});

test("chosen controls are readable, and distinguishable in forced colours", async ({
  page,
  open,
}) => {
  await open(bikes.path);
  const chips = page.locator("[role=search] button[aria-pressed]");
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute("aria-pressed", "true");
  const [chosen, other] = [chips.first(), chips.nth(1)];
  expect(await violationsOf(page, "color-contrast")).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  const background = await styleOf(chosen, "background-color");
  expect(background).not.toBe(await styleOf(other, "background-color"));
  expect(background).not.toBe(await styleOf(chosen, "color"));
  const paint = (tab: Locator) => styleOf(tab, "box-shadow");
  expect(await paint(tabBar(page).locator("[aria-current=page]"))).not.toBe("none");
  expect(await paint(tabTo(page, listOf("cars")))).toBe("none");
});

/** Texts with a point on a drawing, which browsers hit only where it is painted. */
function textsOnDrawings(boxes: readonly ShownBox[]): string[] {
  const isDrawn = (x: number, y: number) => {
    const elements = document.elementsFromPoint(x, y);
    const drawing = elements.findIndex((element) => element.matches("main svg *"));
    const above = elements.slice(0, Math.max(drawing, 0)).map((part) => getComputedStyle(part));
    return drawing >= 0 && above.every((style) => style.backgroundColor === "rgba(0, 0, 0, 0)");
  };
  return boxes.flatMap(({ text, left, top, right, bottom, clip }) => {
    for (let x = left; x < Math.min(right, clip.right); x += 4)
      for (let y = top; y < bottom; y += 4) if (isDrawn(x, y)) return [text];
    return [];
  });
}

test.describe("in another time zone, after closing", () => {
  test.use({ ...phone, timezoneId: "UTC" });

  for (const address of [
    ...listKinds,
    ...languagePrefixes.map((prefix) => prefix + homePath),
    itemPageKinds[0] ?? homePath,
  ]) {
    test(`no text of ${address} meets a drawing`, async ({ page, open }) => {
      await page.clock.setFixedTime(new Date("2026-11-28T23:00:00+05:30"));
      await open(address);
      await expect.poll(() => hasFont(page)).toBe(true);
      const widths = [320, 360, 430, 640, 768, 1024, 1280, 2560];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        const texts = (await shownBoxes(page)).filter(({ isControl }) => !isControl);
        expect(await page.evaluate(textsOnDrawings, texts), `${width} px`).toEqual([]);
      }
    });
  }
});
