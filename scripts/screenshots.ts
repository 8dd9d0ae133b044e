import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { shownPages } from "../src/data-check/catalogue-data";
import { checkedData } from "../src/data-check/check-data";
import { routeRules } from "../src/finish/host-rules";
import { chromiumOptions } from "./chromium";
import { writeGuidePictures } from "./guide-pictures";
import {
  colorSchemes,
  openForPicture,
  type View,
  viewContext,
  wholePicture,
} from "./page-pictures";
import { servedSite } from "./site-server";

const views: readonly View[] = [
  { name: "360-phone", width: 360, height: 740, device: "phone", scale: 2 },
  { name: "360-desktop", width: 360, height: 740, device: "desktop", scale: 2 },
  { name: "768-phone", width: 768, height: 1024, device: "phone", scale: 1 },
  { name: "768-desktop", width: 768, height: 1024, device: "desktop", scale: 1 },
  { name: "1440-desktop", width: 1440, height: 900, device: "desktop", scale: 1 },
];
const target = path.resolve("screenshots");

/** Asks for the pictures of the owner's guide instead. */
const guideFlag = "--guide";

async function main(): Promise<void> {
  if (!process.argv.includes(guideFlag)) return writeScreenshots();
  const browser = await chromium.launch(chromiumOptions());
  await writeGuidePictures(browser);
  await browser.close();
  console.log("The pictures of the owner's guide are made; look at them before you commit them.");
}

/** Photographs every page, or those whose address holds one of the command's words. */
async function writeScreenshots(): Promise<void> {
  const data = await checkedData(path.resolve("data"));
  const rules = routeRules(data);
  const site = await servedSite({ folder: path.resolve("public"), rules });
  const pages = new Set([
    ...rules.map(({ to }) => to),
    ...shownPages(data)
      .filter(({ match }) => match === "exact")
      .map((page) => page.path),
    "/upload",
    "/nowhere",
  ]);
  const wanted = process.argv.slice(2);
  const shown = [...pages].filter(
    (address) => wanted.length === 0 || wanted.some((part) => address.includes(part)),
  );
  await mkdir(target, { recursive: true });
  const browser = await chromium.launch(chromiumOptions());
  for (const colorScheme of colorSchemes) {
    for (const view of views) {
      const context = await viewContext(browser, view, colorScheme);
      const page = await context.newPage();
      for (const address of shown) {
        await openForPicture(page, site.origin + address);
        const file = (part: string) =>
          path.join(target, `${address.slice(1)}-${view.name}-${colorScheme}${part}.png`);
        await page.screenshot({ path: file("") });
        await wholePicture(page, file("-whole"));
      }
      await context.close();
    }
  }
  await browser.close();
  site.stop();
  console.log(`Screenshots of ${shown.length} pages are in ${target}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
