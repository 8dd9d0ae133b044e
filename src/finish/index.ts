import { appIcon } from "../brand/mark-icons";
import type { CatalogueData } from "../data-check/catalogue-data";
import { addWords, english, pathPrefixOf } from "../catalogue/text/languages";
import { furtherWords } from "../catalogue/text/words/records";
import { changePages } from "./built-pages";
import { writeHostFiles } from "./hosts/host-files";
import { allItemPaths, knownAddresses, routeRules } from "./hosts/host-rules";
import { precacheManifest } from "./offline/precache-files";
import { finishServiceWorker } from "./offline/service-worker";
import { pageAddresses, writeFlatPages } from "./pages/flat-pages";
import { withoutNulBytes } from "./pages/nul-bytes";
import { writePageStyles } from "./pages/page-styles";
import { precompress } from "./pages/precompress";
import { policyOf, securityHeaders, writePolicyIntoPages } from "./pages/security-policy";
import { writeStartScripts } from "./pages/start-scripts";
import { removeUnpublished, shortenPictureFolders } from "./published-files";
import { writeRobots, writeSearchTags } from "./search-engines/search-tags";
import { writeIcons } from "./search-engines/site-icons";

/**
 * Turns the pages that Gatsby has written into the site that is published (docs/decisions/0008-after-the-build.md).
 * Each step works on what those before it have written. Where the environment asks for it, the pages state their
 * security policy themselves, for a host that sends no headers.
 *
 * @param publicFolder folder of the build
 * @returns how many files are cached for offline use, and the version of the list of them
 * @throws Error when a file is not as Gatsby writes it
 */
export async function finishBuild(publicFolder: string, data: CatalogueData): Promise<string> {
  for (const [code, words] of furtherWords) addWords(code, words);
  await changePages(publicFolder, withoutNulBytes);
  await shortenPictureFolders(publicFolder);
  const addresses = await pageAddresses(publicFolder);
  const styles = await writePageStyles(publicFolder);
  await writeStartScripts(publicFolder, styles, (code = english.code) =>
    knownAddresses(data, [{ pathPrefix: pathPrefixOf(code) }]),
  );
  await writeSearchTags(publicFolder, addresses, data);
  await writeRobots(publicFolder, data.business.siteUrl);
  const policy = await policyOf(publicFolder);
  if (process.env.POLICY_IN_PAGES !== undefined) await writePolicyIntoPages(publicFolder, policy);
  await writeFlatPages(publicFolder, addresses);
  await writeIcons(await appIcon(data.business.name), publicFolder);
  const items = new Set(allItemPaths(data));
  const pages = addresses.filter((address) => !items.has(address));
  const list = await precacheManifest(publicFolder, pages, styles, data);
  await finishServiceWorker(publicFolder, list);
  await writeHostFiles(publicFolder, {
    routes: routeRules(data),
    headers: securityHeaders(policy),
  });
  await removeUnpublished(publicFolder);
  await precompress(publicFolder);
  const count = Object.keys(list.files).length + Object.keys(list.pictures).length;
  return `${count} files are cached for offline use (version ${list.version})`;
}
