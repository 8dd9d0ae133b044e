import type { CatalogueData } from "../data-check/catalogue-data";
import { writeHostFiles } from "./hosts/host-files";
import { routeRules } from "./hosts/host-rules";
import { precacheManifest } from "./offline/precache-files";
import { completeServiceWorker } from "./offline/service-worker";
import { pageAddresses, writeFlatPages } from "./pages/flat-pages";
import { inlineScripts } from "./pages/inline-scripts";
import { precompress } from "./pages/precompress";
import { securityHeaders, securityPolicy } from "./pages/security-policy";
import { removeUnpublished } from "./published-files";
import { writeRobots } from "./search-engines/robots";

/**
 * Turns Gatsby's output into the published site, step by step
 * (docs/decisions/0008-after-the-build.md).
 *
 * @returns a summary of the files stored for offline use
 * @throws Error when Gatsby's output has an unexpected form
 */
export async function finishBuild(publicFolder: string, data: CatalogueData): Promise<string> {
  const addresses = await pageAddresses(publicFolder);
  await writeRobots(publicFolder, data.business.siteUrl);
  await writeFlatPages(publicFolder, addresses);
  const manifest = await precacheManifest(publicFolder, data);
  await completeServiceWorker(publicFolder, manifest);
  const policy = securityPolicy(Object.values(await inlineScripts()));
  await writeHostFiles(publicFolder, routeRules(data), securityHeaders(policy));
  await removeUnpublished(publicFolder);
  await precompress(publicFolder);
  return `${Object.keys(manifest.files).length} files are stored for offline use`;
}
