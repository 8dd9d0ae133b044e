import type { Locator, Page } from "@playwright/test";
import { allPages, business, data, homePath, listOf } from "../support/built-site";
import { deviceKinds, expect, hasFont, phone, started, tabBar, tabTo, test } from "./site";

const bikes = listOf("bikes");

test("paper gets the prices, the name, the phones, the address and the date, and no controls", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1040 });
  await page.goto(site + bikes.path);
  const head = page.locator(".print-only");
  await expect(head).toContainText(business.name);
  await expect(head).toContainText(business.phones.join(" · "));
  await expect(head).toContainText(business.address.postalCode);
  await expect(head).toContainText(/Prices as of \d{1,2} \w+ \d{4}/);
  await expect(page.getByRole("row").filter({ visible: true })).toHaveCount(
    data.bikes
      // The price on the stone is in no row; a table has a row of headings besides.
      .map(({ priceDetails: { length } }) => (length === 1 ? 0 : length))
      .reduce((sum, count) => sum + count, 0),
  );
  await expect(page.locator("main img, iframe, nav").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
});

test("paper begins with the visitor's comparison, pictures included", async ({ page, site }) => {
  const ids = data.bikes.slice(0, 3).map(({ id }) => id);
  await page.addInitScript((own) => localStorage.setItem("shortlist:bikes", own), ids.join("-"));
  await page.goto(site + bikes.path);
  const comparison = page.locator("#shortlist");
  await expect(comparison).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(comparison.locator("img").filter({ visible: true })).toHaveCount(ids.length);
  await expect(comparison.getByRole("button").filter({ visible: true })).toHaveCount(0);
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  const box = await comparison.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
});

test("two phone numbers and the chat stand in one row on every phone", async ({ page, site }) => {
  test.skip(business.phones.length > 2, "the shop has more numbers");
  await page.goto(site + homePath);
  await started(page);
  await expect.poll(() => hasFont(page)).toBe(true);
  const links = page.getByRole("navigation", { name: "Contact" }).getByRole("link");
  // Phones as they are sold, and the widths at which something is left out.
  for (const width of [320, 327, 328, 360, 375, 384, 390, 399, 400, 412, 430]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    );
    expect(new Set(tops), `${width} px`).toEqual(new Set([0]));
  }
});

/** Gives a control the focus, and says where its ring ends, in pixels of the screen. */
function ringOf(control: HTMLElement | SVGElement) {
  control.focus();
  const box = control.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const width = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  const edge = Math.max(width + Number.parseFloat(outlineOffset), 0);
  return {
    name: control.outerHTML.slice(0, 120),
    width,
    left: box.left - edge,
    right: box.right + edge,
    top: box.top - edge,
    bottom: box.bottom + edge,
  };
}

for (const [device, use] of deviceKinds) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test("every focus ring is whole and on the screen", async ({ page, site }) => {
      const { width, height } = use.viewport;
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

/** Contrast of two opaque colours as WCAG 2.2 reckons it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (colour: string) =>
    (colour.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [more = 0, less = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}

/** A colour that an element is painted with. */
const colour = (element: Locator, property: string) =>
  element.evaluate((painted, name) => getComputedStyle(painted).getPropertyValue(name), property);

/** The paint behind an element: the background of the nearest box around it that has one. */
const ground = (element: Locator) =>
  element.evaluate((painted) => {
    for (let around: Element | null = painted; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  });

async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

test("the offline line stands apart from every ground and covers no word, in light and dark", async ({
  browser,
  site,
  consoleErrors,
}) => {
  const context = await browser.newContext(phone);
  consoleErrors.watch(context);
  const page = await context.newPage();
  for (const address of allPages) {
    await page.goto(site + address);
    await started(page);
    await context.setOffline(true);
    const line = page.locator("[role=status] > p").filter({ hasText: "You are offline" });
    await expect(line).toBeVisible();
    const bar = page.getByRole("navigation", { name: "Main" });
    const docked = async () => {
      const { y = 0, height = 0, width = 0 } = (await line.boundingBox()) ?? {};
      expect(width).toBe(phone.viewport.width);
      expect(Math.abs(y + height - ((await bar.boundingBox())?.y ?? 0))).toBeLessThanOrEqual(1);
      return y;
    };
    for (const colorScheme of ["light", "dark"] as const) {
      await test.step(`${address} in ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => window.scrollTo(0, 0));
        await docked();
        const paint = await ground(line);
        const edge = await colour(line, "border-top-color");
        expect(await colour(line, "border-top-style")).toBe("solid");
        expect(contrast(await colour(line, "color"), paint)).toBeGreaterThanOrEqual(4.5);
        for (const around of [page.locator("main"), page.locator("footer")]) {
          const other = await ground(around);
          const best = Math.max(contrast(paint, other), contrast(edge, other));
          expect(best).toBeGreaterThanOrEqual(3);
        }
        await toTheEnd(page);
        const last = await page.locator("footer p").last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await docked()) + 1);
      });
    }
    await context.setOffline(false);
  }
  await context.close();
});

test("what is chosen is told apart in the visitor's own colours, too", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(site + bikes.path);
  await started(page);
  const chips = page.locator("[role=search] button[aria-pressed]");
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute("aria-pressed", "true");
  const [chosen, other] = [chips.first(), chips.nth(1)];
  const paint = await ground(chosen);
  expect(contrast(paint, await ground(other))).toBeGreaterThanOrEqual(3);
  expect(contrast(paint, await colour(chosen, "color"))).toBeGreaterThanOrEqual(4.5);
  const underline = (tab: Locator) => colour(tab, "text-decoration-line");
  expect(await underline(tabBar(page).locator("[aria-current=page]"))).toBe("underline");
  expect(await underline(tabTo(page, listOf("cars")))).toBe("none");
});

test("every control is at least 44 pixels high", async ({ browser, site, consoleErrors }) => {
  const context = await browser.newContext(phone);
  consoleErrors.watch(context);
  const page = await context.newPage();
  await page.goto(site + homePath);
  const controls = page.locator("main a, main button, main summary, nav a");
  const heights = await controls.filter({ visible: true }).evaluateAll((all) =>
    all.map((control) => {
      // A card's link is as large as its picture, which it lies on.
      const cover = Number.parseFloat(getComputedStyle(control, "::after").height) || 0;
      const height = Math.max(control.getBoundingClientRect().height, cover);
      return [control.textContent, Math.round(height)] as const;
    }),
  );
  expect(heights.filter(([, height]) => height < 44)).toEqual([]);
  await context.close();
});
