import {
  business,
  homePath,
  itemPageKinds,
  languagePrefixes,
  listKinds,
  listOf,
} from "../support/built-site";
import { violationsOf } from "./axe";
import { type ShownBox, shownBoxes } from "./shown-boxes";
import { endOfText, expect, hasFont, phone, tabBar, tabTo, test } from "./site";

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

test.describe("on a phone", () => {
  test.use(phone);

  test("the offline line is above the tab bar, readable in light and dark, and covers no text at the page's end", async ({
    context,
    page,
    open,
  }) => {
    await open(homePath);
    await context.setOffline(true);
    const line = page.locator("[role=status] > p").filter({ hasText: "saved on your device" });
    await expect(line).toBeVisible();
    const { y = NaN, height = NaN, ...edges } = (await line.boundingBox()) ?? {};
    expect(edges).toEqual({ x: 0, width: phone.viewport.width });
    expect(y + height).toBeCloseTo((await tabBar(page).boundingBox())?.y ?? NaN, 0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page, "color-contrast"), colorScheme).toEqual([]);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await endOfText(page)).toBeLessThanOrEqual(y + 1);
  });

  test("controls are at least 44 pixels high, and phones zoom into no field, because its font has 16", async ({
    page,
    open,
  }) => {
    await open(homePath);
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
    for (const field of await page.locator("main input, main select").all())
      await expect(field).toHaveCSS("font-size", /^(1[6-9]|[2-9]\d)/);
  });
});

test("chosen controls are readable, and distinguishable in forced colours", async ({
  page,
  open,
}) => {
  await open(bikes.path);
  const chips = page.locator("[role=search] button[aria-pressed]");
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute("aria-pressed", "true");
  expect(await violationsOf(page, "color-contrast")).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  const [background = "", otherBackground] = await chips.evaluateAll((all) =>
    all.map((chip) => getComputedStyle(chip).backgroundColor),
  );
  expect(background).not.toBe(otherBackground);
  await expect(chips.first()).not.toHaveCSS("color", background);
  await expect(tabBar(page).locator("[aria-current=page]")).not.toHaveCSS("box-shadow", "none");
  await expect(tabTo(page, listOf("cars"))).toHaveCSS("box-shadow", "none");
});

/** Texts with a point on a drawing, which browsers hit only where it is painted. */
function textsOnDrawings(boxes: readonly ShownBox[]): string[] {
  const isDrawn = (x: number, y: number) => {
    const elements = document.elementsFromPoint(x, y);
    const drawing = elements.findIndex((element) => element.matches("main svg *"));
    const above = elements.slice(0, Math.max(drawing, 0)).map((part) => getComputedStyle(part));
    return drawing >= 0 && above.every((style) => style.backgroundColor === "rgba(0, 0, 0, 0)");
  };
  return boxes.flatMap(({ text, left, top, right, bottom }) => {
    for (let x = left; x < right; x += 8)
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
      // The least space is where a layout begins.
      for (const width of [320, 360, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const boxes = await shownBoxes(page);
        const texts = boxes.filter(({ isControl, top }) => !isControl && top < 740);
        expect(await page.evaluate(textsOnDrawings, texts), `${width} px`).toEqual([]);
      }
    });
  }
});
