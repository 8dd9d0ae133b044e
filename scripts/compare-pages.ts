import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { isolatedChromiumOptions } from "./chromium";
import { differenceOf, type Difference } from "./compare-pages/difference";
import { kindsOfPages } from "./compare-pages/kinds-of-pages";
import {
  colorSchemes,
  type ColorScheme,
  openForPicture,
  type View,
  viewContext,
  wholePicture,
} from "./page-pictures";
import { servedSite } from "./site-server";

const views: readonly View[] = [
  { name: "360-phone", width: 360, height: 740, device: "phone", scale: 1 },
  { name: "768-phone", width: 768, height: 1024, device: "phone", scale: 1 },
  { name: "1440-desktop", width: 1440, height: 900, device: "desktop", scale: 1 },
];
const target = path.resolve("comparison");
/** How often a page is photographed until it rests. */
const mostTries = 8;

/** One page on one screen, as it was and as it is. */
interface Compared {
  readonly address: string;
  readonly look: string;
  readonly difference: Difference;
}

/**
 * Photographs every kind of page of two builds, or those whose address holds one of the words that
 * follow the folders, and says where they differ. The pictures of what
 * differs are in `comparison`: before, after, and the difference.
 */
async function main(): Promise<void> {
  const [before, after, ...wanted] = process.argv.slice(2);
  if (before === undefined || after === undefined) {
    throw new Error("Say which builds: npm run compare-pages -- BEFORE_FOLDER AFTER_FOLDER");
  }
  const { both, inOne } = kindsOfPages(await pagesOf(before), await pagesOf(after));
  const shown = both.filter(
    (address) => wanted.length === 0 || wanted.some((part) => address.includes(part)),
  );
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const sites = await Promise.all(
    [before, after].map((folder) => servedSite({ folder: path.resolve(folder), rules: [] })),
  );
  const [one, other] = sites.map(({ origin }) => origin) as [string, string];
  const browser = await chromium.launch(isolatedChromiumOptions());
  const compared: Compared[] = [];
  for (const view of views) {
    for (const colorScheme of colorSchemes) {
      for (const address of shown) {
        const pictures = await picturesOf(browser, view, colorScheme, [one, other], address);
        const difference = await differenceOf(...pictures);
        const look = `${view.name}, ${colorScheme}`;
        compared.push({ address, look, difference });
        if (difference.share > 0) {
          const name = `${address.slice(1).replaceAll("/", "-")}-${view.name}-${colorScheme}`;
          await writePictures(name, pictures, difference);
        }
      }
    }
  }
  await browser.close();
  for (const site of sites) site.stop();
  report(compared, inOne);
}

/** Addresses of the pages that a build holds, `/cars`, without the copies in folders of their own. */
async function pagesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((file) => file.endsWith(".html") && !file.endsWith("/index.html"))
    .map((file) => file.slice(0, -".html".length));
}

async function picturesOf(
  browser: Browser,
  view: View,
  colorScheme: ColorScheme,
  origins: readonly [string, string],
  address: string,
): Promise<[Buffer, Buffer]> {
  const context = await viewContext(browser, view, colorScheme);
  // Both are seen at the same time of day: a page says whether the shop is open.
  await context.clock.setFixedTime(new Date());
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const origin of origins) {
    await openForPicture(page, origin + address);
    pictures.push(await settledPicture(page));
  }
  await context.close();
  return pictures as [Buffer, Buffer];
}

/** A picture of a page once two in a row are the same: the first may hold parts of an earlier frame. */
async function settledPicture(page: Page): Promise<Buffer> {
  let last = await wholePicture(page);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const next = await wholePicture(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} looks otherwise each time that it is photographed`);
}

async function writePictures(
  name: string,
  [before, after]: readonly [Buffer, Buffer],
  { picture }: Difference,
): Promise<void> {
  const file = (part: string) => path.join(target, `${name}-${part}.png`);
  await Promise.all([
    writeFile(file("before"), before),
    writeFile(file("after"), after),
    writeFile(file("difference"), picture),
  ]);
}

/** Writes the table; the command fails where a visitor would see another page. */
function report(compared: readonly Compared[], inOne: readonly string[]): void {
  const differing = compared.filter(({ difference }) => difference.share > 0);
  console.log("| page | screen | differs |\n| --- | --- | --- |");
  for (const { address, look, difference } of differing) {
    console.log(`| ${address} | ${look} | ${difference.words} |`);
  }
  for (const address of inOne) console.log(`| ${address} | every one | in one build alone |`);
  console.log(
    `${compared.length} pictures compared, ${differing.length} differ${
      differing.length > 0 ? `; they are in ${target}` : ""
    }.`,
  );
  if (differing.length + inOne.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
