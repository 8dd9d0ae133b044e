import type { CatalogueData } from "../../data-check/catalogue-data";
import { completeServiceWorker } from "./service-worker";
import { writeHostFiles } from "../hosts/host-files";
import { adminAddress, routeRules } from "../hosts/host-rules";
import { inlineScripts } from "../documents/bundled-script";
import { precompress } from "../hosts/precompress";
import { securityHeaders, securityPolicy } from "../hosts/security-policy";
import { copyFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "../../offline/precache-manifest";

/** Files that only Gatsby reads. */
const notForVisitors = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/**
 * Turns Gatsby's output into the published site (docs/decisions/0008-after-the-build.md).
 *
 * @returns a summary of the files stored for offline use
 * @throws Error when Gatsby's output has an unexpected form
 */
export async function finishBuild(publicFolder: string, data: CatalogueData): Promise<string> {
  const addresses = await pageAddresses(publicFolder);
  await writeRobots(publicFolder, data.business.siteUrl);
  await writeFlatPages(publicFolder, addresses);
  const storedFiles = await completeServiceWorker(publicFolder, data);
  const policy = securityPolicy(Object.values(await inlineScripts()));
  await writeHostFiles(routeRules(data), securityHeaders(policy));
  for (const name of notForVisitors)
    await rm(path.join(publicFolder, name), { recursive: true, force: true });
  await precompress(publicFolder);
  return `${storedFiles} files are stored for offline use`;
}

/** Addresses of all pages except the root, the error page and the owner's forms. */
async function pageAddresses(publicFolder: string): Promise<string[]> {
  const files = await readdir(publicFolder, { recursive: true });
  return files
    .filter((file) => path.basename(file) === pageFile && file !== pageFile)
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`)
    .filter((address) => !adminAddress.test(address));
}

/**
 * Copies `car-rental-in-vizag/index.html` to `car-rental-in-vizag.html`, so that static hosts
 * answer the address without a redirect.
 */
async function writeFlatPages(publicFolder: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const folder = path.join(publicFolder, address);
    await copyFile(path.join(folder, pageFile), `${folder}.html`);
  }
}

async function writeRobots(publicFolder: string, siteUrl: string): Promise<void> {
  const rules = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(publicFolder, "robots.txt"), rules.join("\n"));
}
