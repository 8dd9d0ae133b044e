import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { precompress } from "../src/finish/precompress";
import { categories, openLighthouse } from "./lighthouse";

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

/**
 * Lighthouse on its slow phone profile, the median of several runs for every page, beside the same
 * page without any script as the yardstick. Prints a table; asserts nothing.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  await cp(path.resolve("public"), folder, { recursive: true });
  for (const address of addresses) {
    const html = await readFile(path.join(folder, `${address}.html`), "utf8");
    const bare = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    await writeFile(path.join(folder, `bare${address.replaceAll("/", "-")}.html`), bare);
  }
  await precompress(folder);
  const lighthouse = await openLighthouse(folder);
  console.log(
    `| page | ${categories.join(" | ")} | LCP ms | without script | ratio | TBT ms | CLS |`,
  );
  console.log(`| --- |${" --- |".repeat(categories.length + 5)}`);
  const wanted = process.argv.slice(2);
  for (const address of addresses.filter((page) => wanted.length === 0 || wanted.includes(page))) {
    const site = await lighthouse.median(address, runs);
    const bare = await lighthouse.median(`/bare${address.replaceAll("/", "-")}`, runs);
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
  lighthouse.close();
  await rm(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
