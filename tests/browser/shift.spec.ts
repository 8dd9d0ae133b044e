import { fallbackFont, hasFallbackFont } from "../../scripts/test-tools";
import { data, languagePrefixes, listKinds, listOf, places } from "../support/built-site";
import { expect, hasFont, held, layoutShift, phone, rested, started, test } from "./site";

const bikes = listOf("bikes");
const shared = data.bikes.slice(0, 3).map(({ id }) => id);
const last = data.bikes.at(-1)?.name ?? "";

const allWidths = [320, 360, 768, 1440];

/** What an address adds to a list, a text that shows it, and the largest Cumulative Layout Shift. */
const starts = [
  { query: "", text: /₹/, maxShift: 0.005 },
  { query: "?days=3&km=200", text: /^Lowest:/, maxShift: 0.01 },
  { query: `?days=3&list=${shared.join("-")}`, text: /^3 .* to compare$/, maxShift: 0.005 },
  { query: "?list=99998-99999", text: /^This link .* is no longer offered/, maxShift: 0.005 },
  { query: `?q=${last}`, text: `1 of ${data.bikes.length}`, maxShift: 0.04, widths: [360] },
];

test.use(phone);

for (const { query, text, maxShift, widths = allWidths } of starts) {
  test(`a list with ${query || "no query"} shifts by ${maxShift} at most`, async ({
    page,
    open,
  }) => {
    for (const width of widths) {
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

test("before React starts, a list says the trip of its address, and its prices are soft", async ({
  page,
  site,
}) => {
  const [place] = places;
  const trips = ["", ...languagePrefixes].map((prefix) => [
    `${prefix}${bikes.path}?days=3&to=${place?.slug ?? ""}`,
    prefix === "" ? `3 days to ${place?.name ?? ""}` : "/ 3 /",
  ]);
  const rooms = [`${listOf("hotels").path}?days=2`, "2 nights"];
  for (const [address = "", trip = ""] of [...trips, rooms]) {
    const sendScripts = await held(page, "**/*.js");
    await page.goto(site + address, { waitUntil: "domcontentloaded" });
    const price = page.getByRole("article").first().locator("p strong").first();
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`- status: ${trip}`);
    await expect(price).toHaveCSS("opacity", "0.65");
    sendScripts();
    await started(page);
    await expect(price).toHaveCSS("opacity", "1");
    await expect(page.getByRole("main")).not.toMatchAriaSnapshot(`- status: ${trip}`);
    await page.unrouteAll();
  }
});

/** At 384 px a sentence of the lists just fits on its line, so another font could wrap it. */
for (const width of [360, 384]) {
  for (const address of listKinds) {
    test(`${address} at ${width} px stays when its font arrives last`, async ({ page, open }) => {
      test.skip(!hasFallbackFont(), `${fallbackFont} is not installed`);
      await page.setViewportSize({ width, height: 740 });
      const sendFont = await held(page, "**/*.woff2");
      await open(address);
      const chip = page.locator("main").getByText(/^(Open until|Opens) .+/);
      await expect(chip.filter({ visible: true })).toHaveCount(1);
      await rested(page);
      expect(await hasFont(page)).toBe(false);
      sendFont();
      await expect.poll(() => hasFont(page)).toBe(true);
      // Rows of links may move a little, because a text has another width in each font.
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  }
}
