import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { isolatedChromiumOptions } from "../../scripts/chromium";
import { fallbackFont, fallbackFontFiles } from "../../scripts/fonts";
import { listKinds } from "../support/built-site";
import { expect, hasFont, held, phone, rested, started, test, watchShifts } from "./site";

/** A browser that has only these fonts. */
async function browserWith(files: readonly string[], folder: string): Promise<Browser> {
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(file, path.join(folder, path.basename(file)));
  const configuration = path.join(folder, "fonts.conf");
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return chromium.launch({
    ...isolatedChromiumOptions(),
    env: { ...process.env, FONTCONFIG_FILE: configuration },
  });
}

let browser: Browser | undefined;
test.afterEach(() => browser?.close());

/** Opens a page on which the site's font arrives last, and measures its layout shift. */
async function shiftOf(address: string, width: number): Promise<number> {
  if (browser === undefined) throw new Error("The test has not started its browser.");
  const viewport = { ...phone.viewport, width };
  const page = await browser.newPage({ ...phone, viewport, serviceWorkers: "block" });
  const sendFont = await held(page, "**/*.woff2");
  const shift = await watchShifts(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await started(page);
  const chip = page.locator("main").getByText(/^(Open until|Opens|Closes in) .+/);
  await expect(chip.filter({ visible: true })).toHaveCount(1);
  await rested(page);
  expect(await hasFont(page)).toBe(false);
  const addresses = () => page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
  await expect.poll(addresses).toContainEqual(expect.stringContaining("/styles"));
  sendFont();
  await expect.poll(() => hasFont(page)).toBe(true);
  return shift();
}

/** Cumulative Layout Shift. Rows of links may move a little, because a text has another width in each font. */
const maxShift = 0.001;
/** At 384 px a sentence of the lists just fits on its line, so another font could wrap it. */
const widths = [360, 384];
for (const width of widths) {
  test(`lists of ${width} px shift by less than ${maxShift} when the site's font replaces ${fallbackFont} late and the opening chip is filled`, async ({
    site,
  }, testInfo) => {
    const files = fallbackFontFiles();
    test.skip(files === null, `${fallbackFont} is not installed`);
    browser = await browserWith(files ?? [], testInfo.outputPath("fonts"));
    for (const address of listKinds) {
      const shift = await shiftOf(site + address, width);
      expect(shift, address).toBeLessThan(maxShift);
    }
  });
}
