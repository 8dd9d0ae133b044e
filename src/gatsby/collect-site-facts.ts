import { inlineScripts } from "../finish/pages/inline-scripts";
import { securityPolicy } from "../finish/pages/security-policy";
import { browserFiles } from "../finish/built-files";
import { knownPrefixes } from "../finish/hosts/host-rules";
import { type CatalogueData, homeAddress, siteLanguages } from "../data-check/catalogue-data";
import { iconsIn } from "./bundle/icons";
import type { SiteFacts } from "./render/site-facts";

/** @param publicFolder where webpack has written the browser's files; null in the preview */
export async function collectSiteFacts(
  data: CatalogueData,
  publicFolder: string | null,
): Promise<SiteFacts> {
  const languages = siteLanguages(data);
  const scripts = await inlineScripts();
  return {
    business: data.business,
    languages,
    home: homeAddress(data),
    day: new Date().toISOString().slice(0, 10),
    routes: Object.fromEntries(
      languages.map((language) => [language.code, knownPrefixes(data, [language])]),
    ),
    inlineScripts: scripts,
    icons: iconsIn("src/components/ui/icons"),
    policy:
      process.env.POLICY_IN_PAGES === undefined ? null : securityPolicy(Object.values(scripts)),
    files: publicFolder === null ? null : await browserFiles(publicFolder),
  };
}
