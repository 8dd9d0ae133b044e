import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { isolatedChromiumOptions } from "./chromium";
import { differenceOf, type Difference } from "./compare-pages/difference";
import { sharedPages } from "./compare-pages/shared-pages";
import {
  colorSchemes,
  type ColorScheme,
  openForPicture,
  type View,
  viewContext,
  wholePicture,
} from "./page-pictures";
import { servedSite } from "./site-server";

const narrow: View = { name: "360-phone", width: 360, height: 740, device: "phone", scale: 1 };
const tablet: View = { name: "768-phone", width: 768, height: 1024, device: "phone", scale: 1 };
const wide: View = { name: "1440-desktop", width: 1440, height: 900, device: "desktop", scale: 1 };
/** Asks for every page in place of one of each kind, on the narrowest and on the widest screen. */
const everyFlag = "--all";
const target = path.resolve("comparison");
/** How often a page is photographed until it rests. */
const mostTries = 8;
/**
 * How often a page is opened anew as long as it differs: of ten openings one shows letters of the fallback
 * in the top bar, on a page that has laid them out in its font.
 */
const mostOpenings = 4;

/** One page on one screen, as it was and as it is. */
interface Compared {
  readonly address: string;
  readonly look: string;
  /** Null where it looks the same. */
  readonly difference: Difference | null;
}

/** A page that is compared, and the screen on which it is. */
interface Shown {
  readonly address: string;
  readonly view: View;
}

/**
 * Photographs every kind of page of two builds, or with `--all` every page, or those whose address holds
 * one of the words that follow the folders, and says where they differ. The pictures of what
 * differs are in `comparison`: before, after, and the difference.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2).filter((word) => word !== everyFlag);
  const [before, after, ...wanted] = given;
  if (before === undefined || after === undefined) {
    throw new Error("Say which builds: npm run compare-pages -- BEFORE_FOLDER AFTER_FOLDER");
  }
  const isEvery = process.argv.includes(everyFlag);
  const { both, kinds, inOne } = sharedPages(await pagesOf(before), await pagesOf(after));
  const views = isEvery ? [narrow, wide] : [narrow, tablet, wide];
  const shown: readonly Shown[] = views.flatMap((view) =>
    (isEvery ? both : kinds)
      .filter((address) => wanted.length === 0 || wanted.some((part) => address.includes(part)))
      .map((address) => ({ address, view })),
  );
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const sites = await Promise.all(
    [before, after].map((folder) => servedSite({ folder: path.resolve(folder), rules: [] })),
  );
  const [one, other] = sites.map(({ origin }) => origin) as [string, string];
  const browser = await chromium.launch(isolatedChromiumOptions());
  const compared: Compared[] = [];
  for (const next of shown) compared.push(...(await comparedLooks(browser, next, [one, other])));
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

/** Opens a page of both builds and compares it in each colour scheme, and again where it differs. */
async function comparedLooks(
  browser: Browser,
  { address, view }: Shown,
  origins: readonly [string, string],
): Promise<Compared[]> {
  // Both are seen at the same time of day: a page says whether the shop is open.
  const now = new Date();
  const opened = async (origin: string): Promise<Page> => {
    // A context of its own is a window of its own: what lies behind another is drawn late.
    const context = await viewContext(browser, view, colorSchemes[0]);
    await context.clock.setFixedTime(now);
    const page = await context.newPage();
    await openForPicture(page, origin + address);
    return page;
  };
  const compared: Compared[] = [];
  let waiting: readonly ColorScheme[] = colorSchemes;
  for (let openings = 1; waiting.length > 0; openings += 1) {
    const differing: ColorScheme[] = [];
    const pages = await Promise.all([opened(origins[0]), opened(origins[1])]);
    for (const colorScheme of waiting) {
      for (const page of pages) await page.emulateMedia({ colorScheme });
      const pictures = await picturesOf(pages);
      const difference = await differenceOf(...pictures);
      if (difference !== null && openings < mostOpenings) {
        differing.push(colorScheme);
        continue;
      }
      compared.push({ address, look: `${view.name}, ${colorScheme}`, difference });
      if (difference !== null) {
        const name = `${address.slice(1).replaceAll("/", "-")}-${view.name}-${colorScheme}`;
        await writePictures(name, pictures, difference);
      }
    }
    for (const page of pages) await page.context().close();
    waiting = differing;
  }
  return compared;
}

/** Pictures of two pages: the first of each where they show the same, and else those at rest. */
async function picturesOf([one, other]: readonly [Page, Page]): Promise<[Buffer, Buffer]> {
  const pictures = await Promise.all([wholePicture(one), wholePicture(other)]);
  if ((await differenceOf(...pictures)) === null) return pictures;
  return Promise.all([settledPicture(one), settledPicture(other)]);
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
  const differing = compared.flatMap(({ address, look, difference }) =>
    difference === null ? [] : `| ${address} | ${look} | ${difference.words} |`,
  );
  console.log("| page | screen | differs |\n| --- | --- | --- |");
  for (const line of differing) console.log(line);
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
