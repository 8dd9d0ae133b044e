import { data, listOf } from "../support/built-site";
import { expect, phone, test, watchShifts } from "./site";

const bikes = listOf("bikes");
const shared = data.bikes.slice(0, 3).map(({ id }) => id);
const last = data.bikes.at(-1)?.name ?? "";

const allWidths = [320, 360, 412, 768, 1024, 1440];

/** What an address adds to a list, a text that shows it, and the largest Cumulative Layout Shift. */
const starts = [
  { query: "", text: /₹/, maxShift: 0.005 },
  { query: "?days=3&km=200", text: /^Lowest:/, maxShift: 0.01 },
  { query: `?days=3&list=${shared.join("-")}`, text: /^3 .* to compare$/, maxShift: 0.005 },
  { query: "?list=99998-99999", text: /^This link .* is no longer offered/, maxShift: 0.005 },
  {
    query: `?q=${encodeURIComponent(last)}`,
    text: `1 of ${data.bikes.length}`,
    maxShift: 0.04,
    widths: [360],
  },
];

test.use(phone);

for (const { query, text, maxShift, widths = allWidths } of starts) {
  test(`the start of a list with ${query || "no query"} shifts the layout by at most ${maxShift}`, async ({
    page,
    open,
  }) => {
    const shift = await watchShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await open(bikes.path + query);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeInViewport();
      expect(await shift(), `${width} px`).toBeLessThanOrEqual(maxShift);
    }
  });
}
