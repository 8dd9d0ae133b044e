import { expect, phone, started, test } from "./site";

test("nothing moves while the page loads, when the font arrives late, and when the chip is filled in", async ({
  page,
  site,
}) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.setViewportSize(phone.viewport);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto(`${site}/visakha-rentals`);
  await started(page);
  await expect(page.getByText(/^Open(s at 06:00| now)$/).filter({ visible: true })).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("16px 'Plex Sans'"))).toBe(true);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
});

test("paper gets the prices, the name, the phones, the address and the date, and no controls", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1040 });
  await page.goto(`${site}/visakha-rentals`);
  const head = page.locator(".print-only");
  await expect(head).toContainText("Visakha Rentals");
  await expect(head).toContainText("+91 891 000 0001 · +91 891 000 0002");
  await expect(head).toContainText("530016");
  await expect(head).toContainText(/Prices as of \d{1,2} \w+ \d{4}/);
  await expect(page.getByRole("row").filter({ visible: true })).toHaveCount(16 * 8);
  await expect(page.locator("main img, iframe, nav").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
});

test("paper says nothing of pictures, which are not printed", async ({ page, site }) => {
  await page.goto(`${site}/visakha-rentals`);
  const note = page.getByText("Pictures are illustrations");
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main img").filter({ visible: true })).toHaveCount(0);
  await expect(note).toBeHidden();
});

test("long names and short lists keep cards of one row aligned and inside the screen", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site}/visakha-rentals`);
  await page
    .locator("article h2")
    .first()
    .evaluate((name) => {
      name.textContent =
        "Royal Enfield Interceptor 650 Twin Special Edition Supercalifragilistic".repeat(2);
    });
  await page
    .locator("article")
    .nth(1)
    .evaluate((card) => {
      for (const row of card.querySelectorAll("tbody tr:nth-child(n + 2)")) row.remove();
    });
  const boxes = await Promise.all(
    [0, 1, 2, 3].map((index) => page.locator("article").nth(index).boundingBox()),
  );
  expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

test("every control is at least 44 pixels high", async ({ browser, site }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${site}/visakha-rentals`);
  const heights = await page
    .locator("main a, main button, main summary, nav a")
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map(
          (control) =>
            [control.textContent, Math.round(control.getBoundingClientRect().height)] as const,
        ),
    );
  expect(heights.filter(([, height]) => height < 44)).toEqual([]);
  await context.close();
});
