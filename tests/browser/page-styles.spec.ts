import { readFile } from "node:fs/promises";
import path from "node:path";
import { pageKinds, publicFolder, translatedKinds } from "../support/built-site";
import { differentPixels } from "./different-pixels";
import { expect, failedLoadMessage, phone, test } from "./site";

/** The edges of an icon differ, because it has another position in the critical styles' sprite. */
const maxDifferentPixels = 30;

test.use(phone);

test("every kind of page looks the same with its critical styles alone as with the whole style sheet", async ({
  page,
  site,
  allowedErrors,
}) => {
  allowedErrors.push(failedLoadMessage);
  await page.route(/\.(?:js|avif|woff2)$|styles\.\w+\.css$/, (route) => route.abort());
  for (const address of [...pageKinds, ...translatedKinds]) {
    await page.goto(site + address);
    // By default content far below the screen is not rendered.
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    // Shows the waiting line, so that its styles are compared, too.
    await page.locator("#waiting").evaluate((line) => line.removeAttribute("hidden"));
    const critical = await page.screenshot({ fullPage: true });
    const sheet = await page.locator("style[data-href]").getAttribute("data-href");
    const text = await readFile(path.join(publicFolder, sheet ?? ""), "utf8");
    const [, font] = /font-family:([^;]+);[^}]*url\(/.exec(text) ?? [];
    // Removes the site's font, because its file is blocked.
    const css = text.replaceAll(new RegExp(`"?${font}"?,`, "g"), "");
    await page.addStyleTag({ content: css });
    const whole = await page.screenshot({ fullPage: true });
    const different = (await differentPixels(critical, whole)).filter(Boolean);
    expect(different.length, address).toBeLessThanOrEqual(maxDifferentPixels);
  }
});
