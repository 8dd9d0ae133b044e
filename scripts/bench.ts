import { mkdtemp, readFile, writeFile, cp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { precompress } from "../src/build/precompress";
import { chromiumOptions } from "./chromium";
import { siteServer } from "./site-server";

const runs = Number(process.env.RUNS ?? 5);
const addresses = [
  "/visakha-rentals",
  "/car-rental-in-vizag",
  "/taxi-rental-in-vizag",
  "/hotel-booking-in-vizag-visakha-rentals",
  "/hotel-booking-in-vizag-standard",
  "/hotel-booking-in-vizag-classic",
  "/hotel-booking-in-vizag-fortune",
  "/upload",
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Measured {
  readonly scores: readonly number[];
  /** Largest contentful paint and total blocking time in milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/**
 * Lighthouse on its slow phone profile, the median of several runs for every page, beside the same
 * page without any script as the yardstick. Prints a table; asserts nothing.
 */
async function main(): Promise<void> {
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  await cp(path.resolve("public"), folder, { recursive: true });
  for (const address of addresses) {
    const html = await readFile(path.join(folder, `${address}.html`), "utf8");
    const bare = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    await writeFile(path.join(folder, `bare${address.replaceAll("/", "-")}.html`), bare);
  }
  await precompress(folder);
  const server = await siteServer({ folder, rules: [] });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { executablePath, args = [] } = chromiumOptions();
  const chrome = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: [...args, "--headless=new", "--host-resolver-rules=MAP *.google.com 127.0.0.1:9"],
  });
  const once = async (address: string): Promise<Measured> => {
    const result = await lighthouse(origin + address, { port: chrome.port, logLevel: "error" });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
    const { audits, categories: scored } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
    return {
      scores: categories.map((category) => Math.round((scored[category]?.score ?? 0) * 100)),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  };
  const median = async (address: string): Promise<Measured> => {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await once(address));
    const sorted = measured.sort((a, b) => a.lcp - b.lcp);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined) throw new Error("RUNS has to be 1 or more");
    return middle;
  };
  console.log(
    `| page | ${categories.join(" | ")} | LCP ms | without script | ratio | TBT ms | CLS |`,
  );
  console.log(`| --- |${" --- |".repeat(categories.length + 5)}`);
  const wanted = process.argv.slice(2);
  for (const address of addresses.filter((page) => wanted.length === 0 || wanted.includes(page))) {
    const site = await median(address);
    const bare = await median(`/bare${address.replaceAll("/", "-")}`);
    const figures = [
      address,
      ...site.scores,
      Math.round(site.lcp),
      Math.round(bare.lcp),
      (site.lcp / bare.lcp).toFixed(2),
      Math.round(site.tbt),
      site.cls.toFixed(3),
    ];
    console.log(`| ${figures.join(" | ")} |`);
  }
  chrome.kill();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
