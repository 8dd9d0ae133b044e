import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { formattedRupees } from "../../src/catalogue/text/money";
import { texts } from "../../src/catalogue/text/texts";
import {
  allPages,
  business,
  data,
  homePath,
  itemPageKinds,
  languagePrefixes,
  listOf,
  listPages,
} from "../support/built-site";
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

/** Texts on another colour than white, or in another colour than black. */
function colouredTexts(elements: readonly (HTMLElement | SVGElement)[]): (string | null)[] {
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return color !== "rgb(0, 0, 0)" || !/, 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor);
    })
    .map((element) => element.textContent);
}

test("a printed list has prices, the shop's name, hours, phones, address and date, but no pictures or tabs, and is black on white", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1040 });
  await page.goto(`${site}${bikes.path}?days=3`);
  await started(page);
  const printHead = page.locator(".print-only").first();
  const { opens, closes } = business.openingHours;
  await expect(printHead).toContainText(business.name);
  await expect(printHead).toContainText(business.phones.join(" · "));
  await expect(printHead).toContainText(business.address.postalCode);
  await expect(printHead).toContainText(texts.hours(opens, closes));
  await expect(printHead).toContainText(/Prices as of \d{1,2} \w+ \d{4}/);
  await expect(page.locator("main .print-only")).toHaveText("3 days");
  const printed = await page.locator("main").innerText();
  for (const { name, priceDetails } of data.bikes) {
    expect(printed).toContain(name);
    for (const { price } of priceDetails) expect(printed).toContain(formattedRupees(price));
  }
  await expect(page.locator("main img, iframe, nav").filter({ visible: true })).toHaveCount(0);
  expect(await page.locator("main *").evaluateAll(colouredTexts)).toEqual([]);
});

