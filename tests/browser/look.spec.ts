import type { Locator, Page } from "@playwright/test";
import {
  business,
  homePath,
  itemPageKinds,
  languagePrefixes,
  listKinds,
  listOf,
} from "../support/built-site";
import { differentPixels } from "./different-pixels";
import { shownBoxes } from "./shown-boxes";
import {
  deviceKinds,
  expect,
  hasFont,
  phone,
  phoneInLandscape,
  started,
  tabBar,
  tabTo,
  test,
} from "./site";

const bikes = listOf("bikes");

test("two phone numbers and the chat fit in one row on every phone", async ({ page, site }) => {
  test.skip(business.phones.length > 2, "the shop has more numbers");
  await page.goto(site + homePath);
  await started(page);
  await expect.poll(() => hasFont(page)).toBe(true);
  const links = page.getByRole("navigation", { name: "Contact" }).getByRole("link");
  // Widths of phones, in CSS pixels.
  for (const width of [320, 327, 328, 360, 375, 384, 390, 399, 400, 412, 430]) {
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

    test("the first 40 focus rings are completely on the screen", async ({ page, site }) => {
      for (const address of [homePath, "/upload", "/404"]) {
        await page.goto(site + address);
        await started(page);
        const controls = page.locator("a, button, input, select, summary");
        for (const control of (await controls.filter({ visible: true }).all()).slice(0, 40))
          expect(await control.evaluate(hasWholeRing), await control.innerText()).toBe(true);
      }
    });
  });
}

/** Contrast of two opaque colours by WCAG 2.2, from 1 to 21. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string) =>
    (colour.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((target, name) => getComputedStyle(target).getPropertyValue(name), property);

/** The background of an element or of its nearest ancestor that has one. */
const backgroundOf = (element: Locator) =>
  element.evaluate((target) => {
    for (let ancestor: Element | null = target; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor } = getComputedStyle(ancestor);
      if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  });

test.describe("on a phone", () => {
  test.use(phone);

  test("the offline line is above the tab bar, contrasts with the page, and covers no text at its end, in light and dark", async ({
    context,
    page,
    site,
  }) => {
    await page.goto(site + homePath);
    await started(page);
    await context.setOffline(true);
    const line = page.locator("[role=status] > p").filter({ hasText: "saved on your device" });
    await expect(line).toBeVisible();
    const { y = NaN, height = NaN, ...edges } = (await line.boundingBox()) ?? {};
    expect(edges).toEqual({ x: 0, width: phone.viewport.width });
    expect(y + height).toBeCloseTo((await tabBar(page).boundingBox())?.y ?? NaN, 0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const background = await backgroundOf(line);
      expect(contrast(await styleOf(line, "color"), background)).toBeGreaterThanOrEqual(4.5);
      const border = await styleOf(line, "border-top-color");
      for (const neighbour of [page.locator("main"), page.locator("footer")]) {
        const other = await backgroundOf(neighbour);
        const best = Math.max(contrast(background, other), contrast(border, other));
        expect(best).toBeGreaterThanOrEqual(3);
      }
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const texts = (await shownBoxes(page)).filter(({ isFixed }) => !isFixed);
    expect(Math.max(...texts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(y + 1);
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

test("chosen controls are distinguishable in forced colours", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(site + bikes.path);
  await started(page);
  const chips = page.locator("[role=search] button[aria-pressed]");
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute("aria-pressed", "true");
  const [chosen, other] = [chips.first(), chips.nth(1)];
  const background = await backgroundOf(chosen);
  expect(contrast(background, await backgroundOf(other))).toBeGreaterThanOrEqual(3);
  expect(contrast(background, await styleOf(chosen, "color"))).toBeGreaterThanOrEqual(4.5);
  const paint = (tab: Locator) => styleOf(tab, "box-shadow");
  expect(await paint(tabBar(page).locator("[aria-current=page]"))).not.toBe("none");
  expect(await paint(tabTo(page, listOf("cars")))).toBe("none");
});

/** A screenshot with or without the drawings. */
async function screenshot(page: Page, visibility: "visible" | "hidden"): Promise<Buffer> {
  await page.locator("main svg").evaluateAll((all, value) => {
    for (const svg of all as SVGElement[]) svg.style.visibility = value;
  }, visibility);
  return page.screenshot();
}

/** Drawn pixels differ at least so much in one colour; less is the light of the lighthouse. */
const minDifference = 16;

test.describe("in another time zone, after closing", () => {
  test.use({ ...phone, timezoneId: "UTC" });

  for (const address of [
    ...listKinds,
    ...languagePrefixes.map((prefix) => prefix + homePath),
    itemPageKinds[0] ?? homePath,
  ]) {
    test(`no text of ${address} meets a drawing, from 320 to 2560 pixels`, async ({
      page,
      site,
    }) => {
      await page.clock.setFixedTime(new Date("2026-11-28T23:00:00+05:30"));
      await page.goto(site + address);
      await started(page);
      await expect.poll(() => hasFont(page)).toBe(true);
      const widths = [320, 360, 393, 430, 640, 768, 1024, 1280, 2560];
      const screens = [...widths.map((width) => ({ width, height: 740 })), phoneInLandscape];
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        const boxes = (await shownBoxes(page)).filter(({ isControl }) => !isControl);
        const without = await screenshot(page, "hidden");
        const drawn = await screenshot(page, "visible");
        const pixels = await differentPixels(without, drawn, minDifference);
        const met = boxes.filter(({ left, top, right, bottom, clip }) => {
          const end = Math.min(right, clip.right, width);
          const start = Math.max(0, Math.round(left));
          for (let y = Math.max(0, Math.round(top)); y < Math.min(bottom, height); y++) {
            if (pixels.subarray(y * width + start, y * width + Math.ceil(end)).includes(1))
              return true;
          }
          return false;
        });
        expect(met, `${width} × ${height} px`).toEqual([]);
      }
    });
  }
});
