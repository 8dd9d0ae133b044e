import type { PrefixRoute } from "../../catalogue/addresses/site-addresses";
import { languages } from "../../catalogue/text/languages";
import {
  type BusinessData,
  type CatalogueData,
  homeAddress,
} from "../../data-check/catalogue-data";
import { type BrowserFiles, browserFiles } from "../output/built-files";
import { iconsIn } from "../bundle/icons";
import { listPrefixes } from "../hosts/host-rules";
import { securityPolicy } from "../hosts/security-policy";
import { type InlineScripts, inlineScripts } from "./bundled-script";
import type { Icons } from "./icon-sprite";

declare global {
  /** Defined by webpack (`gatsby/hooks.ts`). */
  const SITE_FACTS: SiteFacts;
}

/** A constant of the renderer, so that Gatsby renders all pages again when it changes. */
export interface SiteFacts {
  readonly business: BusinessData;
  /** Address of the English home page. */
  readonly home: string;
  /** Pages show availability, so a build on another day renders them again. */
  readonly day: string;
  /** By language. */
  readonly routes: Readonly<Record<string, readonly PrefixRoute[]>>;
  readonly inlineScripts: InlineScripts;
  readonly icons: Icons;
  /** Null where the host sends the policy. */
  readonly policy: string | null;
  /** Null in the preview. */
  readonly files: BrowserFiles | null;
}

/** @param publicFolder null in the preview */
export async function collectSiteFacts(
  data: CatalogueData,
  publicFolder: string | null,
): Promise<SiteFacts> {
  const scripts = await inlineScripts();
  return {
    business: data.business,
    home: homeAddress(data),
    day: new Date().toISOString().slice(0, 10),
    routes: Object.fromEntries(
      languages.map((language) => [language.code, listPrefixes(data, [language])]),
    ),
    inlineScripts: scripts,
    icons: iconsIn("src/components/ui/icons"),
    policy: process.env.POLICY_IN_PAGES === "true" ? securityPolicy(Object.values(scripts)) : null,
    files: publicFolder === null ? null : await browserFiles(publicFolder),
  };
}