test("a printed comparison has pictures and no buttons; a shared one has no list below it", async ({
  page,
  site,
}) => {
  const ids = data.bikes.slice(0, 3).map(({ id }) => id);
  await page.addInitScript(
    (stored) => localStorage.setItem("shortlist:bikes", stored),
    ids.join("-"),
  );
  for (const { query, hasList } of [
    { query: "", hasList: true },
    { query: `?list=${ids.join("-")}`, hasList: false },
  ]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(site + bikes.path + query);
    const comparison = page.locator("#shortlist");
    await expect(comparison).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(comparison.locator("img").filter({ visible: true })).toHaveCount(ids.length);
    await expect(comparison.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible({ visible: hasList });
  }
});

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

/** Focuses a control, and gives the width and the edges of its focus ring in CSS pixels. */
function ringOf(control: HTMLElement | SVGElement) {
  control.focus();
  const box = control.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const width = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  const distance = Math.max(width + Number.parseFloat(outlineOffset), 0);
  return {
    name: control.outerHTML.slice(0, 120),
    width,
    left: box.left - distance,
    right: box.right + distance,
    top: box.top - distance,
    bottom: box.bottom + distance,
  };
}

for (const [device, options] of deviceKinds) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test("the first 40 focus rings are completely on the screen", async ({ page, site }) => {
      const { width, height } = options.viewport;
      for (const address of [homePath, "/upload", "/404"]) {
        await page.goto(site + address);
        await started(page);
        const controls = await page
          .locator("a, button, input, select, summary")
          .filter({ visible: true })
          .elementHandles();
        for (const control of controls.slice(0, 40)) {
          const { name, ...ring } = await control.evaluate(ringOf);
          expect(ring.width, name).toBeGreaterThanOrEqual(2);
          expect(ring.left, name).toBeGreaterThanOrEqual(0);
          expect(ring.right, name).toBeLessThanOrEqual(width);
          expect(ring.top, name).toBeGreaterThanOrEqual(0);
          expect(ring.bottom, name).toBeLessThanOrEqual(height);
        }
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

  test("the offline line contrasts with every background and covers no text, in light and dark", async ({
    context,
    page,
    site,
  }) => {
    for (const address of allPages) {
      await page.goto(site + address);
      await started(page);
      await context.setOffline(true);
      const line = page.locator("[role=status] > p").filter({ hasText: "saved on your device" });
      await expect(line).toBeVisible();
      /** Checks that the line spans the screen directly above the tab bar, and gives its top. */
      const dockedTop = async () => {
        const { y = 0, height = 0, width = 0 } = (await line.boundingBox()) ?? {};
        expect(width).toBe(phone.viewport.width);
        const bar = await tabBar(page).boundingBox();
        expect(Math.abs(y + height - (bar?.y ?? 0))).toBeLessThanOrEqual(1);
        return y;
      };
      for (const colorScheme of ["light", "dark"] as const) {
        await test.step(`${address} in ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => window.scrollTo(0, 0));
          await dockedTop();
          const background = await backgroundOf(line);
          const border = await styleOf(line, "border-top-color");
          expect(await styleOf(line, "border-top-style")).toBe("solid");
          expect(contrast(await styleOf(line, "color"), background)).toBeGreaterThanOrEqual(4.5);
          for (const neighbour of [page.locator("main"), page.locator("footer")]) {
            const other = await backgroundOf(neighbour);
            const best = Math.max(contrast(background, other), contrast(border, other));
            expect(best).toBeGreaterThanOrEqual(3);
          }
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          const last = await page.locator("footer p").last().boundingBox();
          expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await dockedTop()) + 1);
        });
      }
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
  const underline = (tab: Locator) => styleOf(tab, "text-decoration-line");
  expect(await underline(tabBar(page).locator("[aria-current=page]"))).toBe("underline");
  expect(await underline(tabTo(page, listOf("cars")))).toBe("none");
});

/** Boxes of the texts on the screen, as far as no scrolling row clips them, in CSS pixels. */
function textBoxes(page: Page) {
  return page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (parent === null || textContent === null || textContent.trim() === "") continue;
      if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      if (parent.closest(".visually-hidden") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const rowEdge = parent.closest(".swipe")?.getBoundingClientRect().right ?? Infinity;
      for (const { left, top, right, bottom } of range.getClientRects()) {
        boxes.push({ text: textContent, left, top, right: Math.min(right, rowEdge), bottom });
      }
    }
    return boxes;
  });
}

/** The screen with or without its drawings; three bytes for each pixel. */
async function screenPixels(page: Page, visibility: "visible" | "hidden") {
  const drawings = page.locator("main svg");
  await drawings.evaluateAll((all, value) => {
    for (const svg of all as SVGElement[]) svg.style.visibility = value;
  }, visibility);
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Drawn pixels differ at least so much in one colour; less is the light of the lighthouse. */
const minDifference = 16;

test.describe("in another time zone, after closing", () => {
  test.use({ ...phone, timezoneId: "UTC" });

  for (const address of [
    ...["", ...languagePrefixes].map((prefix) => prefix + homePath),
    ...listPages
      .filter(({ data: kind }) => kind === "hotels")
      .map(({ path }) => path)
      .slice(0, 2),
    ...itemPageKinds,
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
        const boxes = await textBoxes(page);
        const without = await screenPixels(page, "hidden");
        const drawn = await screenPixels(page, "visible");
        const isDrawn = (x: number, y: number) =>
          [0, 1, 2].some((colour) => {
            const index = 3 * (y * width + x) + colour;
            return Math.abs((drawn[index] ?? 0) - (without[index] ?? 0)) >= minDifference;
          });
        const met = boxes.filter(({ left, top, right, bottom }) => {
          for (let y = Math.max(0, Math.round(top)); y < bottom; y++) {
            for (let x = Math.max(0, Math.round(left)); x < right; x++)
              if (isDrawn(x, y)) return true;
          }
          return false;
        });
        expect(met, `${width} × ${height} px`).toEqual([]);
      }
    });
  }
});
