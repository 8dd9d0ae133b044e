import { fallbackFont, hasFallbackFont } from "../../scripts/test-tools";
import { data, listKinds, listOf } from "../support/built-site";
import { expect, hasFont, held, layoutShift, phone, rested, test } from "./site";

const bikes = listOf("bikes");
const shared = data.bikes.slice(0, 3).map(({ id }) => id);
const last = data.bikes.at(-1)?.name ?? "";

const widths = [320, 360, 768, 1440];

/** What an address adds to a list, a text that shows it, the largest Cumulative Layout Shift, and the widths to test. */
const starts = [
  ["", /₹/, 0.005, widths],
  ["?days=3&km=200", /^Lowest:/, 0.01, widths],
  [`?days=3&list=${shared.join("-")}`, /^3 .* to compare$/, 0.005, widths],
  ["?list=99998-99999", /^This link .* is no longer offered/, 0.005, widths],
  [`?q=${last}`, `1 of ${data.bikes.length}`, 0.04, [360]],
] as const;

test.use(phone);

for (const [query, text, maxShift, tested] of starts) {
  test(`a list with ${query || "no query"} shifts by ${maxShift} at most`, async ({
    page,
    open,
  }) => {
    for (const width of tested) {
      await page.setViewportSize({ width, height: 740 });
      await open(bikes.path + query);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeInViewport();
      expect(await layoutShift(page), `${width} px`).toBeLessThanOrEqual(maxShift);
    }
  });
}

test("results of a search that come late shift the list by 0.02 at most", async ({
  page,
  open,
}) => {
  const sendScripts = await held(page, "**/search-*.js");
  await open(bikes.path);
  await page.getByRole("searchbox").fill(last);
  // Shifts within half a second of an input do not count.
  await page.waitForTimeout(600);
  const before = await layoutShift(page);
  sendScripts();
  await expect(page.getByText(`1 of ${data.bikes.length}`)).toBeVisible();
  expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.02);
});

for (const address of listKinds) {
  test(`${address} stays when its font arrives last`, async ({ page, open }) => {
    test.skip(!hasFallbackFont(), `${fallbackFont} is not installed`);
    // At 384 px a sentence of the lists just fits on its line, so another font could wrap it.
    for (const width of [360, 384]) {
      await page.setViewportSize({ width, height: 740 });
      const sendFont = await held(page, "**/*.woff2");
      await open(address);
      await rested(page);
      expect(await hasFont(page)).toBe(false);
      sendFont();
      await expect.poll(() => hasFont(page)).toBe(true);
      // Rows of links may move a little, because a text has another width in each font.
      expect(await layoutShift(page), `${width} px`).toBeLessThan(0.001);
    }
  });
}
