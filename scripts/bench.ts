import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { shownPages } from "../src/data-check/catalogue-data";
import { checkedData } from "../src/data-check/check-data";
import { allItemPaths, allPrefixRoutes } from "../src/finish/hosts/host-rules";
import { benchHost } from "./bench/bench-host";
import { writeFloor } from "./bench/floor";
import { type Load, measuredLoad, measuredTaps, type Taps } from "./bench/measurements";
import { chromiumOptions } from "./chromium";

const build = path.resolve("public");

/** What one page was measured to be, run by run. */
interface Measured {
  readonly address: string;
  readonly site: Load[];
  readonly floor: Load[];
  readonly taps: Taps[];
  readonly slowTaps: Taps[];
}

/**
 * Measures pages beside their floor, a page written by hand (`bench/floor.ts`), on a phone with a throttled
 * network and processor, and taps on tabs. Runs of all pages and of both sites are interleaved, so that
 * a slow spell of the machine affects all alike. Prints a table of medians and asserts nothing.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "3" } },
  });
  const addresses = positionals.length > 0 ? positionals : await pagesOfEveryKind();
  const floorFolder = await mkdtemp(path.join(os.tmpdir(), "floor-"));
  await writeFloor(build, floorFolder, addresses);
  const site = await benchHost(build);
  const floor = await benchHost(floorFolder);
  const browser = await chromium.launch(chromiumOptions());
  const pages = addresses.map((address): Measured => ({
    address,
    site: [],
    floor: [],
    taps: [],
    slowTaps: [],
  }));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const page of pages) {
      page.site.push(await measuredLoad(browser, site.origin + page.address));
      page.floor.push(await measuredLoad(browser, floor.origin + page.address));
      page.taps.push(await measuredTaps(browser, site.origin + page.address, 1));
      page.slowTaps.push(await measuredTaps(browser, site.origin + page.address, 4));
    }
  }
  await browser.close();
  site.stop();
  floor.stop();
  await rm(floorFolder, { recursive: true });
  console.log(table(pages));
}

/** All lists, and one item's page below each. */
async function pagesOfEveryKind(): Promise<string[]> {
  const data = await checkedData(path.resolve("data"));
  const items = new Map(
    allItemPaths(data).map((address) => [path.dirname(address), address] as const),
  );
  const exact = shownPages(data)
    .filter(({ match }) => match === "exact")
    .map((page) => page.path);
  const byPrefix = allPrefixRoutes(data).map((route) => route.path);
  return [...new Set([...exact, ...byPrefix, ...items.values()])];
}

/** A Markdown table: the page and its floor side by side, taps at full and at a quarter of the speed. */
function table(pages: readonly Measured[]): string {
  const rows = pages.map(({ address, site, floor, taps, slowTaps }) => {
    const beside = (figure: (load: Load) => number) => {
      const [own, other] = [median(site.map(figure)), median(floor.map(figure))];
      return `${own.toFixed(0)} / ${other.toFixed(0)} = ${(own / other).toFixed(2)}`;
    };
    const tap = (figure: (measured: Taps) => number) =>
      [taps, slowTaps].map((of) => median(of.map(figure)).toFixed(0)).join(" / ");
    return [
      address,
      beside(({ firstPaint }) => firstPaint),
      beside(({ largestPaint }) => largestPaint),
      beside(({ pictures }) => pictures),
      median(site.map(({ shift }) => shift)).toFixed(3),
      beside(({ kilobytes }) => kilobytes),
      tap(({ heading }) => heading),
      tap(({ pictures }) => pictures),
    ];
  });
  const heads = [
    "page / floor",
    "first paint ms",
    "largest paint ms",
    "pictures ms",
    "shift",
    "kB",
    "tap to heading ms",
    "tap to pictures ms",
  ];
  return [heads, heads.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** NaN where there is nothing, or something that was not measured. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
