import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { shownPages } from "../src/data-check/catalogue-data";
import { checkedData } from "../src/data-check/check-data";
import { allItemPaths, allPrefixRoutes } from "../src/finish/host-rules";
import { benchHost } from "./bench/bench-host";
import { type Figures, medians, ratio, shown, table } from "./bench/figures";
import { writeFloor } from "./bench/floor";
import { categories, openLighthouse } from "./bench/lighthouse";
import { loadFigures } from "./bench/page-load";
import { useFigures } from "./bench/use-of-page";
import { chromiumOptions } from "./chromium";

const build = path.resolve("public");

/** What one page was measured to be, run by run. */
interface Measured {
  readonly address: string;
  readonly simulated: Figures[];
  readonly simulatedFloor: Figures[];
  readonly throttled: Figures[];
  readonly throttledFloor: Figures[];
  readonly use: Figures[];
  readonly slowUse: Figures[];
}

/**
 * Measures pages beside their floor, a page written by hand (`bench/floor.ts`): Lighthouse's slow phone,
 * simulated; a load with network and processor really throttled; and use. The runs of all pages and of
 * both sites are interleaved, so that a slow spell of the machine falls on all alike. Prints tables and
 * writes every run as JSON where `--out` names a file; asserts nothing.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "3" }, out: { type: "string" } },
  });
  const wanted = positionals.length > 0 ? positionals : await pagesOfEveryKind();
  const floorFolder = await mkdtemp(path.join(os.tmpdir(), "floor-"));
  await writeFloor(build, floorFolder, wanted);
  const site = await benchHost(build);
  const floor = await benchHost(floorFolder);
  const lighthouse = await openLighthouse();
  const browser = await chromium.launch(chromiumOptions());
  const pages = wanted.map((address): Measured => ({
    address,
    simulated: [],
    simulatedFloor: [],
    throttled: [],
    throttledFloor: [],
    use: [],
    slowUse: [],
  }));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const page of pages) {
      page.simulated.push(await lighthouse.run(site.origin + page.address));
      page.simulatedFloor.push(await lighthouse.run(floor.origin + page.address));
      page.throttled.push(await loadFigures(browser, site.origin + page.address));
      page.throttledFloor.push(await loadFigures(browser, floor.origin + page.address));
      page.use.push(await useFigures(browser, site.origin + page.address, 1));
      page.slowUse.push(await useFigures(browser, site.origin + page.address, 4));
    }
  }
  await browser.close();
  lighthouse.close();
  site.stop();
  floor.stop();
  await rm(floorFolder, { recursive: true });
  print(pages);
  if (values.out !== undefined) await writeFile(values.out, JSON.stringify(pages, null, 1));
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

function print(pages: readonly Measured[]): void {
  const loads = pages.map((page) => {
    const [simulated, simulatedFloor] = [medians(page.simulated), medians(page.simulatedFloor)];
    const [throttled, throttledFloor] = [medians(page.throttled), medians(page.throttledFloor)];
    const beside = (figures: Figures, floor: Figures, name: string) => [
      shown(figures[name]),
      shown(floor[name]),
      ratio(figures[name], floor[name]),
    ];
    return {
      address: page.address,
      simulated: [
        ...categories.map((category) => shown(simulated[category])),
        ...["fcp", "lcp"].flatMap((name) => beside(simulated, simulatedFloor, name)),
        shown(simulated.tbt),
        shown(simulated.cls, 3),
        shown(simulated.bytes),
        shown(simulatedFloor.bytes),
      ],
      throttled: [
        ...["fcp", "lcp", "shown"].flatMap((name) => beside(throttled, throttledFloor, name)),
        shown(throttled.blocked),
        shown(throttledFloor.blocked),
        shown(throttled.cls, 3),
        shown(throttled.bytes),
      ],
    };
  });
  const paint = (name: string) => [`${name} ms`, "floor", "ratio"];
  console.log("\nSlow phone, simulated (Lighthouse)\n");
  console.log(
    table(
      [
        "page",
        ...categories,
        ...paint("first paint"),
        ...paint("largest paint"),
        "blocked ms",
        "shift",
        "bytes",
        "floor",
      ],
      loads.map(({ address, simulated }) => [address, ...simulated]),
    ),
  );
  console.log("\nSlow phone, network and processor really throttled\n");
  console.log(
    table(
      [
        "page",
        ...paint("first paint"),
        ...paint("largest paint"),
        ...paint("pictures"),
        "blocked ms",
        "floor",
        "shift",
        "bytes",
      ],
      loads.map(({ address, throttled }) => [address, ...throttled]),
    ),
  );
  const uses = pages.map(({ address, use, slowUse }) => ({
    address,
    fast: medians(use),
    slow: medians(slowUse),
  }));
  const names = [...new Set(uses.flatMap(({ slow }) => Object.keys(slow)))];
  console.log("\nFrom the finger to the screen in ms: this machine / four times slower\n");
  console.log(
    table(
      ["page", ...names],
      uses.map(({ address, fast, slow }) => [
        address,
        ...names.map((name) =>
          slow[name] == null ? null : `${shown(fast[name])} / ${shown(slow[name])}`,
        ),
      ]),
    ),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
